import { expect, test } from "vitest";

import { connectionIn } from "./postgres-tools.ts";

test.each([
  [
    "postgres://ada:p%40ss@db.example.org:5433/cards",
    { PGHOST: "db.example.org", PGPORT: "5433", PGUSER: "ada", PGPASSWORD: "p@ss", PGDATABASE: "cards" },
  ],
  ["postgres://ada@[::1]/cards", { PGHOST: "::1", PGUSER: "ada", PGDATABASE: "cards" }],
  ["postgres://ada@localhost/cards?host=/run/postgresql", { PGHOST: "/run/postgresql", PGUSER: "ada", PGDATABASE: "cards" }],
  [
    "postgres://ada@db/cards?sslmode=no-verify&sslrootcert=/etc/ca.pem",
    { PGHOST: "db", PGUSER: "ada", PGDATABASE: "cards", PGSSLMODE: "require", PGSSLROOTCERT: "/etc/ca.pem" },
  ],
  [
    "postgres://ada:a%2Cb@one:5433,two,[::1]:5434/cards?sslmode=require&target_session_attrs=read-write",
    {
      PGHOST: "one,two,::1",
      PGPORT: "5433,5432,5434",
      PGUSER: "ada",
      PGPASSWORD: "a,b",
      PGDATABASE: "cards",
      PGSSLMODE: "require",
      PGTARGETSESSIONATTRS: "read-write",
    },
  ],
])("%s is passed to PostgreSQL's programs as environment variables", (databaseUrl, variables) => {
  expect(connectionIn(databaseUrl)).toEqual(variables);
});
