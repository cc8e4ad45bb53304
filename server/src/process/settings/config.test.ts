import { isAbsolute, join } from "node:path";

import { expect, test } from "vitest";

import { readConfig } from "./config.ts";
import { StartError } from "./start-error.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("without settings, the server listens on this machine's port 3000 with its data beside the program", () => {
  const config = readConfig({});
  expect(config).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: null,
    dataDir: expect.stringMatching(/[\\/]data$/),
    databaseUrl: null,
    databaseReadUrl: null,
    authSecret: null,
    brand: "Recollect",
    appearance: "night",
    offline: true,
    examiner: "auto",
    ai: { baseUrl: null, model: null, apiKey: null },
    aiDailyCalls: 10_000,
    limits: true,
    mail: null,
    oidc: null,
    signUp: "open",
    trustProxy: 0,
    media: { kind: "folder", path: join(config.dataDir, "media") },
    storagePerStudent: 500 * 1024 * 1024,
    visitors: "read",
    previewCards: 10,
    groups: "everyone",
    rounds: "everyone",
    backups: null,
    metrics: null,
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test("an empty or blank setting counts as unset", () => {
  const names = [
    "PORT",
    "HOST",
    "PUBLIC_URL",
    "DATA_DIR",
    "DATABASE_URL",
    "DATABASE_READ_URL",
    "AUTH_SECRET",
    "BRAND",
    "APPEARANCE",
    "OFFLINE",
    "EXAMINER",
    "LIMITS",
    "TRUST_PROXY",
    "AI_BASE_URL",
    "MEDIA_URL",
    "STORAGE_PER_STUDENT",
    "SIGN_UP",
    "SMTP_URL",
    "MAIL_FROM",
    "OIDC_ISSUER",
    "OIDC_NAME",
    "OIDC_TEACHERS",
    "GROUPS",
    "ROUNDS",
    "METRICS",
    "METRICS_TOKEN",
  ];
  for (const blank of ["", "  "]) expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
});

test("the data folder is relative to the program, from any working directory", () => {
  expect(readConfig({ DATA_DIR: "elsewhere/here" }).dataDir).toBe(join(readConfig({}).dataDir, "..", "elsewhere", "here"));
  expect(readConfig({ DATA_DIR: "/srv/cards" }).dataDir).toBe("/srv/cards");
});

