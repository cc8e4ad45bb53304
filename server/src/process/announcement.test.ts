import { expect, test } from "vitest";

import { announcement } from "./announcement.ts";
import { readConfig } from "./settings/config.ts";

const told = (environment: Record<string, string>) =>
  announcement(readConfig({ DATA_DIR: "/srv/cards", ...environment }), 3000, ["192.168.1.4", "10.0.0.7"]);

test("an ordinary start is announced in four lines", () => {
  expect(told({})).toBe(
    [
      "Recollect is running at http://localhost:3000",
      "  Data folder  /srv/cards",
      "  Database     SQLite, /srv/cards/recollect.db",
      "  Examiner     built-in",
    ].join("\n"),
  );
});

test.each([
  [{ HOST: "0.0.0.0" }, "http://localhost:3000"],
  [{ HOST: "::" }, "http://localhost:3000"],
  [{ HOST: "192.168.1.4" }, "http://192.168.1.4:3000"],
  [{ HOST: "fe80::1" }, "http://[fe80::1]:3000"],
  [{ PUBLIC_URL: "https://cards.example.org" }, "https://cards.example.org"],
])("with %j the address is %s", (environment, address) => {
  expect(told(environment)).toContain(`running at ${address}\n`);
});

test.each([{ HOST: "0.0.0.0" }, { HOST: "::" }])("a server that is open to other machines (%j) shows its addresses", (environment) => {
  expect(told(environment)).toContain(
    "localhost:3000\n  For others   http://192.168.1.4:3000\n  For others   http://10.0.0.7:3000\n  Data folder",
  );
});

test.each([{}, { HOST: "192.168.1.4" }, { HOST: "0.0.0.0", PUBLIC_URL: "https://cards.example.org" }])(
  "with %j there is one address",
  (environment) => {
    expect(told(environment)).not.toContain("For others");
  },
);

test("names of this machine's own addresses are not shown", () => {
  const text = announcement(readConfig({ HOST: "0.0.0.0", DATA_DIR: "/srv/cards" }), 3000);
  expect(text).not.toContain("http://127.");
  expect(text).toMatch(/^Recollect is running at http:\/\/localhost:3000\n(?: {2}For others {3}http:\/\/[\d.]+:3000\n)* {2}Data folder/);
});

test.each([
  [{}, "built-in"],
  [{ EXAMINER: "builtin", AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small" }, "built-in"],
  [{ AI_MODEL: "small" }, "built-in"],
  [{ AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small", AI_API_KEY: "hunter2" }, "chat service, small at localhost:11434"],
  [{ AI_API_KEY: "hunter2", AI_MODEL: "small" }, "chat service, small at openrouter.ai"],
  [{ EXAMINER: "chat", AI_MODEL: "small" }, "chat service, small at openrouter.ai, which needs a key (AI_API_KEY)"],
])("with %j the examiner is the %s", (environment, examiner) => {
  expect(told(environment)).toContain(`  Examiner     ${examiner}`);
  expect(told(environment)).not.toContain("hunter2");
});

test("the database is shown without its password, and switched-off limits are shown", () => {
  const text = told({ DATABASE_URL: "postgres://me:hunter2@db.local:5433/cards?sslmode=require", LIMITS: "off" });
  expect(text).toContain("  Database     PostgreSQL, db.local:5433/cards\n");
  expect(text).toContain("Limits on requests are OFF");
  expect(text).not.toContain("hunter2");
});
