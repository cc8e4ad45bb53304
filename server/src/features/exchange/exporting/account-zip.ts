import { Readable } from "node:stream";

import { chainer, type TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import { writeCsv } from "@recollect/domain/exchange/text/tables/write-table.ts";
import { extensionOf } from "@recollect/domain/media/media.ts";

import type { MediaFiles } from "../../../media/files/media-files.ts";
import type { Db } from "../../../store/tables.ts";
import {
  acceptedAnswers,
  accountRow,
  logLines,
  noticesOf,
  remindersOf,
  ownDeck,
  ownFolders,
  ownMedia,
  ownTitles,
  reportsSent,
  ownMemories,
  settingsText,
  trashedDeck,
  trashedIds,
} from "./account-export.store.ts";
import { coAuthorsOfAccount } from "./account-co-authors.store.ts";
import { inBytes } from "./in-bytes.ts";
import { groupsOfAccount, type GivenTo } from "./account-groups.store.ts";
import { examsSet, finishedTests, markedDecks, matchTimesOf, starredCards } from "./account-marks.store.ts";
import { suggestionsOfAccount } from "./account-suggestions.store.ts";
import { jsonPieces, tablePieces } from "./deck-pieces.ts";
import type { Spool } from "./spool.ts";
import { startZip, type ZipDone } from "./stream-zip.ts";

/** Identifies the zip's format; another format or a later version is refused. */
const accountFormat = { format: "recollect-account", version: 1 } as const;

function readMe(decks: readonly { id: number; title: string }[], now: number): string {
  return `This is everything of your account, as it was on ${new Date(now).toISOString().slice(0, 10)}.

recollect.json         who you are here, and your study settings
decks/<number>.json    each deck, whole
decks/<number>.csv     the same cards for a spreadsheet
folders.json           your folders, which decks lie in them, and your tags on decks
stars.json             the cards that you starred, by deck
saved.json             decks with a star, and decks of others that you saved or found helpful
following.json         which of your decks follow decks of others
exams.json             the days of your exams
groups.json            the groups that you are or were in, what they ask of you and store of you, and what teachers see
tests.json             how your last practice tests went
match.json             your best times in games of Match
trash/<number>.json    what you deleted in the last 30 days
versions/<number>.ndjson  what each deck was before, a line of JSON for each version, the newest first: the first line whole, each
                       other as what to put back into the one above it ([from, count] stands for so many of its cards, from 0 on)
media/                 your pictures and sounds
memory.json            what was learned of how you forget
study-log.ndjson       what you did while studying, a line of JSON for each step
accepted-answers.json  wordings that you had counted as right
reminders.json         what you are reminded of by mail, and at what hour
notices.json           what you were told about your decks and your account
reports.json           what you reported of decks of others
co-authors.json        who writes decks together with you
suggestions.json       the corrections that you suggested, and who may suggest some for your decks

Your decks by their numbers:
${decks.map(({ id, title }) => `${id}  ${title.replace(/\s+/g, " ")}`).join("\n") || "(none)"}

To take it back in, choose this zip on the page Import of any server of this program.
`;
}

/** The earlier versions of a student's deck in a database, the newest first. */
export type VersionsOf = (db: Db, key: { ownerId: string; id: number }) => AsyncIterable<TimedVersion>;

/** The decks of a student that follow those of others. */
export type LinksOf = (db: Db, uid: string) => Promise<readonly object[]>;

type AccountZipDeps = {
  read: Db;
  files: MediaFiles;
  spool: Spool;
  versionsOf: VersionsOf;
  linksOf: LinksOf;
  givenTo: GivenTo;
  /** ms since 1970 */
  now: number;
  whenSent: ZipDone;
};

/** A student's whole account as one zip, read and packed part by part while it is sent; null if there is no such student. */
export async function accountZip(
  { read, files, spool, versionsOf, linksOf, givenTo, now, whenSent }: AccountZipDeps,
  uid: string,
): Promise<ReadableStream | null> {
  const account = await accountRow(read, uid);
  if (!account) return null;
  const titles = await ownTitles(read, uid);
  const zip = startZip(whenSent);
  zip.text("README.txt", async () => readMe(titles, now));
  zip.text("recollect.json", async () =>
    json({ ...accountFormat, exportedAt: now, uid, account, settings: JSON.parse(await settingsText(read, uid)) as unknown }),
  );
  zip.text("folders.json", async () => json(await ownFolders(read, uid)));
  const spooled = (name: string, length: number, pieces: () => AsyncIterable<string>) =>
    zip.stream(name, async () => (await spool.text({ length, pieces })).stream);
  for (const { id, length } of titles) {
    spooled(`decks/${id}.json`, length, () => deckText(() => ownDeck(read, uid, id)));
    spooled(`decks/${id}.csv`, length, () => tableText(() => ownDeck(read, uid, id)));
  }
  const trashed = await trashedIds(read, uid);
  for (const { id, length } of trashed) spooled(`trash/${id}.json`, length, () => deckText(() => trashedDeck(read, uid, id)));
  for (const { id } of [...titles, ...trashed])
    zip.stream(`versions/${id}.ndjson`, async () => Readable.from(versionLines(versionsOf(read, { ownerId: uid, id }))));
  zip.text("stars.json", async () => json(await starredCards(read, uid)));
  zip.text("saved.json", async () => json(await markedDecks(read, uid)));
  zip.text("following.json", async () => json(await linksOf(read, uid)));
  zip.text("exams.json", async () => json(await examsSet(read, uid)));
  zip.stream("groups.json", async () => Readable.from(inBytes(listPieces(groupsOfAccount(read, uid, { now, givenTo })))));
  zip.text("tests.json", async () => json(await finishedTests(read, uid)));
  zip.text("match.json", async () => json(await matchTimesOf(read, uid)));
  zip.text("accepted-answers.json", async () => json(await acceptedAnswers(read, uid)));
  zip.text("reminders.json", async () => json(await remindersOf(read, uid)));
  zip.text("notices.json", async () => json(await noticesOf(read, uid)));
  zip.text("reports.json", async () => json(await reportsSent(read, uid)));
  zip.text("co-authors.json", async () => json(await coAuthorsOfAccount(read, uid)));
  zip.text("suggestions.json", async () => json(await suggestionsOfAccount(read, uid)));
  zip.text("memory.json", async () => json(await ownMemories(read, uid)));
  zip.stream("study-log.ndjson", async () => Readable.from(logLines(read, uid)));
  for (const { id, hash, mime } of await ownMedia(read, uid)) {
    zip.stream(`media/${id}.${extensionOf(mime) ?? "bin"}`, async () => mediaStream(await files.read(hash, null)), { isPacked: true });
  }
  return zip.end();
}

async function* versionLines(versions: AsyncIterable<TimedVersion>): AsyncGenerator<string> {
  const chained = chainer();
  for await (const version of versions) yield `${JSON.stringify(chained(version))}\n`;
}

/** A list as JSON, of which one value at a time is in memory. */
async function* listPieces(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const value of values) {
    yield `${before}\n${JSON.stringify(value, null, 1)}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

export function mediaStream(bytes: Awaited<ReturnType<MediaFiles["read"]>>): Readable {
  if (bytes === null) return Readable.from([]);
  return bytes instanceof Uint8Array ? Readable.from([Buffer.from(bytes)]) : Readable.fromWeb(bytes as never);
}

type DeckRow = { cards: string; copiedFrom: string | null; languages: string | null; topic: string | null };

/** A deck's row with its JSON texts as values. */
async function* deckText(read: () => Promise<DeckRow | null>): AsyncGenerator<string> {
  const value = (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown));
  const deck = await read();
  if (deck) {
    const values = { copiedFrom: value(deck.copiedFrom), languages: value(deck.languages), topic: value(deck.topic) };
    yield* jsonPieces({ ...deck, ...values }, deck.cards);
  }
  yield deck ? "\n" : json(null);
}

/** Its cards for a spreadsheet. */
async function* tableText(read: () => Promise<DeckRow | null>): AsyncGenerator<string> {
  yield* tablePieces((await read())?.cards ?? "[]", writeCsv);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
