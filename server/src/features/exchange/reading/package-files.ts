import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";

import { cardWithStoredMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { guessedLanguages } from "@recollect/domain/decks/languages/guessed-languages.ts";
import { cardContent } from "@recollect/domain/exchange/model.ts";
import { createNotes } from "@recollect/domain/exchange/import-notes.ts";
import type { ImportTitles } from "@recollect/domain/exchange/import-titles.ts";
import { sniffed } from "@recollect/domain/media/clean/sniff.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import { contentHash } from "./content-hash.ts";
import { collectionFailure, openCollection } from "./package/open-collection.store.ts";
import { isZip, openZip, type OpenZip } from "./untrusted/open-zip.ts";
import { readTextFile } from "./read-text-file.ts";
import { isAnkiPackage, readParts, type UnpackedPackage as OpenedPackage } from "./package/package-parts.ts";
import { accountFile, type WaitingAccount } from "./account/account-parts.ts";
import { reportOf, type ImportReport, type Inside, type UnpackedMedia } from "./import-report.ts";
import { previewNameOf } from "./package/preview-names.ts";
import { IMPORT } from "./untrusted/limits.ts";
import { isOwnZip, readOwnZip } from "./read-account.ts";
import { readMaskDrawings } from "./package/mask-drawings.ts";
import { readCollection, type ReadDeck, type ReadPackage } from "./package/read-package.ts";
import { createRoomLeft, type Room, type RoomLeft } from "./untrusted/room.ts";
import { decksFile, mediaFolder, type WaitingDeck } from "./waiting-decks.ts";

/**
 * Reads an uploaded file into a folder, as decks and media that wait to be written, and returns the report. A zip is a package or an export
 * of ours; any other file is read as a text. Throws the file's error: the catalogue's codes `import/…`.
 */
export async function fileToFolder(upload: string, folder: string, reading: Reading): Promise<ImportReport> {
  const roomLeft = createRoomLeft(reading.room);
  if (!(await isZip(upload))) {
    const content = await readTextFile(upload, reading.name, reading.titles);
    return toFolder({ content, media: new Map(), account: null, format: "text" }, folder, { ...reading, roomLeft });
  }
  const zip = await openZip(upload);
  try {
    return await toFolder(await readZip(zip, folder, { ...reading, roomLeft }), folder, { ...reading, roomLeft });
  } finally {
    zip.close();
  }
}

async function toFolder(
  { content, media, account, format }: ReadFile,
  folder: string,
  { onProgress, roomLeft }: ReadingInRoom,
): Promise<ImportReport> {
  const notes = createNotes();
  const keptMedia = await saveMedia(content, media, join(folder, mediaFolder), { note: notes.add, roomLeft });
  onProgress(0.9);
  const decks = content.decks.map(withGuessedLanguages);
  await saveDecks(decks, join(folder, decksFile), { media: keptMedia, roomLeft });
  if (account) await writeFile(join(folder, accountFile), accountText(account, roomLeft));
  return boundedReport(reportOf({ content: { ...content, decks }, format, account }, keptMedia, notes.all()));
}

/** A deck with the likely languages of its sides, if its file has none. */
function withGuessedLanguages(deck: ReadDeck): ReadDeck {
  if (deck.languages) return deck;
  const languages = guessedLanguages(deck.cards.map(({ card }) => card));
  return languages ? { ...deck, languages, areLanguagesGuessed: true } : deck;
}

/** A package does not limit the names of decks and folders. */
function boundedReport(report: ImportReport): ImportReport {
  if (JSON.stringify(report).length > IMPORT.maxReportChars) throw new AppError("import/inflates-too-far");
  return report;
}

function accountText(account: WaitingAccount, roomLeft: RoomLeft): string {
  const text = JSON.stringify(account);
  if (text.length > IMPORT.maxAccountChars) throw new AppError("import/inflates-too-far");
  roomLeft.take(Buffer.byteLength(text));
  return text;
}

type ReadFile = Inside & { media: OpenedPackage["media"] };
type Reading = {
  /** of the file */ name: string;
  /** English without them */ titles?: ImportTitles | undefined;
  dayOf: (at: number) => number;
  onProgress: (share: number) => void;
  /** for the files that it writes */ room: Room;
};
type ReadingInRoom = Reading & { roomLeft: RoomLeft };

async function readZip(zip: OpenZip, folder: string, { dayOf, titles, onProgress, roomLeft }: ReadingInRoom): Promise<ReadFile> {
  if (isOwnZip(zip.names)) {
    const own = await readOwnZip(zip, dayOf, titles);
    return { ...own, format: own.account ? "account" : "decks" };
  }
  if (!isAnkiPackage(zip.names)) throw new AppError("import/unknown-format");
  const { collection, media } = await readParts(zip, folder, roomLeft);
  const db = openCollection(collection);
  try {
    const masks = await readMaskDrawings(db, media);
    const content = readCollection(db, { dayOf, titles, onProgress: (share) => onProgress(share * 0.8), masks });
    return { content, media, account: null, format: "anki" };
  } catch (error) {
    throw collectionFailure(error);
  } finally {
    db.close();
    roomLeft.giveBack((await stat(collection)).size);
    await rm(collection, { force: true });
  }
}

/** Unpacks the media that cards name; returns the names that exist now. */
async function saveMedia(
  content: ReadPackage,
  heldMedia: OpenedPackage["media"],
  folder: string,
  { note, roomLeft }: { note: ReturnType<typeof createNotes>["add"]; roomLeft: RoomLeft },
): Promise<UnpackedMedia> {
  const keptMedia = new Map<string, string>();
  let all = 0;
  await mkdir(folder, { recursive: true });
  for (const [name, packedName] of content.media) {
    const bytes = heldMedia.get(packedName);
    if (!bytes) {
      note("media-missing", packedName);
      continue;
    }
    const unpacked = await unlessTooLarge(bytes);
    all += unpacked?.length ?? 0;
    if (all > IMPORT.maxAllMediaBytes) throw new AppError("import/inflates-too-far");
    const kind = unpacked && sniffed(new Uint8Array(unpacked.buffer, unpacked.byteOffset, unpacked.length));
    if (unpacked === null) note("media-too-large", packedName);
    else if (!kind || kind === "heic") note("media-unknown", packedName);
    else {
      roomLeft.take(unpacked.length);
      await writeFile(join(folder, name), unpacked);
      keptMedia.set(name, previewNameOf(name, kind));
    }
  }
  const usedNames = new Set([...content.media.values(), ...(content.drawings ?? [])]);
  const unused = [...heldMedia.keys()].filter((packedName) => !usedNames.has(packedName));
  if (unused.length > 0) note("media-unused", unused[0], unused.length);
  return keptMedia;
}

async function unlessTooLarge(bytes: () => Promise<Buffer>): Promise<Buffer | null> {
  try {
    return await bytes();
  } catch (error) {
    if (error instanceof AppError && error.code === "import/inflates-too-far") return null;
    throw error;
  }
}

async function saveDecks(
  decks: readonly ReadDeck[],
  path: string,
  { media, roomLeft }: { media: UnpackedMedia; roomLeft: RoomLeft },
): Promise<void> {
  const file = createWriteStream(path);
  for (const { name, folder, description, cards, languages, areLanguagesGuessed, topic, tags, was, versions } of decks) {
    const waiting: WaitingDeck = {
      name,
      folder,
      description,
      ...(languages ? { languages } : {}),
      ...(areLanguagesGuessed ? { areLanguagesGuessed } : {}),
      ...(topic ? { topic } : {}),
      ...(tags ? { tags } : {}),
      ...(was ? { was } : {}),
      ...(versions ? { versions } : {}),
      cards: cards.map(({ card, guid, ord, noteTypeId, progress }) => {
        const content = cardContent(cardWithStoredMedia(card, (one) => (media.has(one) ? one : null)));
        return {
          id: randomBytes(9).toString("base64url"),
          content,
          source: { guid, ord, noteTypeId, hash: contentHash(content) },
          progress,
        };
      }),
    };
    const line = `${JSON.stringify(waiting)}\n`;
    roomLeft.take(Buffer.byteLength(line));
    if (!file.write(line)) await new Promise<void>((resolve) => file.once("drain", () => resolve()));
  }
  file.end();
  await finished(file);
}
