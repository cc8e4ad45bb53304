import { Readable } from "node:stream";

import type { MediaFiles } from "../../../media/files/media-files.ts";
import type { Store } from "../../../store/store.ts";
import { mediaStream } from "./account-zip.ts";
import { deckJson, fileNameOf, mediaIdsOf, textOf, type DeckToExport, type ExportFormat } from "./deck-to-export.ts";
import { exportedMedia } from "./exported-media.ts";
import { inPieces, startZip, type ZipDone } from "./stream-zip.ts";

type Parts = { store: Pick<Store, "read">; files: MediaFiles; done: ZipDone };

/** Decks, each read when its turn comes; one that was deleted since is null. */
type Decks = { uid: string; decks: readonly (() => Promise<DeckToExport | null>)[] };

/** Decks as JSON with their media, which comes in again with both. */
export async function jsonZip(parts: Parts, { uid, decks }: Decks): Promise<ReadableStream> {
  const ids: string[] = [];
  const zip = startZip(parts.done);
  async function* json() {
    yield '{\n"format": "recollect-decks",\n"version": 1,\n"decks": [\n';
    let isFirst = true;
    for (const read of decks) {
      const deck = await read();
      if (!deck) continue;
      if (!isFirst) yield ",\n";
      yield* inPieces(deckJson(deck));
      isFirst = false;
    }
    yield "\n]\n}\n";
  }
  for (const read of decks) {
    const deck = await read();
    if (deck) ids.push(...mediaIdsOf(deck));
  }
  zip.stream("decks.json", async () => Readable.from(json()));
  for (const { name, hash } of await exportedMedia(parts, uid, ids))
    zip.stream(`media/${name}`, async () => mediaStream(await parts.files.read(hash, null)), { isPacked: true });
  return zip.end();
}

/** Decks as a file of text each, in folders of their folders' names. */
export async function textsZip({ done }: Parts, { decks }: Decks, format: Exclude<ExportFormat, "apkg" | "json">): Promise<ReadableStream> {
  const zip = startZip(done);
  const taken = new Set<string>();
  for (const read of decks) {
    const deck = await read();
    if (!deck) continue;
    const path = [...(deck.folder ?? []), deck.title].map(fileNameOf).join("/");
    let name = path;
    for (let more = 2; taken.has(name.toLowerCase()); more += 1) name = `${path} (${more})`;
    taken.add(name.toLowerCase());
    zip.text(`${name}.${format}`, async () => textOf((await read()) ?? { ...deck, cards: [] }, format));
  }
  return zip.end();
}
