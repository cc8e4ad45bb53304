import { Readable } from "node:stream";

import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { exchangeCard } from "@recollect/domain/exchange/model.ts";
import { writeCsv } from "@recollect/domain/exchange/text/write-table.ts";
import { extensionOf } from "@recollect/domain/media/media.ts";
import yazl from "yazl";

import type { MediaFiles } from "../../../media/files/media-files.ts";
import type { Store } from "../../../store/store.ts";
import {
  acceptedAnswers,
  accountRow,
  logLines,
  noticesTold,
  ownDeck,
  ownDeckIds,
  ownMedia,
  reportsSent,
  settingsText,
} from "./account-export.store.ts";

/** Says of a zip what it is; one of another format or a later version is refused. */
export const accountFormat = { format: "recollect-account", version: 1 } as const;

const readMe = `This is everything of your account.

recollect.json         who you are here, and your study settings
decks/<number>.json    each deck, whole
decks/<number>.csv     the same cards for a spreadsheet
media/                 your pictures and sounds
study-log.ndjson       what you did while studying, a line of JSON for each step
accepted-answers.json  wordings that you had counted as right
notices.json           what you were told about your decks and your account
reports.json           what you reported of decks of others

To take it back in, choose this zip on the page Import of any server of this program.
`;

type Parts = { store: Pick<Store, "read">; files: MediaFiles; /** ms since 1970 */ now: number };

/** A student's whole account as one zip, read and packed part by part while it is sent; null when there is no such student. */
export async function accountZip({ store: { read }, files, now }: Parts, uid: string): Promise<ReadableStream | null> {
  const account = await accountRow(read, uid);
  if (!account) return null;
  const zip = new yazl.ZipFile();
  const add = (name: string, make: () => Promise<Readable>, compress = true) =>
    zip.addReadStreamLazy(name, { compress }, (given) => {
      make().then(
        (stream) => given(null, stream),
        (error: unknown) => given(error, Readable.from([])),
      );
    });
  const text = (name: string, make: () => Promise<string>) => add(name, async () => Readable.from([Buffer.from(await make())]));

  text("README.txt", async () => readMe);
  text("recollect.json", async () =>
    json({ ...accountFormat, exportedAt: now, uid, account, settings: JSON.parse(await settingsText(read, uid)) as unknown }),
  );
  for (const id of await ownDeckIds(read, uid)) {
    text(`decks/${id}.json`, async () => {
      const deck = await ownDeck(read, uid, id);
      return json(
        deck && {
          ...deck,
          cards: cardsIn(deck.cards),
          copiedFrom: deck.copiedFrom === null ? null : (JSON.parse(deck.copiedFrom) as unknown),
          languages: deck.languages === null ? null : (JSON.parse(deck.languages) as unknown),
        },
      );
    });
    text(`decks/${id}.csv`, async () => writeCsv(cardsIn((await ownDeck(read, uid, id))?.cards ?? "[]").map(exchangeCard)));
  }
  text("accepted-answers.json", async () => json(await acceptedAnswers(read, uid)));
  text("notices.json", async () => json(await noticesTold(read, uid)));
  text("reports.json", async () => json(await reportsSent(read, uid)));
  add("study-log.ndjson", async () => Readable.from(logLines(read, uid)));
  for (const { id, hash, mime } of await ownMedia(read, uid)) {
    add(`media/${id}.${extensionOf(mime) ?? "bin"}`, async () => mediaStream(await files.read(hash, null)), false);
  }
  zip.end();
  const out = zip.outputStream as Readable;
  zip.on("error", (error: Error) => out.destroy(error));
  return Readable.toWeb(out) as ReadableStream;
}

function mediaStream(bytes: Awaited<ReturnType<MediaFiles["read"]>>): Readable {
  if (bytes === null) return Readable.from([]);
  return bytes instanceof Uint8Array ? Readable.from([Buffer.from(bytes)]) : Readable.fromWeb(bytes as never);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
