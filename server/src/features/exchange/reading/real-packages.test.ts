import { readdirSync } from "node:fs";
import { join } from "node:path";

import { plainText } from "@recollect/domain/cards/text/format.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { sha256 } from "../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import { judged, whyNoAnki } from "../../../../test/exchange/real-anki.ts";
import { words } from "../../../../test/exchange/words-of-html.ts";
import { openCollection } from "./package/open-collection.store.ts";
import { openZip } from "./untrusted/open-zip.ts";
import { readParts } from "./package/package-parts.ts";
import { readCollection } from "./package/read-package.ts";

/** A folder of packages by other authors, which we may not include in the project. */
const folder = process.env["ANKI_PACKAGES"];
const packages =
  folder === undefined ? [] : readdirSync(folder).filter((name) => /\.(apkg|colpkg)$/.test(name) && !/latest|empty/.test(name));

async function read(path: string) {
  const zip = await openZip(path);
  const parts = await readParts(zip, await aTemporaryFolder());
  const db = openCollection(parts.collection);
  const { decks, media } = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
  db.close();
  const hashes = new Map<string, string>();
  for (const [name, given] of media) hashes.set(name, sha256(await parts.media.get(given)!()));
  zip.close();
  return { decks, hashes, cards: decks.flatMap((deck) => deck.cards) };
}

const said = (side: string) => plainText(side).replace(/\s+/g, " ").trim();
const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);

describe.skipIf(folder === undefined || whyNoAnki !== null)("a package of another author (if ANKI_PACKAGES names a folder of them)", () => {
  test.each(packages)("%s is read as real Anki reads it", async (name) => {
    const path = join(folder ?? "", name);
    const [anki, ours] = [await judged([path]), await read(path)];
    const byGuid = Map.groupBy(anki.cards, ({ guid }) => guid);

    expect(ours.cards.reduce((sum, { prompts }) => sum + prompts, 0)).toBe(anki.cards.length);
    expect(new Set(ours.decks.map((deck) => [...deck.folder, deck.name].join("::")))).toEqual(new Set(anki.cards.map(({ deck }) => deck)));
    expect(new Set(ours.cards.flatMap(({ card }) => card.tags ?? []))).toEqual(new Set(anki.cards.flatMap(({ tags }) => tags)));
    const named = new Set(ours.cards.flatMap(({ card }) => [...JSON.stringify(card).matchAll(/media\/(anki-\d+)/g)].map(([, one]) => one)));
    expect([...ours.hashes.keys()].filter((one) => named.has(one.replace(/\..*/, ""))).length).toBe(named.size);
    for (const hash of ours.hashes.values()) expect(Object.values(anki.media)).toContain(hash);

    for (const [guid, cards] of Map.groupBy(ours.cards, (card) => card.guid)) {
      const due = cards
        .flatMap(({ progress }) => progress)
        .filter(({ progress }) => progress.card.stage === "review")
        .map(({ progress }) => progress.card.due);
      const days = sorted(due.map((at) => Math.floor(at / dayMs) - Math.floor(Date.now() / dayMs)));
      const theirs = sorted(byGuid.get(guid!)!.flatMap(({ dueInDays }) => (dueInDays === null ? [] : [dueInDays])));
      expect(days).toHaveLength(theirs.length);
      days.forEach((day, at) => expect(Math.abs(day - (theirs[at] ?? NaN))).toBeLessThanOrEqual(1));
    }
    const plain = ours.cards.filter(({ card }) => !/\{\{c\d|media\/|\\[([]/.test(JSON.stringify(card)));
    for (const { card, guid } of plain.filter((_, at) => at % Math.ceil(plain.length / 10) === 0)) {
      const shown = byGuid.get(guid!)!.map(({ question, answer }) => [words(question), words(answer)]);
      // Where the answer is typed, Anki's text has an input in place of the words.
      if (shown.flat().some((text) => text.includes("[[type:"))) continue;
      expect(shown).toContainEqual([said(card.term), said(card.definition)]);
    }
  });
});
