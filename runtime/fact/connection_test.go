package fact_test

import "testing"

// TestConnections: a statement in code is made where the connection leads that it is called on.
func TestConnections(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		// Of this machine, in memory, a file of the workspace.
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(host=\"localhost\", dbname=\"shop\", user=\"dev\")\ncur = c.cursor()\ncur.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"host=localhost dbname=shop\")\nc.cursor().execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(host=\"127.0.0.1\")\nwith c.cursor() as k:\n    k.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nwith psycopg2.connect(\"postgresql://dev@localhost/shop\") as c, c.cursor() as k:\n    k.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\":memory:\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"/tmp/tests/test.db\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"file:/tmp/shop.db?mode=rwc\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"file::memory:?cache=shared\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"/tmp/x.db\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport duckdb\nc = duckdb.connect()\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nfrom pymongo import MongoClient\ndb = MongoClient(\"mongodb://localhost:27017\").shop\ndb.orders.delete_many({})\nE", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nfrom elasticsearch import Elasticsearch\nes = Elasticsearch(\"http://localhost:9200\")\nes.indices.delete(index=\"products\")\nE", "call.verb=delete; env.target=local"},
		{"node <<'E'\nconst { Client } = require('pg')\nconst c = new Client({ host: 'localhost', database: 'shop' })\nawait c.query('DELETE FROM orders')\nE", "sql.verb=delete; env.target=local"},
		{"node <<'E'\nconst Database = require('better-sqlite3')\nconst db = new Database(':memory:')\ndb.exec('DELETE FROM orders')\nE", "sql.verb=delete; env.target=local"},
		{"ruby -e 'db = SQLite3::Database.new(\":memory:\"); db.execute(\"DELETE FROM orders\")'", "sql.verb=delete; env.target=local"},
		{"Rscript -e 'con <- dbConnect(RSQLite::SQLite(), \":memory:\"); dbExecute(con, \"DELETE FROM orders\")'", "sql.verb=delete; env.target=local"},
		{"php -r '$p = new PDO(\"mysql:host=localhost;dbname=shop\"); $p->exec(\"DELETE FROM orders\");'", "sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\np = psycopg2.connect(\"host=db.acme.example\")\nc = psycopg2.connect(\"host=localhost dbname=x\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete; env.target=local"},
		{"cd /tmp && python3 -c 'import sqlite3; c = sqlite3.connect(\"x.db\"); c.execute(\"DELETE FROM orders\")'", "sql.verb=delete; env.target=local"},
		// Of another place, or of one that cannot be known.
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"host=db.acme.example dbname=shop application_name=localhost\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\na = psycopg2.connect(\"host=localhost dbname=x\")\nb = psycopg2.connect(host=\"db.acme.example\")\nwith b.cursor() as k:\n    k.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"/srv/app/shop.db\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"data/production.db\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\"../other/shop.db\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(path)\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = sqlite3.connect(\":memory:\")\nc.execute(\"ATTACH '/srv/shop.db' AS p\")\nc.execute(\"DELETE FROM p.orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport duckdb\nc = duckdb.connect(\"md:shop\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"host=localhost hostaddr=203.0.113.4\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"host=localhost host=db.acme.example\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"postgresql://localhost/x?host=db.acme.example\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"postgresql://localhost@db.acme.example/x\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(service=\"shop\", host=\"localhost\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(host=\"localhost\", **more)\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"ssh db1 \"python3 -c 'import sqlite3; c = sqlite3.connect(\\\"x.db\\\"); c.execute(\\\"DELETE FROM orders\\\")'\"", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"cd /srv/app && python3 -c 'import sqlite3; c = sqlite3.connect(\"x.db\"); c.execute(\"DELETE FROM orders\")'", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"cd /tmp && python3 -c 'import os, sqlite3; os.chdir(\"/srv/app\"); c = sqlite3.connect(\"x.db\"); c.execute(\"DELETE FROM orders\")'", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"kubectl exec web-1 -- python3 -c 'import psycopg2; c = psycopg2.connect(\"host=localhost\"); c.execute(\"DELETE FROM orders\")'", "sql.verb=delete !sql.verb=delete; env.target=local"},
		// Of one of several: the last that the text names is not the one that is used.
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = get_prod()\nif x:\n    c = psycopg2.connect(\"host=localhost dbname=x\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"host=localhost dbname=x\") if x else get_prod()\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = x and psycopg2.connect(\"host=localhost dbname=x\") or get_prod()\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nfor c in (psycopg2.connect(\"host=localhost dbname=x\"), get_prod()):\n    c.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc = psycopg2.connect(\"host=localhost dbname=x\")\nfor i in x:\n    c.execute(\"DELETE FROM orders\")\n    c = get_prod()\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\np = get_prod()\nc = psycopg2.connect(\"host=localhost dbname=x\")\nd = c if x else p\nd.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\np = get_prod()\nc = psycopg2.connect(\"host=localhost dbname=x\")\n(c if x else p).execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\np = get_prod()\nc = psycopg2.connect(\"host=localhost dbname=x\")\ncur = p.cursor()\nif x: cur = c.cursor()\ncur.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nfrom app import c\nif x:\n    c = psycopg2.connect(\"host=localhost dbname=x\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\ndef f(c):\n    if x: c = psycopg2.connect(\"host=localhost dbname=x\")\n    c.execute(\"DELETE FROM orders\")\nf(get_prod())\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"python3 - <<'E'\nimport psycopg2, sqlite3\nc, z = get_prod(), 1\nif x: c = psycopg2.connect(\"host=localhost dbname=x\")\nc.execute(\"DELETE FROM orders\")\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"node <<'E'\nconst { Client } = require('pg')\nlet {c} = getAll()\nif (x) { c = new Client({host:'localhost'}) }\nawait c.query('DELETE FROM orders')\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
		{"node <<'E'\nconst { Client } = require('pg')\nlet c = new Client({host:'localhost'}) || getProd()\nawait c.query('DELETE FROM orders')\nE", "sql.verb=delete !sql.verb=delete; env.target=local"},
	})
}

// TestTestTables: the environment of a statement is that of all its tables, or of the database that the text has chosen.
func TestTestTables(t *testing.T) {
	const test, none = "sql.verb=update; env.name=test", "sql.verb=update !sql.verb=update; env.name=test"
	each(t, "Bash", []struct{ line, want string }{
		{"mysql -h db.acme.example -e 'UPDATE shop_test.products SET price = 1'", test},
		{"mysql -h db.acme.example -e 'USE shop_test; UPDATE products SET price = 1'", test},
		{"psql -h db.acme.example -c '\\c shop_test\nUPDATE products SET price = 1'", test},
		{"snowsql -q 'USE DATABASE SHOP_TEST; UPDATE products SET price = 1'", test},
		{"mysql -h db.acme.example -e 'UPDATE shop_test.a JOIN shop.b ON 1=1 SET b.x = 1'", none},
		{"mysql -h db.acme.example -e 'USE shop_test; UPDATE shop.products SET price = 1'", none},
		{"mysql -h db.acme.example -e 'USE shop_test; USE shop; UPDATE products SET price = 1'", none},
		{"mysql -h db.acme.example -e 'UPDATE products SET price = 1; USE shop_test'", none},
		{"sqlplus -s app/x@db.acme.example <<E\nALTER SESSION SET CONTAINER = shop_test;\nUPDATE products SET price = 1;\nE", test},
		{"psql -h db.acme.example -c 'SET search_path TO shop_test; UPDATE products SET price = 1'", test},
		{"snowsql -q 'USE WAREHOUSE TEST_WH; UPDATE products SET price = 1'", none},
		{"mysql -h db.acme.example -e 'USE shop_test; DROP DATABASE shop'", "sql.verb=drop !sql.verb=drop; env.name=test"},
		{"sqlcmd -S db.acme.example -Q 'DECLARE @t AS TABLE (id INT); UPDATE @t SET id = 1'", "sql.verb=update; sql.shape=temporary"},
		{"sqlcmd -S db.acme.example -Q 'DECLARE @x INT; UPDATE @t SET id = 1'", "sql.verb=update !sql.verb=update; sql.shape=temporary"},
	})
}

// TestWordsOfSearches: what is looked for is no statement; what a database is sent is one, and so is what has the shape of one.
func TestWordsOfSearches(t *testing.T) {
	each(t, "Bash", []struct{ line, want string }{
		{"curl -s 'https://kb.acme.example/search?q=delete'", "http.path=/search !sql.verb=delete"},
		{"curl -sG https://kb.acme.example/search --data-urlencode 'q=drop table orders'", "http.path=/search !sql.verb=drop"},
		{"curl https://kb.acme.example/api/search -d '{\"q\":\"truncate orders\"}'", "http.path=/api/search !sql.verb=truncate"},
		{"curl -X POST https://search.acme.example/query -d '{\"query\":\"delete\"}'", "http.path=/query !sql.verb=delete"},
		{"curl https://api.acme.example/graphql -d '{\"query\":\"query($q:String!){search(q:$q){id}}\",\"variables\":{\"q\":\"truncate table orders\"}}'", "call.name=query_search !sql.verb=truncate"},
		{"curl https://db.acme.example/query -d '{\"query\":\"truncate orders\"}'", "sql.verb=truncate"},
		{"curl https://db.acme.example/sql -d '{\"sql\":\"drop table orders\"}'", "sql.verb=drop"},
		{"curl 'http://clickhouse.acme.example:8123/?query=DROP%20TABLE%20orders'", "sql.verb=drop"},
		{"curl https://api.acme.example/v1/query -d '{\"query\":\"delete from orders\"}'", "sql.verb=delete"},
		{"curl https://search.acme.example/_sql -d '{\"query\":\"delete from orders\"}'", "sql.verb=delete"},
	})
}

// TestGraphQLReads: a request that holds nothing but a document of queries asks.
func TestGraphQLReads(t *testing.T) {
	const asks, does = "call.noun=graphql; call.verb=query", "call.noun=graphql; call.verb=execute"
	each(t, "Bash", []struct{ line, want string }{
		{"curl https://api.x.example/graphql -d '{\"query\":\"{ issues { nodes { title } } }\"}'", asks},
		{"python3 -c 'import requests; requests.post(\"https://api.x.example/graphql\", json={\"query\": \"{ a }\"})'", asks},
		{"node -e 'fetch(\"https://api.x.example/graphql\", {method: \"POST\", body: JSON.stringify({query: \"{ a }\"})})'", asks},
		{"python3 -c 'import requests; requests.post(\"https://api.x.example/graphql\", json={\"query\": \"mutation { a }\"})'", does},
		{"python3 -c 'import requests; requests.post(\"https://api.x.example/graphql\", json={\"query\": \"{ a }\"}, data=x)'", does},
		{"curl https://api.x.example/graphql -d '{\"query\":\"query A($n:Int){ issues(first:$n){id} }\",\"operationName\":\"A\",\"variables\":{\"n\":3}}'", asks},
		{"curl https://api.x.example/graphql -d '{\"query\":\"mutation { close(id: 3) { id } }\"}'", does},
		{"curl https://api.x.example/graphql -d '{\"query\":\"mutation { x { _(a: 3) { id } } }\"}'", "http.host=api.x.example"},
		{"curl https://api.x.example/graphql -d '{\"query\":\"query A{ a } mutation B{ close(id: 3){id} }\",\"operationName\":\"B\"}'", does},
		{"curl https://api.x.example/graphql -d '{\"query\":\"{ a }\",\"amount\":5}'", does},
		{"curl \"https://api.x.example/graphql?query=mutation{close(id:3){id}}\" -d '{\"query\":\"{ a }\"}'", does},
		{"curl https://api.x.example/graphql -d \"{\\\"query\\\":\\\"{ a } $MORE\\\"}\"", does},
	})
}
