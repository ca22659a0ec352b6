package fact_test

import "testing"

func TestWhatIsMadeOfProduction(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"id=$(curl -s 'https://api.acme.internal/db?name=loyalty-prod' | jq -r .id); curl -X DELETE https://api.acme.internal/db/$id", "http.method=DELETE; env.name=production"},
		{"id=$(curl -s 'https://api.acme.internal/db?name=loyalty-dev' | jq -r .id); curl -X DELETE https://api.acme.internal/db/$id", "http.method=DELETE !http.method=DELETE; env.name=production"},
		{"id=$(kubectl --context prod get x -o name); kubectl --context staging set image deploy/a a=$id", "env.name=staging !shell.sub=set; env.name=production"},
		{"curl -X DELETE https://api.staging.acme.internal/a/$(curl -s https://api.prod.acme.internal/a | jq -r .id)", "http.method=DELETE; env.name=staging !http.method=DELETE; env.name=production"},
		{"curl -X DELETE $PROD_API/v1/databases/17", "http.method=DELETE; env.name=production"},
		{"DATABASE_URL=$PROD_DATABASE_URL npx prisma migrate reset", "shell.program=prisma; env.name=production"},
		{"GREETING=$PROD_GREETING npx prisma migrate reset", "shell.program=prisma !env.name=production"},
		{"bq rm -f -t acme-dev:tmp.copy_of_prod", "shell.program=bq; env.name=dev !env.name=production"},
		{"bq --project_id=acme-dev rm -f -t acme-prod:tmp.x", "shell.program=bq; env.name=production"},
	})
}

func TestModules(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"ansible db -i inventories/prod -m ansible.builtin.file -a 'path=/srv/repo state=absent'", "file.op=delete; file.path=/srv/repo; env.name=production; shell.remote=true"},
		{"ansible db -m postgresql_query -a \"db=x query='TRUNCATE orders'\"", "sql.verb=truncate"},
		{"ansible db -m stat -a path=/srv/repo", "file.op=list !file.op=delete"},
		{"ansible db-prod -m file -a '{\"path\": \"/srv/repo\", \"state\": \"absent\"}'", "file.op=delete; file.path=/srv/repo; env.name=production; shell.remote=true"},
		{"ansible db -m debug -a \"msg='path=/srv state=absent'\"", "shell.program=ansible !file.op=delete"},
	})
}

func TestEmptiedFiles(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"> /srv/prod/a.bak", "file.op=write; data.class=nothing; env.name=production"},
		{"cat /dev/null > /srv/prod/a.bak", "file.op=write; data.class=nothing"},
		{"cp /dev/null /srv/prod/a.bak", "file.op=write; data.class=nothing"},
		{"truncate -s 0 /srv/prod/a.bak", "file.op=edit; data.class=nothing"},
		{"truncate -s 10G /srv/prod/a.bak", "file.op=edit !data.class=nothing"},
		{"pg_dump x > /srv/prod/a.bak", "file.op=write !data.class=nothing"},
		{"python3 x.py > /srv/prod/a.log < /dev/null", "file.op=write !data.class=nothing"},
		{"cat /dev/null a > /srv/prod/a.bak", "file.op=write !data.class=nothing"},
	})
}

func TestFramesOfBuses(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{`printf '\x01\x05\x00\x03\xff\x00\x7c\x3a' > /dev/ttyUSB0`, "file.op=write; data.class=bus-write"},
		{"echo 010600010003989B | xxd -r -p > /dev/ttyS1", "file.op=write; data.class=bus-write"},
		{`printf '\x01\x03\x00\x00\x00\x02\xc4\x0b' > /dev/ttyUSB0`, "file.op=write !data.class=bus-write"},
		{"echo AT+CSQ=255 > /dev/ttyUSB0", "file.op=write !data.class=bus-write"},
	})
}

func TestDataSetsThatFlow(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"aws s3 cp s3://acme-members-eu/m.gz - | aws s3 cp - s3://acme-x/m --region us-east-1", "region.place=outside; data.class=people-name"},
		{"aws s3 cp s3://acme-parts-eu/m.gz - | aws s3 cp - s3://acme-x/m --region us-east-1", "region.place=outside !region.place=outside; data.class=people-name"},
		{"aws s3 cp synthetic_patients.csv s3://acme-x/ --region us-east-1", "region.place=outside !data.class=people-name"},
		{"cat > r.tf <<'E'\nresource \"google_storage_transfer_job\" \"patients\" {\n  region = \"asia-south1\"\n}\nE\nterraform apply", "call.verb=replicate; region.place=outside"},
		{"cat > r.tf <<'E'\nresource \"google_storage_transfer_job\" \"patients\" {\n  region = \"europe-west4\"\n}\nE\nterraform apply", "shell.sub=apply !call.verb=replicate"},
		{`curl -X PUT http://connect-eu:8083/connectors/m/config -d '{"source.cluster.alias":"eu","target.cluster.alias":"use1","topics":"passenger.x"}'`, "http.method=PUT; region.place=outside"},
	})
}
