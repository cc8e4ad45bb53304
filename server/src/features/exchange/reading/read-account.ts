import { fieldsOfRecord, withTexts } from "@recollect/domain/cards/card-fields.ts";
import { isComplete, withId, type Card, type CardContent } from "@recollect/domain/cards/card.ts";
import { renamedMedia } from "@recollect/domain/cards/card-media.ts";
import { languagesIn } from "@recollect/domain/decks/languages/languages.ts";
import { topicIn } from "@recollect/domain/decks/topic/topic.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { masksOfCard } from "@recollect/domain/exchange/masks-of-card.ts";
import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import { createPackageMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { createNotes, type Notes } from "@recollect/domain/exchange/import-notes.ts";
import { cardContent, exchangeCard, type ExchangeCard } from "@recollect/domain/exchange/model.ts";
import type { ImportTitles } from "@recollect/domain/exchange/import-titles.ts";
import { splitLargeDecks } from "@recollect/domain/exchange/split-decks.ts";
import { cardTags } from "@recollect/domain/exchange/tags.ts";

import { entriesByCard, progressElsewhere, standingAfter, type AccountLog } from "./account/account-log.ts";
import { marksIn } from "./account/account-marks.ts";
import { foldersIn, waitingAccount, wasDeck, type WaitingAccount, type WasDeck } from "./account/account-parts.ts";
import { versionsIn } from "./account/account-versions.ts";
import { listIn, recordIn, textIn } from "./untrusted/untrusted-values.ts";
import { IMPORT } from "./untrusted/limits.ts";
import type { OpenZip } from "./untrusted/open-zip.ts";
import type { ReadCard, ReadDeck, ReadPackage } from "./package/read-package.ts";

/** The file that identifies our zips: a whole account, or decks with their media. */
const accountName = "recollect.json";
const decksName = "decks.json";

export function isOwnZip(names: ReadonlySet<string>): boolean {
  return names.has(accountName) || names.has(decksName);
}

type OwnZip = { content: ReadPackage; media: Map<string, () => Promise<Buffer>>; account: WaitingAccount | null };

/** A deck in our zips. */
type GivenDeck = {
  deck: Record<string, unknown>;
  folder: readonly string[];
  tags: readonly string[];
  was: WasDeck | null;
  /** the name of the file of its versions */
  history?: string;
};

/** Reads our zips as decks with their progress. They may be crafted, so every value is checked. */
export async function readOwnZip(zip: OpenZip, dayOf: (at: number) => number, titles?: ImportTitles): Promise<OwnZip> {
  const notes = createNotes();
  const media = createPackageMedia(notes);
  const isAccount = zip.names.has(accountName);
  const { deckSource, log, account } = isAccount ? await accountIn(zip, dayOf) : await decksIn(zip);
  const decks: ReadDeck[] = [];
  let total = 0;
  for await (const { deck, folder, tags, was, history } of deckSource) {
    const list = Array.isArray(deck.cards) ? (deck.cards as unknown[]) : [];
    total += list.length;
    if (total > IMPORT.maxCards) throw new AppError("import/too-many-cards");
    const cards = list.flatMap((card) => readCard(recordIn(card), was?.key ?? ""));
    const languages = languagesIn(deck.languages);
    const topic = topicIn(deck.topic);
    if (cards.length === 0) {
      notes.add("empty-deck", textIn(deck.title));
      continue;
    }
    const isWhole = history !== undefined && cards.length > 0 && cards.length <= DECK.maxCards && zip.names.has(history);
    const versions = isWhole ? versionsIn(await zip.read(history, IMPORT.maxCollectionBytes), versionCard) : [];
    const earlier = versions.length > 0 ? { versions } : {};
    const about = { ...(languages ? { languages } : {}), ...(topic ? { topic } : {}) };
    const more = { ...earlier, ...about, ...(tags.length > 0 ? { tags } : {}), ...(was ? { was } : {}) };
    decks.push({ name: textIn(deck.title), folder, description: textIn(deck.description), cards, ...more });
  }
  if (decks.length === 0) throw new AppError("import/empty");
  const files = new Map(
    [...zip.names]
      .filter((name) => name.startsWith("media/"))
      .map((name) => [name.slice("media/".length), () => zip.read(name, IMPORT.maxMediaBytes)]),
  );
  return { content: { decks: splitLargeDecks(decks, notes, titles), notes: notes.all(), media: media.names }, media: files, account };

  /** `note` reports what is changed or left out. */
  function contentOf(card: Record<string, unknown>, note: Notes["add"]): ExchangeCard | null {
    const namedForPackage = (text: string) => renamedMedia(text, (id, extension) => media.nameFor(`${id}.${extension}`));
    const { tags, changedTags } = cardTags(listIn(card.tags).filter((tag) => typeof tag === "string"));
    for (const tag of changedTags) note("tags-renamed", tag);
    const { masks, leftOut } = masksOfCard(listIn(card.masks).filter((line) => typeof line === "string"));
    for (const line of leftOut) note("field-left-out", line);
    const content = withTexts(exchangeCard({ ...fieldsOfRecord(card), tags, masks }), namedForPackage);
    if (isComplete(content satisfies CardContent)) return content;
    if (content.term !== "" || content.definition !== "") note("incomplete", content.term || content.definition);
    return null;
  }

  function versionCard(card: Record<string, unknown>): Card | null {
    const content = contentOf(card, () => {});
    return content && withId(cardContent(content), guidOf(card));
  }

  function readCard(card: Record<string, unknown>, deckKey: string): ReadCard[] {
    const content = contentOf(card, notes.add);
    const guid = guidOf(card);
    if (!content) return [];
    const progress = [...(log.get(`${deckKey}/${guid}`) ?? [])].flatMap(([ending, entries]) => {
      const cardProgress = standingAfter(entries, dayOf);
      return cardProgress ? [{ ending, progress: cardProgress }] : [];
    });
    return [{ card: content, guid, ord: 0, noteTypeId: ownNoteTypes.oneWay.id, progress, prompts: 1 }];
  }
}

function guidOf(card: Record<string, unknown>): string {
  return textIn(card.id).slice(0, 64);
}

type Inside = { deckSource: AsyncIterable<GivenDeck> | Iterable<GivenDeck>; log: AccountLog; account: WaitingAccount | null };

async function accountIn(zip: OpenZip, dayOf: (at: number) => number): Promise<Inside> {
  const about = recordIn(await jsonAt(zip, accountName));
  if (about.format !== "recollect-account") throw new AppError("import/unknown-format");
  if (about.version !== 1) throw new AppError("import/newer-format");
  const uid = textIn(about.uid);
  const part = async (name: string): Promise<unknown> => (zip.names.has(name) ? jsonAt(zip, name) : null);
  const folders = foldersIn(await part("folders.json"));
  const accepted = await part("accepted-answers.json");
  const reminders = await part("reminders.json");
  const log = zip.names.has("study-log.ndjson") ? entriesByCard(await zip.read("study-log.ndjson", IMPORT.maxLogBytes)) : new Map();
  const marks = marksIn({
    stars: await part("stars.json"),
    saved: await part("saved.json"),
    following: await part("following.json"),
    exams: await part("exams.json"),
    tests: await part("tests.json"),
    matchTimes: await part("match.json"),
    suggestions: recordIn(await part("suggestions.json")).allowed,
    memories: await part("memory.json"),
  });
  const progress = progressElsewhere(log, uid, dayOf);
  return { deckSource: decksOfAccount(), log, account: waitingAccount(about, folders, { accepted, reminders, marks, progress }) };

  async function* decksOfAccount(): AsyncGenerator<GivenDeck> {
    for (const name of [...zip.names].filter((one) => /^(?:decks|trash)\/\d{1,16}\.json$/.test(one)).toSorted()) {
      const deck = recordIn(await jsonAt(zip, name));
      const key = `${uid}/${String(Number(deck.id))}`;
      const folder = folders.places.get(key)?.split("/") ?? [];
      const history = `versions/${String(Number(deck.id))}.ndjson`;
      yield { deck, folder, tags: folders.tags.get(key) ?? [], was: wasDeck(key, deck, name.startsWith("trash/")), history };
    }
  }
}

async function decksIn(zip: OpenZip): Promise<Inside> {
  const about = recordIn(await jsonAt(zip, decksName));
  if (about.format !== "recollect-decks") throw new AppError("import/unknown-format");
  if (about.version !== 1) throw new AppError("import/newer-format");
  const texts = (value: unknown) => listIn(value).filter((one) => typeof one === "string");
  const listedDecks = listIn(about.decks).map((one): GivenDeck => {
    const deck = recordIn(one);
    return { deck, folder: texts(deck.folder), tags: texts(deck.tags), was: null };
  });
  return { deckSource: listedDecks, log: new Map(), account: null };
}

async function jsonAt(zip: OpenZip, name: string): Promise<unknown> {
  const bytes = await zip.read(name, IMPORT.maxCollectionBytes);
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    throw new AppError("import/damaged");
  }
}
