import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";

import { packageMediaIn, withStoredMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { cardContent } from "@recollect/domain/exchange/model.ts";
import { createNotes, importNoteWords, inTwoLists, type ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import { sniffed } from "@recollect/domain/media/clean/sniff.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { contentHash } from "./content-hash.ts";
import { openCollection } from "./open-collection.store.ts";
import { openZip, type OpenZip } from "./open-zip.ts";
import { isAnkiPackage, readParts, type PackageParts } from "./package-parts.ts";
import { isAccountZip, readAccount } from "./read-account.ts";
import { readCollection, type ReadDeck, type ReadPackage } from "./read-package.ts";

/** A deck of a package as it waits to be written, a line of `decks.ndjson`. */
export type WaitingDeck = {
  name: string;
  folder: readonly string[];
  description: string;
  cards: readonly WaitingCard[];
  languages?: ReadDeck["languages"];
};
export type WaitingCard = {
  id: string;
  content: { term: string; definition: string };
  source: { guid: string; ord: number; noteTypeId: number; hash: string };
  progress: ReadDeck["cards"][number]["progress"];
};

export type ReportDeck = {
  name: string;
  folder: readonly string[];
  cards: number;
  prompts: number;
  media: number;
  withProgress: number;
  sample: readonly { term: string; definition: string }[];
};
export type ImportReport = {
  format: string;
  decks: readonly ReportDeck[];
  changed: readonly ReportLine[];
  leftOut: readonly ReportLine[];
};
export type ReportLine = { what: string; count: number; examples: readonly string[] };

const sampleCards = 6;
/** Media of a package that are waiting, by their names in texts: files of these names. */
export const mediaFolder = "media";
export const decksFile = "decks.ndjson";

/**
 * Reads an uploaded package into a folder, as decks and media that wait to be written, and gives the report. Throws what is wrong with
 * the file: the codes `import/…` of the catalogue.
 */
export async function packageToFiles(upload: string, folder: string, parts: Reading): Promise<ImportReport> {
  const zip = await openZip(upload);
  try {
    const { read, media, format } = await readZip(zip, parts);
    const notes = createNotes();
    const kept = await saveMedia(read, media, join(folder, mediaFolder), notes.add);
    parts.onProgress(0.9);
    await saveDecks(read.decks, join(folder, decksFile), kept);
    return reportOf(read, format, kept, notes.all());
  } finally {
    zip.close();
  }
}

type Inside = { read: ReadPackage; media: PackageParts["media"]; format: string };
type Reading = { dayOf: (at: number) => number; onProgress: (share: number) => void };

async function readZip(zip: OpenZip, { dayOf, onProgress }: Reading): Promise<Inside> {
  if (isAccountZip(zip.names)) return { ...(await readAccount(zip, dayOf)), format: "An account of this program" };
  if (!isAnkiPackage(zip.names)) throw new AppError("import/unknown-format");
  const inside = await readParts(zip);
  const db = openCollection(inside.collection);
  try {
    const read = readCollection(db, { dayOf, onProgress: (share) => onProgress(share * 0.8) });
    return { read, media: inside.media, format: "Anki package" };
  } finally {
    db.close();
  }
}

/** Unpacks the media that cards name; gives the names that are there now. */
async function saveMedia(
  read: ReadPackage,
  held: PackageParts["media"],
  folder: string,
  note: ReturnType<typeof createNotes>["add"],
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  await mkdir(folder, { recursive: true });
  for (const [name, given] of read.media) {
    const bytes = held.get(given);
    if (!bytes) {
      note("media-missing", given);
      continue;
    }
    try {
      const unpacked = await bytes();
      const kind = sniffed(new Uint8Array(unpacked));
      if (kind === null || kind === "heic") note("media-unknown", given);
      else {
        await writeFile(join(folder, name), unpacked);
        kept.add(name);
      }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "import/inflates-too-far") throw error;
      note("media-too-large", given);
    }
  }
  const unused = held.size - [...read.media.values()].filter((given) => held.has(given)).length;
  if (unused > 0)
    note(
      "media-unused",
      [...held.keys()].find((given) => ![...read.media.values()].includes(given)),
      unused,
    );
  return kept;
}

async function saveDecks(decks: readonly ReadDeck[], path: string, media: ReadonlySet<string>): Promise<void> {
  const file = createWriteStream(path);
  for (const { name, folder, description, cards, languages } of decks) {
    const waiting: WaitingDeck = {
      name,
      folder,
      description,
      ...(languages ? { languages } : {}),
      cards: cards.map(({ card, guid, ord, noteTypeId, progress }) => {
        const content = cardContent(withKnownMedia(card, media));
        return {
          id: randomBytes(9).toString("base64url"),
          content,
          source: { guid, ord, noteTypeId, hash: contentHash(content) },
          progress,
        };
      }),
    };
    if (!file.write(`${JSON.stringify(waiting)}\n`)) await new Promise<void>((resolve) => file.once("drain", () => resolve()));
  }
  file.end();
  await finished(file);
}

function withKnownMedia<T extends { term: string; definition: string; extra?: string }>(card: T, media: ReadonlySet<string>): T {
  const known = (text: string) => withStoredMedia(text, (name) => (media.has(name) ? name : null));
  return { ...card, term: known(card.term), definition: known(card.definition), ...(card.extra ? { extra: known(card.extra) } : {}) };
}

function reportOf(read: ReadPackage, format: string, media: ReadonlySet<string>, more: readonly ImportNote[]): ImportReport {
  const { changed, leftOut } = inTwoLists([...read.notes, ...more]);
  const line = (note: ImportNote): ReportLine => ({ what: importNoteWords(note), count: note.count, examples: note.examples });
  return {
    format,
    decks: read.decks.map((deck) => ({
      name: deck.name,
      folder: deck.folder,
      cards: deck.cards.length,
      prompts: deck.cards.reduce((sum, card) => sum + card.prompts, 0),
      media: mediaOf(deck, media),
      withProgress: deck.cards.filter((card) => card.progress.length > 0).length,
      sample: deck.cards.slice(0, sampleCards).map(({ card }) => ({ term: named(card.term), definition: named(card.definition) })),
    })),
    changed: changed.map(line),
    leftOut: leftOut.map(line),
  };
}

function mediaOf(deck: ReadDeck, media: ReadonlySet<string>): number {
  const names = new Set(deck.cards.flatMap(({ card }) => packageMediaIn(card.term + card.definition + (card.extra ?? ""))));
  return [...names].filter((name) => media.has(name)).length;
}

/** Media that wait have no address yet; a sample says what they show. */
function named(text: string): string {
  return withStoredMedia(text, () => null);
}