test.each([
  [{ PORT: "0" }, { port: 0 }],
  [{ PORT: " 8080 " }, { port: 8080 }],
  [{ PORT: "65535" }, { port: 65_535 }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [{ HOST: "::1" }, { host: "::1" }],
  [{ HOST: "cards.local" }, { host: "cards.local" }],
  [{ PUBLIC_URL: "https://cards.example.org/" }, { publicUrl: "https://cards.example.org" }],
  [{ PUBLIC_URL: "http://localhost:3000" }, { publicUrl: "http://localhost:3000" }],
  [{ DATABASE_URL: "postgres://u:p@db.local:5433/cards" }, { databaseUrl: "postgres://u:p@db.local:5433/cards" }],
  [{ DATABASE_URL: "postgres://u:p@one:5433,two/cards" }, { databaseUrl: "postgres://u:p@one:5433,two/cards" }],
  [{ DATABASE_URL: "postgresql://localhost/cards?sslmode=require" }, { databaseUrl: "postgresql://localhost/cards?sslmode=require" }],
  [{ AUTH_SECRET: secret }, { authSecret: secret }],
  [{ BRAND: "Ünïcards & Co" }, { brand: "Ünïcards & Co" }],
  [{ APPEARANCE: "system" }, { appearance: "system" }],
  [{ OFFLINE: "off" }, { offline: false }],
  [{ ROUNDS: "teachers" }, { rounds: "teachers" }],
  [{ VISITORS: "preview" }, { visitors: "preview" }],
  [
    { VISITORS: "preview", PREVIEW_CARDS: "3" },
    { visitors: "preview", previewCards: 3 },
  ],
  [{ VISITORS: "read", PREVIEW_CARDS: "0" }, { visitors: "read" }],
  [{ PREVIEW_CARDS: "3" }, { visitors: "preview", previewCards: 3 }],
  [{ PREVIEW_CARDS: "0" }, { visitors: "off" }],
  [{ EXAMINER: "BuiltIn" }, { examiner: "builtin" }],
  [{ EXAMINER: "chat" }, { examiner: "chat" }],
  [
    { AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small", AI_API_KEY: "k" },
    { ai: { baseUrl: "http://localhost:11434/v1", model: "small", apiKey: "k" } },
  ],
  [{ AI_DAILY_CALLS: "0" }, { aiDailyCalls: 0 }],
  [{ LIMITS: "off" }, { limits: false }],
  [{ LIMITS: "ON" }, { limits: true }],
  [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
  [{ METRICS: "off" }, { metrics: null }],
  [{ METRICS: "loopback" }, { metrics: { isOpenHere: true, token: null } }],
  [{ METRICS_TOKEN: secret }, { metrics: { isOpenHere: false, token: secret } }],
] as const)("%j is understood", (environment, expected) => {
  expect(readConfig(environment)).toEqual({ ...readConfig({}), ...expected });
});

test.each([
  [{ PORT: "eighty" }, 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
  [{ PORT: "65536" }, 'PORT is "65536", but must be a whole number from 0 to 65535.'],
  [{ PORT: "-1" }, 'PORT is "-1", but must be a whole number from 0 to 65535.'],
  [{ PORT: "80.5" }, 'PORT is "80.5", but must be a whole number from 0 to 65535.'],
  [{ PORT: "0x50" }, 'PORT is "0x50", but must be a whole number from 0 to 65535.'],
  [{ PORT: "1e3" }, 'PORT is "1e3", but must be a whole number from 0 to 65535.'],
  [{ PORT: "99999999999999999999" }, 'PORT is "99999999999999999999", but must be a whole number from 0 to 65535.'],
  [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY is "yes", but must be a whole number from 0 to 10.'],
  [{ TRUST_PROXY: "11" }, 'TRUST_PROXY is "11", but must be a whole number from 0 to 10.'],
  [{ HOST: "http://here" }, 'HOST is "http://here", but must be a host name or an address to listen on, such as "localhost" or "0.0.0.0".'],
  [{ HOST: "two words" }, 'HOST is "two words", but must be a host name or an address to listen on, such as "localhost" or "0.0.0.0".'],
  [
    { PUBLIC_URL: "cards.example.org" },
    'PUBLIC_URL is "cards.example.org", but must be an address without a path, such as "https://cards.example.org".',
  ],
  [
    { PUBLIC_URL: "https://example.org/cards" },
    'PUBLIC_URL is "https://example.org/cards", but must be an address without a path, such as "https://cards.example.org".',
  ],
  [
    { PUBLIC_URL: "ftp://example.org" },
    'PUBLIC_URL is "ftp://example.org", but must be an address without a path, such as "https://cards.example.org".',
  ],
  [
    { PUBLIC_URL: "https://me:pw@example.org" },
    'PUBLIC_URL is "https://…@example.org", but must be an address without a path, such as "https://cards.example.org".',
  ],
  [
    { DATABASE_URL: "mysql://me:pw@localhost/cards" },
    'DATABASE_URL must be a PostgreSQL address with the name of a database, such as "postgres://user:password@localhost:5432/recollect".',
  ],
  [
    { DATABASE_URL: "postgres://me:pw@localhost" },
    'DATABASE_URL must be a PostgreSQL address with the name of a database, such as "postgres://user:password@localhost:5432/recollect".',
  ],
  [
    { DATABASE_URL: "postgres://me:pw@one,two/cards?target_session_attrs=standby" },
    'DATABASE_URL asks for a host that is "standby", but the server has to write: set target_session_attrs to "read-write", or leave it out.',
  ],
  [
    { DATABASE_URL: "postgres://me:pw@one,,two/cards" },
    'DATABASE_URL must be a PostgreSQL address with the name of a database, such as "postgres://user:password@localhost:5432/recollect".',
  ],
  [
    { DATABASE_URL: "cards.db" },
    'DATABASE_URL must be a PostgreSQL address with the name of a database, such as "postgres://user:password@localhost:5432/recollect".',
  ],
  [{ AUTH_SECRET: "too short" }, "AUTH_SECRET has 9 characters, but must have at least 32."],
  [{ BRAND: "x".repeat(41) }, `BRAND is "${"x".repeat(41)}", but must be a name of at most 40 characters on one line.`],
  [{ BRAND: "two\nlines" }, 'BRAND is "two\\nlines", but must be a name of at most 40 characters on one line.'],
  [{ APPEARANCE: "dark" }, 'APPEARANCE is "dark", but must be "system" or "day" or "night".'],
  [{ OFFLINE: "no" }, 'OFFLINE is "no", but must be "on" or "off".'],
  [{ EXAMINER: "human" }, 'EXAMINER is "human", but must be "auto" or "builtin" or "chat".'],
  [
    { AI_BASE_URL: "localhost:11434" },
    'AI_BASE_URL is "localhost:11434", but must be an address that starts with "http://" or "https://".',
  ],
  [
    { AI_BASE_URL: "ftp://key:pw@host/" },
    'AI_BASE_URL is "ftp://…@host/", but must be an address that starts with "http://" or "https://".',
  ],
  [
    { DATABASE_READ_URL: "replica.local" },
    'DATABASE_READ_URL must be a PostgreSQL address with the name of a database, such as "postgres://user:password@replica:5432/recollect".',
  ],
  [
    { DATABASE_READ_URL: "postgres://me:pw@replica/cards" },
    "DATABASE_READ_URL is set, but DATABASE_URL is not: it is a replica of that PostgreSQL database, and SQLite has none. Leave DATABASE_READ_URL out.",
  ],
  [{ METRICS: "on" }, 'METRICS is "on", but must be "off" or "loopback".'],
  [{ METRICS_TOKEN: "hunter2" }, "METRICS_TOKEN has 7 characters, but must have at least 32."],
  [{ LIMITS: "none" }, 'LIMITS is "none", but must be "on" or "off".'],
])("%j keeps the server from starting, in one sentence", (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartError(sentence));
});

test("no sentence about an invalid setting contains a secret", () => {
  for (const environment of [
    { AUTH_SECRET: "hunter2" },
    { DATABASE_URL: "postgres://u:hunter2@" },
    { PUBLIC_URL: "https://u:hunter2@x/y" },
    { AI_BASE_URL: "ws://u:hunter2@x" },
  ]) {
    expect(() => readConfig(environment)).toThrow(/^(?!.*hunter2)/s);
  }
});

const school = { OIDC_ISSUER: "https://login.school.example/", OIDC_CLIENT_ID: "cards", OIDC_CLIENT_SECRET: "s" };
const site = { PUBLIC_URL: "https://cards.example.org" };

test("mail and the school's accounts are read with the settings that they need", () => {
  expect(readConfig({ ...site, SMTP_URL: "smtp://localhost:2525", MAIL_FROM: "Cards <a@b.example>" }).mail).toEqual({
    smtpUrl: "smtp://localhost:2525",
    from: "Cards <a@b.example>",
  });
  expect(readConfig({ ...site, ...school }).oidc).toEqual({
    issuer: "https://login.school.example",
    clientId: "cards",
    clientSecret: "s",
    name: "your school's account",
    teachers: null,
  });
  expect(readConfig({ ...site, ...school, OIDC_TEACHERS: " groups = staff=1 " }).oidc?.teachers).toEqual({
    claim: "groups",
    value: "staff=1",
  });
});

test.each([
  [{ SMTP_URL: "smtp://localhost" }, "SMTP_URL needs PUBLIC_URL too: the links in mails begin with it."],
  [school, "OIDC_ISSUER needs PUBLIC_URL too: students come back to it."],
  [{ ...site, OIDC_ISSUER: "https://login.school.example" }, "OIDC_ISSUER needs OIDC_CLIENT_ID too."],
  [
    { ...site, ...school, OIDC_TEACHERS: "groups" },
    'OIDC_TEACHERS is "groups", but must be a claim and its value, such as "groups=staff".',
  ],
  [
    { ...site, ...school, OIDC_TEACHERS: "=staff" },
    'OIDC_TEACHERS is "=staff", but must be a claim and its value, such as "groups=staff".',
  ],
  [{ SIGN_UP: "oidc" }, 'SIGN_UP is "oidc", but there is no OIDC_ISSUER to sign in with.'],
  [{ AUTH_SECRET: `${"x".repeat(32)},short` }, "AUTH_SECRET: one of its secrets has 5 characters, but must have at least 32."],
])("%j is refused", (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(expect.objectContaining({ name: "StartError", message: sentence }));
});
