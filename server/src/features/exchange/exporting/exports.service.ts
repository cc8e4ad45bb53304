import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { Card } from "@recollect/domain/cards/card.ts";
import { mediaNames } from "@recollect/domain/cards/card-media.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { exchangeCard, type ExchangeCard } from "@recollect/domain/exchange/model.ts";
import { writeJson } from "@recollect/domain/exchange/text/json.ts";
import { writeMarkdown } from "@recollect/domain/exchange/text/markdown.ts";
import { writeCsv, writeTsv } from "@recollect/domain/exchange/text/write-table.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { extensionOf } from "@recollect/domain/media/media.ts";

import { canSeeMedia } from "../../../media/media-uses.store.ts";
import { findMedia } from "../../../media/media.store.ts";
import type { MediaFiles } from "../../../media/files/media-files.ts";
import type { Store } from "../../../store/store.ts";
import { accountZip } from "./account-zip.ts";
import { writeInThread } from "./write-in-thread.ts";
import type { DeckToPack, PackedAnswer } from "./write-package.store.ts";

export const exportFormats = ["apkg", "csv", "tsv", "md", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A deck to be written, own or another student's. */
export type DeckToExport = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  updatedAt: number;
  cards: readonly Card[];
  languages?: DeckLanguages;
};

/** What exporting needs of studying: where a student stands in a deck of their own, and the answers that led there. */
export type Standings = (uid: string, deckId: number) => Promise<{ standings: DeckToPack["standings"]; answers: readonly PackedAnswer[] }>;

type Parts = {
  store: Pick<Store, "read">;
  files: MediaFiles;
  /** where packages lie while they are made */ folder: string;
  standings: Standings;
  /** ms since 1970 */
  clock: () => number;
};

export type Exported = { body: ReadableStream | string; mime: string; fileName: string };
export type Exports = ReturnType<typeof createExports>;

const mimes: Record<ExportFormat, string> = {
  apkg: "application/octet-stream",
  csv: "text/csv; charset=utf-8",
  tsv: "text/tab-separated-values; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  json: "application/json",
};

/** Where packages lie while they are made. */
export function exportsFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, "exports");
}

/** Writes decks as files. A package is made in a thread and a file of its own, one at a time a student. */
export function createExports({ store, files, folder, standings, clock }: Parts) {
  const busy = new Set<string>();

  /** The deck's media as files of a folder, so that the thread needs no store. Those that are gone, or that the student may not see, are left out. */
  async function mediaOf(uid: string, deck: DeckToExport, into: string): Promise<DeckToPack["media"]> {
    const ids = new Set(
      deck.cards.flatMap((card) => Object.values(card).flatMap((side) => (typeof side === "string" ? mediaNames(side) : []))),
    );
    const found: { name: string; packedAs: string; path: string }[] = [];
    for (const id of ids) {
      const row = (await canSeeMedia(store.read, uid, id)) ? await findMedia(store.read, id) : null;
      const bytes = row && (await files.read(row.hash, null));
      if (!row || !bytes) continue;
      const extension = extensionOf(row.mime) ?? "bin";
      const path = join(into, `${found.length}`);
      if (bytes instanceof Uint8Array) await writeFile(path, bytes);
      else await pipeline(Readable.fromWeb(bytes as never), createWriteStream(path));
      found.push({ name: `${id}.${extension}`, packedAs: `rc-${row.hash.slice(0, 16)}.${extension}`, path });
    }
    return found;
  }

  async function packed(uid: string, deck: DeckToExport, withProgress: boolean): Promise<ReadableStream> {
    if (busy.has(uid)) throw new AppError("export/one-at-a-time");
    busy.add(uid);
    const place = join(folder, randomBytes(9).toString("base64url"));
    const end = () => rm(place, { recursive: true, force: true });
    try {
      await mkdir(place, { recursive: true });
      const stood = withProgress ? await standings(uid, deck.id) : { standings: [], answers: [] };
      const { id, title, updatedAt, cards } = deck;
      const path = join(place, "deck.apkg");
      await writeInThread(
        {
          id,
          title,
          updatedAt,
          cards,
          ...stood,
          media: await mediaOf(uid, deck, place),
        },
        path,
      );
      const stream = createReadStream(path);
      stream.once("close", () => void end());
      return Readable.toWeb(stream) as ReadableStream;
    } catch (error) {
      await end();
      throw error;
    } finally {
      busy.delete(uid);
    }
  }

  return {
    /** Everything of an account. Throws `database/permission-denied`, `profile/user-not-found`. */
    async account(viewer: { uid: string }, uid: string): Promise<Exported> {
      if (viewer.uid !== uid) throw new AppError("database/permission-denied");
      const body = await accountZip({ store, files, now: clock() }, uid);
      if (!body) throw new AppError("profile/user-not-found");
      return { body, mime: "application/zip", fileName: "account.zip" };
    },

    /** Throws `export/one-at-a-time`, `export/failed`. Progress goes along only with a deck of one's own. */
    async deck(uid: string, deck: DeckToExport, format: ExportFormat, withProgress: boolean): Promise<Exported> {
      const fileName = `${fileNameOf(deck.title)}.${format}`;
      const isOwn = uid === deck.ownerId;
      const body = format === "apkg" ? await packed(uid, deck, withProgress && isOwn) : textOf(deck, format);
      return { body, mime: mimes[format], fileName };
    },
  };
}

function textOf(deck: DeckToExport, format: Exclude<ExportFormat, "apkg">): string {
  const cards = deck.cards.map((card) => exchangeCard(card as ExchangeCard));
  if (format === "csv") return writeCsv(cards);
  if (format === "tsv") return writeTsv(cards);
  const whole = {
    name: deck.title,
    folder: [],
    description: deck.description,
    cards,
    ...(deck.languages ? { languages: deck.languages } : {}),
  };
  return format === "md" ? writeMarkdown(whole) : writeJson([whole]);
}

/** A name that every system takes for a file. */
function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return plain.slice(0, 100).toWellFormed() || "deck";
}
