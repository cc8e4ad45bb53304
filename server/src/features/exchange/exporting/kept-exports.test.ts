import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { exchangeCard } from "@recollect/domain/exchange/model.ts";
import { readText } from "@recollect/domain/exchange/text/read-text.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { describe, expect, test } from "vitest";

import { aKeptDeck, keptAt, keptCards, keptStandings } from "../../../../test/library/a-kept-deck.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import { keptExport, keptTexts } from "../../../../test/exchange/kept-exports.ts";
import { openCollection } from "../reading/package/open-collection.store.ts";
import { openZip } from "../reading/untrusted/open-zip.ts";
import { readParts } from "../reading/package/package-parts.ts";
import { readCollection } from "../reading/package/read-package.ts";
import { writePackage } from "./write-package.store.ts";

/** Every row of every table of a package's collection. */
async function rowsOf(path: string): Promise<Record<string, unknown[]>> {
  const zip = await openZip(path);
  const db = openCollection((await readParts(zip, await aTemporaryFolder())).collection);
  const tables = ["col", "notes", "cards", "revlog"];
  const rows = Object.fromEntries(tables.map((table) => [table, db.prepare(`select * from ${table} order by id`).all()]));
  db.close();
  zip.close();
  return rows;
}

describe("stored exports of the first version", () => {
  test("are written the same today: note types, ids, fields, the layout of progress", async () => {
    const folder = await aTemporaryFolder();
    await writePackage([await aKeptDeck(folder, keptAt)], join(folder, "today.apkg"));
    expect(await rowsOf(join(folder, "today.apkg"))).toEqual(await rowsOf(keptExport("kept.apkg")));
  });

  test("give the original deck with its progress when the package is imported", async () => {
    const zip = await openZip(keptExport("kept.apkg"));
    const db = openCollection((await readParts(zip, await aTemporaryFolder())).collection);
    const { decks, media } = readCollection(db, { dayOf: (at) => Math.floor(at / dayMs), onProgress: () => {} });
    db.close();
    zip.close();
    expect(decks.map(({ name }) => name)).toEqual(["Kept: äö"]);
    expect([...media.values()]).toEqual(["rc-0123456789abcdef.png", "rc-fedcba9876543210.mp3"]);
    const renamed = JSON.stringify(keptCards).replace("AAAAAAAAAAAAAAAA", "anki-0").replace("BBBBBBBBBBBBBBBB", "anki-1");
    const cards = decks.flatMap((deck) => deck.cards);
    expect(cards.map(({ guid, card }) => ({ id: guid, ...card }))).toEqual(JSON.parse(renamed));
    const stood = cards.flatMap(({ guid, progress }) =>
      progress.map(({ ending, progress: { card, isSuspended } }) => ({ key: guid + ending, card, isSuspended })),
    );
    for (const [key, { card, isSuspended }] of keptStandings(keptAt)) {
      const back = stood.find((one) => one.key === key);
      expect(back).toMatchObject({ isSuspended, card: { stage: card.stage, stability: card.stability, difficulty: card.difficulty } });
      expect(Math.abs((back?.card.due ?? 0) - card.due)).toBeLessThan(dayMs);
    }
  });

  test.each(keptTexts())("give the original deck when %s is read", async (name) => {
    const { decks } = readText(await readFile(keptExport(name), "utf8"), { fileName: name, readHtml: (html) => html });
    expect(decks.flatMap((deck) => deck.cards)).toEqual(keptCards.map((card) => exchangeCard(card)));
  });
});

/** Since 0.2 a fence stands on a line of its own in Markdown, and a cell of TSV that another reader could mistake is quoted. */
describe.each(keptTexts())("%s as it is written today", (name, today) => {
  test("is the same as the stored one", async () => {
    const changed = /\.(?:tsv|markdown)$/.test(name) ? name.replace("kept.", "kept-0.2.") : name;
    expect(today).toBe(await readFile(keptExport(changed), "utf8"));
  });

  test("gives the original deck", () => {
    const { decks } = readText(today, { fileName: name, readHtml: (html) => html });
    expect(decks.flatMap((deck) => deck.cards)).toEqual(keptCards.map((card) => exchangeCard(card)));
  });
});
