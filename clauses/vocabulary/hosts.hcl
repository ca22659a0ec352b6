# Hosts, addresses and stores by what they are. Names are in lower case; a name also means everything below it, except in
# hosts.metadata and hosts.forges. What belongs to one organisation stands in its policy.

# Services that hand out a machine's identity and credentials.
set "hosts.metadata" {
  words = <<-W
    169.254.169.254, 169.254.170.2, 169.254.170.23, fd00:ec2::254, fd00:ec2::23, fd20:ce::254,
    metadata, metadata.google.internal, metadata.goog, metadata.internal, instance-data,
    instance-data.ec2.internal, 100.100.100.200, 192.0.0.192, 168.63.129.16,
    metadata.azure.internal, metadata.azure.com, metadata.tencentyun.com, metadata.packet.net,
    metadata.platformequinix.com, metadata.oraclecloud.com, rancher-metadata, openstack-metadata,
    metadata.scaleway.com, api.metadata.cloud.ibm.com
  W
}

# Names of this machine.
set "hosts.local" {
  words = <<-W
    localhost, localhost.localdomain, localhost6, ip6-localhost, ip6-loopback, loopback,
    host.docker.internal, gateway.docker.internal, docker.for.mac.localhost,
    docker.for.win.localhost, kubernetes.docker.internal, host.containers.internal,
    host.lima.internal, host.minikube.internal, host.orb.internal, orb.local, docker.internal,
    localtest.me, lvh.me, lacolhost.com, vcap.me, fbi.com.localhost, ddev.site, lndo.site,
    yoogle.com.localhost, readme.localtest.me
  W
}

# Names that lead to private networks, whoever owns them.
set "hosts.private" {
  words = <<-W
    internal, local, corp, lan, home.arpa, intranet, intra, private, localdomain, home,
    domain.invalid, kubernetes.default.svc, svc, consul, nomad, ts.net.internal
  W
}

# Domains under which a name resolves to the address that it carries.
set "hosts.wildcard-dns" {
  words = <<-W
    nip.io, sslip.io, xip.io, traefik.me, 1u.ms, rbndr.us, ip.dns-name.net, backname.io,
    local-ip.co, local-ip.sh, my.local-ip.co
  W
}

# Services that carry messages: where one goes is said by its recipients, where it names any.
set "hosts.carriers" {
  words = <<-W
    graph.microsoft.com, gmail.googleapis.com, www.googleapis.com, api.sendgrid.com,
    api.mailgun.net, api.eu.mailgun.net, api.postmarkapp.com, api.resend.com, api.brevo.com,
    api.sendinblue.com, mandrillapp.com, api.mailjet.com, api.sparkpost.com, api.eu.sparkpost.com,
    api.mailersend.com, api.zeptomail.com, api.elasticemail.com, api.twilio.com, api.vonage.com,
    api.messagebird.com, api.zoom.us, api.cal.com, webexapis.com, slack.com, api.smtp2go.com
  W
}

# Hosts of repositories: the first part of the path is the owner.
set "hosts.forges" {
  words = <<-W
    github.com, www.github.com, ssh.github.com, gitlab.com, bitbucket.org, codeberg.org, gitea.com,
    sr.ht, git.sr.ht, raw.githubusercontent.com, huggingface.co, hub.docker.com, ghcr.io, quay.io,
    gist.github.com, altssh.gitlab.com, altssh.bitbucket.org
  W
}

# Object stores: the bucket or account is the label before, or the first part of the path.
set "hosts.buckets" {
  words = <<-W
    s3.amazonaws.com, s3-accelerate.amazonaws.com, s3.us-east-1.amazonaws.com,
    s3.us-east-2.amazonaws.com, s3.us-west-1.amazonaws.com, s3.us-west-2.amazonaws.com,
    s3.ca-central-1.amazonaws.com, s3.eu-central-1.amazonaws.com, s3.eu-central-2.amazonaws.com,
    s3.eu-west-1.amazonaws.com, s3.eu-west-2.amazonaws.com, s3.eu-west-3.amazonaws.com,
    s3.eu-north-1.amazonaws.com, s3.eu-south-1.amazonaws.com, s3.eu-south-2.amazonaws.com,
    s3.sa-east-1.amazonaws.com, s3.me-south-1.amazonaws.com, s3.ap-south-1.amazonaws.com,
    s3.ap-southeast-1.amazonaws.com, s3.ap-southeast-2.amazonaws.com,
    s3.ap-northeast-1.amazonaws.com, s3.ap-northeast-2.amazonaws.com,
    s3.ap-northeast-3.amazonaws.com, s3.ap-east-1.amazonaws.com, s3.af-south-1.amazonaws.com,
    storage.googleapis.com, storage.cloud.google.com, commondatastorage.googleapis.com,
    blob.core.windows.net, dfs.core.windows.net, file.core.windows.net, web.core.windows.net,
    r2.cloudflarestorage.com, backblazeb2.com, wasabisys.com, linodeobjects.com,
    digitaloceanspaces.com, vultrobjects.com
  W
}

# Object stores whose accounts' names hold no hyphens: the organisation's prefix stands in them without one.
set "hosts.buckets-plain" {
  words = [
    "blob.core.windows.net",
    "dfs.core.windows.net",
    "file.core.windows.net",
    "web.core.windows.net",
    "queue.core.windows.net",
    "table.core.windows.net",
  ]
}

# Schemes of addresses that are no hosts, by what they address.
map "address.schemes" {
  words = {
    s3 = "bucket", s3a = "bucket", s3n = "bucket", gs = "bucket", gcs = "bucket", az = "bucket",
    azure = "bucket", abfs = "bucket", abfss = "bucket", wasb = "bucket", wasbs = "bucket",
    adl = "bucket", r2 = "bucket", b2 = "bucket", oss = "bucket", cos = "bucket", swift = "bucket",
    minio = "bucket", tel = "phone", sms = "phone", smsto = "phone", whatsapp = "phone",
    mailto = "mail", smtp = "mail", user = "mail", group = "mail", serviceaccount = "mail",
  }
}

# Names of channels that people outside the organisation read.
set "channels.external" {
  words = <<-W
    ext-*, *-ext, ext_*, *_ext, external*, *-external, *_external, extern-*, *-extern, shared-*,
    *-shared, partner-*, *-partner, *-partners, partners*, client-*, *-client, *-clients,
    customer-*, *-customer, *-customers, customers*, vendor-*, *-vendor, supplier-*, *-supplier,
    guest-*, *-guest, *-guests, community*, *-community, public-*, *-public, connect-*, *-connect,
    x-*
  W
}
