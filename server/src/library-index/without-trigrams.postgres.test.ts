import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import type { LibraryPage } from "@recollect/domain/library/library-deck.ts";
import { randomBytes } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";

import { aCampus, jsonOf } from "../../test/a-campus.ts";
import { anEmptyDatabase, queryOn, testDatabaseUrl } from "../../test/databases.ts";
import { silent, type LogLine } from "../process/log/log.ts";
import { openPostgres } from "../store/postgres/postgres.ts";
import type { Store } from "../store/store.ts";
import { countWaiting, indexWaitingDecks } from "./index-decks.store.ts";
import { createIndexing } from "./indexing.ts";

/** An empty database, and its address for a user who may make tables in it, but no extension. */
async function aDatabaseWithoutRights(): Promise<{ url: string; ofOperator: string }> {
  const ofOperator = await anEmptyDatabase();
  const name = `limited_${randomBytes(6).toString("hex")}`;
  await queryOn(ofOperator, `create role ${name} login password 'limited'`);
  // The database goes first, and the user's rights in it.
  onTestFinished(() => queryOn(testDatabaseUrl!, `drop role ${name}`).then(() => undefined));
  onTestFinished(() => queryOn(ofOperator, `drop owned by ${name} cascade`).then(() => undefined));
  await queryOn(ofOperator, `grant create, usage on schema public to ${name}`);
  const url = new URL(ofOperator);
  [url.username, url.password] = [name, "limited"];
  return { url: url.href, ofOperator };
}

/** What the index says at a start, with everything written. */
async function startedIndex(store: Store): Promise<string[]> {
  const lines: LogLine[] = [];
  const indexing = createIndexing({ store, log: (line) => lines.push(line) });
  indexing.start();
  await expect.poll(() => countWaiting(store.read), { timeout: 30_000 }).toBe(0);
  await indexing.stop();
  return lines.filter(({ level }) => level === "warn").map(({ message }) => String(message));
}

describe.skipIf(!testDatabaseUrl)("on a PostgreSQL whose user may not create the extension pg_trgm", () => {
  test("all is found but what has a wrong letter among its first two; the log says what to do, and that helps", async () => {
    const { url, ofOperator } = await aDatabaseWithoutRights();
    const store = await openPostgres(url);
    onTestFinished(() => store.close());
    const campus = aCampus(store);
    const [ada, bob] = [await campus.student("ada"), await campus.student("bob")];
    await ada.deck({ title: "Chemistry", cards: [{ term: "photosynthesis", definition: "sugar" }], visibility: "Public" });
    const inLibrary = async (search: string) =>
      (await jsonOf<LibraryPage>(bob.get(`/api/library?search=${search}`))).decks.map(({ title }) => title);
    const inOwn = async (text: string) =>
      (await jsonOf<FoundDecks>(ada.get(`/api/users/${ada.uid}/search?text=${text}`))).decks.map(({ title }) => title);

    const [sentence, ...others] = await startedIndex(store);
    expect(sentence).toMatch(/^PostgreSQL's extension pg_trgm is missing: .*CREATE EXTENSION pg_trgm and a restart/);
    expect(others).toEqual([]);
    await indexWaitingDecks({ store, log: silent });
    for (const search of ["chemistry", "hemist", "photosynthesis", "chemestry", "hcemistry", "photosyntesis"])
      expect(await inLibrary(search), search).toEqual(["Chemistry"]);
    expect(await inLibrary("xhemistry")).toEqual([]);
    // The own decks need no extension.
    for (const text of ["xhemistry", "qhotosynthesis"]) expect(await inOwn(text), text).toEqual(["Chemistry"]);

    await queryOn(ofOperator, "create extension pg_trgm");
    expect(await startedIndex(store)).toEqual([]);
    // The empty page of before is forgotten, in every process.
    expect(await inLibrary("xhemistry")).toEqual(["Chemistry"]);
  });
});
