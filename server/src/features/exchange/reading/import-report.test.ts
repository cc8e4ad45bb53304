import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { ample, aPackage, type PackageContent } from "../../../../test/exchange/a-package.ts";
import { aTemporaryFolder } from "../../../../test/databases.ts";
import type { ImportReport } from "./import-report.ts";
import { fileToFolder } from "./package-files.ts";

/** A deck for every card; all cards of a note have its text. */
function manyDecks(
  notes: number,
  { fields, deckName = (at) => `Deck ${at}` }: { fields: [string, string]; deckName?: (at: number) => string },
) {
  const each = 20;
  const templates = Array.from({ length: each }, (_, at) => [`${at} {{Front}}`, "{{Back}}"] as [string, string]);
  const content: PackageContent = {
    noteTypes: [{ id: 2002, name: "Many", fields: ["Front", "Back"], templates }],
    decks: Object.fromEntries(Array.from({ length: notes * each }, (_, at) => [5000 + at, deckName(at)])),
    notes: Array.from({ length: notes }, (_, at) => ({
      guid: `note ${at}`,
      type: 2002,
      fields,
      cards: Array.from({ length: each }, (_card, ord) => ({ id: at * each + ord + 1, ord, did: 5000 + at * each + ord })),
    })),
  };
  return content;
}

async function reportOn(content: PackageContent): Promise<ImportReport> {
  const folder = await aTemporaryFolder();
  const path = join(folder, "upload");
  await writeFile(path, await aPackage(content));
  return fileToFolder(path, folder, { name: "a.apkg", dayOf: () => 0, room: ample, onProgress: () => {} });
}

test("a report shows cards of the first decks only, when a small package has many long ones", async () => {
  const report = await reportOn(manyDecks(50, { fields: ["f".repeat(1900), "b".repeat(2000)] }));
  expect(report.decks).toHaveLength(1000);
  expect(report.decks[0]?.sample).toHaveLength(1);
  expect(report.decks.at(-1)).toMatchObject({ cards: 1, sample: [] });
  expect(JSON.stringify(report).length).toBeLessThan(1_500_000);
});

test("a report shows cards of every deck of an ordinary package, however many decks it has", async () => {
  const report = await reportOn(manyDecks(50, { fields: ["f".repeat(200), "b".repeat(200)] }));
  expect(report.decks.filter(({ sample }) => sample.length === 0)).toEqual([]);
});

test("a package whose names alone make a report of many MB is refused", async () => {
  const long = manyDecks(1, { fields: ["f", "b"], deckName: (at) => `${"folder ".repeat(70_000)}${at}::Deck ${at}` });
  const refused = await reportOn(long).catch((error: unknown) => error);
  expect(refused).toMatchObject(new AppError("import/inflates-too-far"));
});
