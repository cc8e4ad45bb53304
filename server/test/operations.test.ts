import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DECK, LIBRARY, MEDIA, PASSWORD, PRACTICE, PROFILE, STUDY } from "@recollect/domain/limits/limits.ts";
import { readConfig } from "../src/process/settings/config.ts";
import { examinerSettings, type ChatSettings } from "../src/examiner/examiner-settings.ts";
import { STREAMS_A_STUDENT } from "../src/feed/open-streams.ts";
import { BODY_BYTES } from "../src/http/requests/read-body.ts";
import { mostReplayed } from "../src/features/study/log/cards-in-batch.ts";
import { allowances } from "../src/features/practice/examiner-limits.store.ts";
import { failuresPerAccount, failuresPerAddress, failuresPerPair, signUpsPerAddress } from "../src/identity/attempts/attempts.store.ts";
import { LONGEST_SESSION_MS } from "../src/identity/sessions/session.ts";
import { SESSION_SECONDS } from "../src/identity/sessions/sessions.store.ts";
import { openPostgres } from "../src/store/postgres/postgres.ts";
import { openSqlite } from "../src/store/sqlite/sqlite.ts";
import { anEmptyDatabase, testDatabaseUrl } from "./databases.ts";

const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = readFileSync(inProject("docs/operations.md"), "utf8");
const badSettings = [...page.matchAll(/^([A-Z_]+)=(.+)\n(\1 .+\.)$/gm)].map(([, name, value, sentence]) => ({
  name: name!,
  value: value!,
  sentence,
}));
const settings = [...page.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);

test.each(badSettings)("$name=$value gets the answer that docs/operations.md prints", ({ name, value, sentence }) => {
  expect(() => readConfig({ [name]: value })).toThrow(expect.objectContaining({ name: "StartError", message: sentence }));
});

test("docs/operations.md lists every setting that the server reads, and an invalid value of each that can have one", () => {
  const read = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  expect(new Set(settings)).toEqual(read);
  const cannotBeBad = ["DATA_DIR", "AI_MODEL", "AI_API_KEY", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];
  expect(new Set(badSettings.map(({ name }) => name))).toEqual(new Set([...read].filter((name) => !cannotBeBad.includes(name))));
});

