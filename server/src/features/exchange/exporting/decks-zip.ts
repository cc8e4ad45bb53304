import { Readable } from "node:stream";

import type { MediaFiles } from "../../../media/files/media-files.ts";
import type { Store } from "../../../store/store.ts";
import { mediaStream } from "./account-zip.ts";
import { deckPieces, jsonPieces, mediaIdsOf } from "./deck-pieces.ts";
import { fileNameOf, type DeckToExport, type ExportFormat, type UnreadDeck } from "./deck-to-export.ts";
import { exportedMedia } from "./exported-media.ts";
import type { Spool } from "./spool.ts";
import { startZip, type ZipDone } from "./stream-zip.ts";

type DecksZipDeps = { store: Pick<Store, "read">; files: MediaFiles; spool: Spool; whenSent: ZipDone };

type Decks = { uid: string; decks: readonly UnreadDeck[] };

/** Decks as JSON with their media, which an import reads with both. */
export async function jsonZip(parts: DecksZipDeps, { uid, decks }: Decks): Promise<ReadableStream> {
  const ids: string[] = [];
  const zip = startZip(parts.whenSent);
  async function* json() {
    yield Buffer.from('{\n"format": "recollect-decks",\n"version": 1,\n"decks": [\n');
    let isFirst = true;
    for (const { length, read } of decks) {
      const { stream } = await parts.spool.text({ length, pieces: () => deckJson(read, isFirst ? "" : ",\n") });
      for await (const bytes of stream) {
        yield bytes as Buffer;
        isFirst = false;
      }
    }
    yield Buffer.from("\n]\n}\n");
  }
  for (const { length, read } of decks) {
    ids.push(
      ...(await parts.spool.alone({ length }, async () => {
        const deck = await read();
        return deck ? mediaIdsOf(deck) : [];
      })),
    );
  }
  zip.stream("decks.json", async () => Readable.from(json()));
  for (const { name, hash } of await exportedMedia(parts, uid, ids))
    zip.stream(`media/${name}`, async () => mediaStream(await parts.files.read(hash, null)), { isPacked: true });
  return zip.end();
}

/** The deck in a zip's `decks.json`. Its cards keep their ids, by which the deck is recognized on import. */
async function* deckJson(read: UnreadDeck["read"], before: string): AsyncGenerator<string> {
  const deck: DeckToExport | null = await read();
  if (!deck) return;
  const { title, description, folder = [], tags = [], languages, cards } = deck;
  yield before;
  yield* jsonPieces({ title, description, folder, tags, ...(languages ? { languages } : {}) }, cards);
}

/** Decks as one text file each, in folders named after their folders. */
export function textsZip(
  { spool, whenSent }: DecksZipDeps,
  { decks }: Decks,
  format: Exclude<ExportFormat, "apkg" | "json">,
): ReadableStream {
  const zip = startZip(whenSent);
  const takenNames = new Set<string>();
  for (const { title, folder = [], length, read } of decks) {
    const path = [...folder, title].map(fileNameOf).join("/");
    let name = path;
    for (let more = 2; takenNames.has(name.toLowerCase()); more += 1) name = `${path} (${more})`;
    takenNames.add(name.toLowerCase());
    zip.stream(`${name}.${format}`, async () => (await spool.text({ length, pieces: () => text(read, format) })).stream);
  }
  return zip.end();
}

async function* text(read: UnreadDeck["read"], format: Exclude<ExportFormat, "apkg" | "json">): AsyncGenerator<string> {
  const deck = await read();
  if (deck) yield* deckPieces(deck, format);
}
