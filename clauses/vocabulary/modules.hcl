# Modules of Ansible, each as the command that does the same on the host: by the module and the state that it is to bring about, else by
# the module alone. {a|b} is the first of its arguments that is given.

set "programs.ansible" {
  words = ["ansible"]
}

map "modules" {
  words = {
    "file-absent" = "rm -rf {path|dest|name}", "file-touch" = "touch {path|dest|name}",
    "file-directory" = "mkdir -p {path|dest|name}", "file" = "chmod {mode} {path|dest|name}",
    "win_file-absent" = "rm -rf {path|dest|name}", "tempfile" = "mktemp",
    "find" = "ls {paths|path}", "stat" = "stat {path}", "slurp" = "cat {src|path}",
    "fetch" = "cat {src}", "copy" = "cp {src} {dest}", "template" = "cp {src} {dest}",
    "synchronize" = "rsync -a {src} {dest}", "unarchive" = "tar xf {src} -C {dest}",
    "lineinfile" = "tee -a {path|dest}", "blockinfile" = "tee -a {path|dest}",
    "replace" = "sed -i s/a/b/ {path|dest}", "get_url" = "curl -o {dest} {url}",
    "uri" = "curl -X {method} {url}", "service" = "systemctl restart {name}",
    "systemd" = "systemctl restart {name}", "systemd_service" = "systemctl restart {name}",
    "sysvinit" = "systemctl restart {name}", "win_service" = "systemctl restart {name}",
    "service-stopped" = "systemctl stop {name}", "systemd-stopped" = "systemctl stop {name}",
    "reboot" = "reboot", "sysctl" = "sysctl -w {name}={value}", "mount" = "mount {src} {path}",
    "cron" = "crontab {name}", "user-absent" = "userdel -r {name}", "user" = "useradd {name}",
    "authorized_key" = "tee -a /root/.ssh/authorized_keys", "apt" = "apt-get install -y {name|pkg}",
    "apt-absent" = "apt-get remove -y {name|pkg}", "yum" = "yum install -y {name}",
    "yum-absent" = "yum remove -y {name}", "dnf" = "dnf install -y {name}",
    "dnf-absent" = "dnf remove -y {name}", "package" = "apt-get install -y {name}",
    "package-absent" = "apt-get remove -y {name}", "pip" = "pip install {name}",
    "postgresql_db-absent" = "dropdb {name|db}", "postgresql_db" = "createdb {name|db}",
    "postgresql_table-absent" = "psql -c 'DROP TABLE '{name|table}",
    "postgresql_schema-absent" = "psql -c 'DROP SCHEMA '{name|schema}' CASCADE'",
    "postgresql_user-absent" = "dropuser {name|user}", "postgresql_query" = "psql -c {query}",
    "postgresql_tablespace-absent" = "psql -c 'DROP TABLESPACE '{name|tablespace}",
    "mysql_db-absent" = "mysqladmin -f drop {name}", "mysql_db" = "mysqladmin create {name}",
    "mysql_query" = "mysql -e {query}", "mssql_db-absent" = "mysqladmin -f drop {name}",
    "mssql_script" = "sqlcmd -Q {script}", "clickhouse_client" = "clickhouse-client -q {execute}",
    "influxdb_database-absent" = "influx bucket delete --name {database_name|name}",
    "mongodb_shell" = "mongosh --eval {eval}", "redis" = "redis-cli {command}all",
    "redis_data-absent" = "redis-cli del {key}",
    "elastic_index-absent" = "curl -X DELETE http://elasticsearch:9200/{name}",
    "rabbitmq_queue-absent" = "rabbitmqadmin delete queue name={name}",
    "lvol-absent" = "lvremove -f {vg}/{lv}", "lvg-absent" = "vgremove -f {vg}",
    "zfs-absent" = "zfs destroy -r {name}", "filesystem" = "mkfs -t {fstype} {dev|device}",
    "parted-absent" = "parted {device} rm {number}",
    "docker_volume-absent" = "docker volume rm {name|volume_name}",
    "docker_container-absent" = "docker rm -f {name}",
    "docker_compose_v2-absent" = "docker compose down",
    "k8s-absent" = "kubectl delete {kind} {name} -n {namespace}",
    "helm-absent" = "helm uninstall {name|release_name}",
    "s3_bucket-absent" = "aws s3 rb --force s3://{name}",
    "rds_instance-absent" = "aws rds delete-db-instance --db-instance-identifier {db_instance_identifier|id|name}",
    "ec2_instance-absent" = "aws ec2 terminate-instances --instance-ids {instance_ids}",
    "ec2_vol-absent" = "aws ec2 delete-volume --volume-id {id}",
    "ec2_snapshot-absent" = "aws ec2 delete-snapshot --snapshot-id {snapshot_id}",
  }
}
