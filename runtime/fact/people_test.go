package fact_test

import "testing"

// The name of a data set says that it is about people where the data leaves the organisation's regions, and only there.
func TestNamedAfterPeople(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"aws s3 sync /data s3://acme-drivers-usc1 --region us-east-1", "region.place=outside; data.class=people-name"},
		{"gsutil rsync /data gs://acme-kundenarchiv-us-central1", "region.place=outside; data.class=people-name"},
		{"aws s3 cp /exports/members.csv s3://acme-archive --region us-east-1", "region.place=outside; data.class=people-name"},
		{"aws s3 sync /data s3://acme-job-applicants --region us-east-1", "region.place=outside; data.class=people-name"},
		{"aws s3 sync /data s3://acme-drivers --region eu-central-1", "region.place=inside !data.class=people-name"},
		{"aws s3 sync /data s3://acme-drivers", "shell.program=aws !data.class=people-name"},
		{"gcloud storage cp -r gs://acme-eu-hr-documents/templates gs://acme-us-central1-public/hr-templates", "region.place=outside !data.class=people-name"},
		{"gcloud storage cp -r gs://acme-eu-employees/2026 gs://acme-us-central1-public/x", "region.place=outside; data.class=people-name"},
		{"aws s3 sync /data s3://acme-builds --region us-east-1", "region.place=outside !data.class=people-name"},
		{"curl https://drivers.acme.example/builds?region=us-east-1", "region.place=outside !data.class=people-name"}, // a host, and no store
	})
}