test("docs/operations.md prints the defaults", () => {
  const { port, host, brand, examiner, limits, trustProxy, databaseUrl, publicUrl, dataDir, storagePerStudent } = readConfig({});
  const defaults = new Map([...page.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`|[^|]*)/gm)].map(([, name, value]) => [name, value]));
  expect(Object.fromEntries(defaults)).toMatchObject({
    PORT: String(port),
    HOST: host,
    BRAND: brand,
    EXAMINER: examiner,
    TRUST_PROXY: String(trustProxy),
    STORAGE_PER_STUDENT: String(storagePerStudent / 1024 / 1024),
  });
  expect(defaults.get("LIMITS")).toBe(limits ? "on" : "off");
  expect(dataDir).toBe(inProject(defaults.get("DATA_DIR") ?? ""));
  expect([databaseUrl, publicUrl, defaults.get("DATABASE_URL"), defaults.get("PUBLIC_URL")]).toEqual([null, null, undefined, undefined]);
});

test.each([
  [
    "failed logins before a wait: account and address; account; address",
    `${[failuresPerPair, failuresPerAccount, failuresPerAddress].map(({ most }) => count(most)).join("; ")} in an hour`,
  ],
  ["sign-ups from one address before a wait", `${signUpsPerAddress.most} in an hour`],
  ["decks of a student; cards of a deck", `${count(DECK.maxDecks)}; ${count(DECK.maxCards)}`],
  ["a title; a description", `${count(DECK.titleMaxLength)}; ${count(DECK.descriptionMaxLength)} characters`],
  [
    "a display name; a bio; an about-me",
    `${count(PROFILE.displayNameMaxLength)}; ${count(PROFILE.bioMaxLength)}; ${count(PROFILE.aboutMeMaxLength)}`,
  ],
  ["tests; grades by an AI service, for a student", `${allowances.chat.test.most}; ${allowances.chat.evaluation.most} in an hour`],
  ["calls to an AI service for all students: `AI_DAILY_CALLS`", `${count(readConfig({}).aiDailyCalls)} in a day`],
  ["live streams of a student; bytes they have not read", `${STREAMS_A_STUDENT}; 32 MB`],
  ["the cards' text of a deck, for a test", `${count(PRACTICE.testMaxLength)} characters`],
  ["entries of a card for inserting a late one; on one day", `${count(mostReplayed)}; ${STUDY.entriesACardAndDay}`],
  [
    "a request's body: signing in; most; answers; a deck",
    `${BODY_BYTES.credentials / 1024} KB; ${BODY_BYTES.small / 1024} KB; ${BODY_BYTES.entries / 1024 ** 2} MB; ${BODY_BYTES.deck / 1024 ** 2} MB`,
  ],
  ["calls to an AI service for a student", `${count(allowances.chat.calls.most)} in a day`],
  [
    "built-in tests; built-in grades for a student",
    `${allowances.builtin.test.most}; ${count(allowances.builtin.evaluation.most)} in an hour`,
  ],
  ["a picture or a sound; its pixels", `${MEDIA.maxBytes / 1024 / 1024} MB; ${MEDIA.maxPixels / 1_000_000} megapixels`],
  ["an open-ended answer", `${count(PRACTICE.answerMaxLength)} characters`],
  ["wordings counted as right, a card", String(PRACTICE.wordingsPerCard)],
  ["a search in the Library", `${LIBRARY.searchMaxLength} characters`],
  ["a password", `${PASSWORD.minLength} to ${PASSWORD.maxLength} characters`],
])("docs/operations.md prints the limit on %s: %s", (what, most) => {
  const row = page.split("\n").find((line) => line.startsWith(`| ${what} `));
  expect(row?.split("|")[2]?.trim()).toBe(most);
});

test("docs/operations.md names the service and the model that a key alone selects", () => {
  const { baseUrl, model } = examinerSettings(readConfig({ AI_API_KEY: "k" })) as ChatSettings;
  expect(page).toContain(`<${baseUrl}>`);
  expect(page).toContain(`\`${model}\``);
});

test("docs/operations.md says how long a session lasts", () => {
  expect(page).toContain(
    `A session lasts ${SESSION_SECONDS / 24 / 60 / 60} days from the last visit, ${LONGEST_SESSION_MS / 24 / 60 / 60 / 1000} days at most`,
  );
});

test("the backup command of docs/operations.md includes the newest writes of a running server, and can be opened", async () => {
  const script = /node --eval '(.+)'$/m.exec(page)?.[1] ?? "";
  const folder = mkdtempSync(join(tmpdir(), "recollect-backup-"));
  try {
    const running = await openSqlite(join(folder, "data"));
    await running.write(({ db }) => db.insertInto("signInAttempts").values({ key: "k", failures: 3, windowStart: 1, lastAt: 2 }).execute());
    execFileSync(process.execPath, ["--eval", script], { cwd: folder });
    await running.close();

    const restoredFolder = join(folder, "restored");
    await (await openSqlite(restoredFolder)).close();
    renameSync(join(folder, "backup.db"), join(restoredFolder, "recollect.db"));
    const restored = await openSqlite(restoredFolder);
    expect(await restored.read.selectFrom("signInAttempts").selectAll().execute()).toEqual([
      { key: "k", failures: 3, windowStart: 1, lastAt: 2 },
    ]);
    await restored.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(!testDatabaseUrl)("the PostgreSQL backup command of docs/operations.md can be restored into an empty database", async () => {
  const [dump, restore] = [...page.matchAll(/`(pg_(?:dump|restore) --[^`]+)`/g)].map(([, command]) => command ?? "");
  expect([dump, restore]).toEqual([expect.stringContaining("pg_dump"), expect.stringContaining("pg_restore")]);
  const folder = mkdtempSync(join(tmpdir(), "recollect-backup-"));
  const [from, to] = [await anEmptyDatabase(), await anEmptyDatabase()];
  const run = (command: string, url: string) =>
    execFileSync("sh", ["-c", command], { cwd: folder, env: { ...process.env, DATABASE_URL: url } });
  try {
    const running = await openPostgres(from);
    const attempt = { key: "k", failures: 3, windowStart: 1, lastAt: 2 };
    await running.write(({ db }) => db.insertInto("signInAttempts").values(attempt).execute());
    run(dump ?? "", from);
    await running.close();
    run(restore ?? "", to);
    const restored = await openPostgres(to);
    expect(await restored.read.selectFrom("signInAttempts").selectAll().execute()).toEqual([attempt]);
    await restored.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function count(number: number): string {
  return number.toLocaleString("en");
}
