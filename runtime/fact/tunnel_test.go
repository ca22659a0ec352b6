package fact_test

import "testing"

// A port that leads elsewhere is not this machine, and what it leads to says where an act happens.
func TestTunnels(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"ssh -fNL 5433:db-prod:5432 bastion; psql -h localhost -p 5433 -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"kubectl --context prod port-forward svc/pg 5433:5432 & psql -h 127.0.0.1 -p 5433 -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"ssh -N -L 27018:localhost:27017 mongo-prod-1 & mongosh mongodb://localhost:27018/shop --eval 'db.dropDatabase()'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"socat TCP-LISTEN:5000,fork TCP:db-prod:5432 & python3 -c \"import psycopg2; psycopg2.connect('host=localhost port=5000').cursor().execute('drop table a')\"", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"ssh -fNL 5433:db-prod:5432 bastion; psql -h localhost -p 5432 -c 'drop table a'", "sql.verb=drop; env.target=local !sql.verb=drop; env.name=production"},
		{"ssh -fNL 5433:db-prod:5432 bastion; curl -s localhost:3000/health", "http.place=local"},
		{"ssh -fNR 5433:db-prod:5432 bastion; psql -h localhost -p 5433 -c 'drop table a'", "sql.verb=drop; env.target=local"},
		{"psql -h localhost -p 5433 -c 'drop table a'", "sql.verb=drop; env.target=local"},
		{"ssh -fNL 5433:db-prod:5432 bastion; psql -h 127.1 -p5433 -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"ssh -fN -o LocalForward='5433 db-prod:5432' bastion; psql -h localhost -p 5433 -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"gcloud compute ssh bastion -- -fNL 5433:db-prod:5432; psql -h localhost -p 5433 -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"cloud-sql-proxy shop:eu:db-prod & psql -h localhost -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"ssh -fNL 6379:cache-prod:6379 bastion; redis-cli flushall", "env.name=production !env.target=local"},
		{"ssh -fNL 6380:cache-prod:6379 bastion; redis-cli flushall", "data.class=store-flush !data.class=store-flush; env.name=production"},
		{"ssh -fNL 5433:db-prod:5432 bastion; PGHOST=localhost PGPORT=5433 psql -c 'drop table a'", "sql.verb=drop; env.name=production !sql.verb=drop; env.target=local"},
		{"ssh -fNL 5433:db-prod:5432 bastion; PGHOST=localhost PGPORT=5432 psql -c 'drop table a'", "sql.verb=drop; env.target=local !sql.verb=drop; env.name=production"},
		{"ssh -fNL 5433:db-prod:5432 bastion; DATABASE_URL=postgres://localhost:5433/shop npx prisma migrate reset --force", "env.name=production !env.target=local"},
	})
}
