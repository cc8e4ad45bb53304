import { isComplete, type CardContent } from "@recollect/domain/cards/card.ts";
import { renamedMedia } from "@recollect/domain/cards/card-media.ts";
import { languagesIn } from "@recollect/domain/decks/languages/languages.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { ownNoteTypes } from "@recollect/domain/exchange/anki/own-note-types.ts";
import type { PackageProgress } from "@recollect/domain/exchange/anki/package.ts";
import { createPackageMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { createNotes } from "@recollect/domain/exchange/import-notes.ts";
import { exchangeCard } from "@recollect/domain/exchange/model.ts";
import { splitLargeDecks } from "@recollect/domain/exchange/split-decks.ts";
import { cardTags } from "@recollect/domain/exchange/tags.ts";
import { cleanText } from "@recollect/domain/exchange/text/clean-text.ts";
import type { Entry } from "@recollect/domain/study/log/entry.ts";
import { withoutUndone } from "@recollect/domain/study/log/log.ts";
import { rebuiltCard } from "@recollect/domain/study/log/rebuild.ts";

import { IMPORT } from "./limits.ts";
import type { OpenZip } from "./open-zip.ts";
import type { ReadCard, ReadDeck, ReadPackage } from "./read-package.ts";

/** The characters of a card's id; what follows them in a prompt's key is its ending. */
const cardIdLength = 12;

export function isAccountZip(names: ReadonlySet<string>): boolean {
  return names.has("recollect.json");
}

/** A whole account that was taken out, as decks of ours with their progress. A stranger may have written it: nothing in it is believed. */
export async function readAccount(
  zip: OpenZip,
  dayOf: (at: number) => number,
): Promise<{ read: ReadPackage; media: Map<string, () => Promise<Buffer>> }> {
  const about = jsonIn(await zip.read("recollect.json", IMPORT.maxListBytes)) as {
    format?: unknown;
    version?: unknown;
    uid?: unknown;
  } | null;
  if (about?.format !== "recollect-account") throw new AppError("import/unknown-format");
  if (about.version !== 1) throw new AppError("import/newer-format");
  const notes = createNotes();
  const media = createPackageMedia(notes);
  const log = zip.names.has("study-log.ndjson")
    ? entriesByCard(await zip.read("study-log.ndjson", IMPORT.maxCollectionBytes))
    : (new Map() satisfies Log);
  const decks: ReadDeck[] = [];
  let total = 0;
  for (const name of [...zip.names].filter((one) => /^decks\/\d{1,16}\.json$/.test(one)).toSorted()) {
    const deck = jsonIn(await zip.read(name, IMPORT.maxCollectionBytes)) as Record<string, unknown> | null;
    if (!deck || !Array.isArray(deck.cards)) continue;
    total += deck.cards.length;
    if (total > IMPORT.maxCards) throw new AppError("import/too-many-cards");
    const deckKey = `${text(about.uid)}/${String(Number(deck.id))}`;
    const cards = deck.cards.flatMap((card: unknown) => readCard(card, deckKey));
    const languages = languagesIn(deck.languages);
    if (cards.length > 0)
      decks.push({ name: text(deck.title), folder: [], description: text(deck.description), cards, ...(languages ? { languages } : {}) });
  }
  if (decks.length === 0) throw new AppError("import/empty");
  const files = new Map(
    [...zip.names]
      .filter((name) => name.startsWith("media/"))
      .map((name) => [name.slice("media/".length), () => zip.read(name, IMPORT.maxMediaBytes)]),
  );
  return { read: { decks: splitLargeDecks(decks, notes), notes: notes.all(), media: media.names }, media: files };

  function readCard(given: unknown, deckKey: string): ReadCard[] {
    if (typeof given !== "object" || given === null) return [];
    const card = given as Record<string, unknown>;
    const side = (key: string) => renamedMedia(cleanText(text(card[key])), (id, extension) => media.nameFor(`${id}.${extension}`));
    const tags = Array.isArray(card.tags) ? cardTags(card.tags.filter((tag) => typeof tag === "string")).tags : [];
    const content = exchangeCard({
      term: side("term"),
      definition: side("definition"),
      extra: side("extra"),
      tags,
      bothWays: card.bothWays === true,
    });
    const guid = text(card.id).slice(0, 64);
    if (!isComplete(content satisfies CardContent)) return [];
    const progress = [...(log.get(`${deckKey}/${guid}`) ?? [])].map(([ending, entries]) => ({ ending, progress: standing(entries) }));
    return [{ card: content, guid, ord: 0, noteTypeId: ownNoteTypes.oneWay.id, progress, prompts: 1 }];
  }

  function standing(entries: readonly Entry[]): PackageProgress {
    const { card, isSuspended } = rebuiltCard(entries);
    const days = new Map<number, [number, number, number]>();
    for (const entry of withoutUndone(entries)) {
      const counts =
        entry.kind === "seed"
          ? entry.days
          : entry.kind === "answer"
            ? [[dayOf(entry.at), 1, entry.rating === "again" ? 0 : 1] as const]
            : [];
      for (const [day, answers, right] of counts) {
        const known = days.get(day) ?? [day, 0, 0];
        days.set(day, [day, known[1] + answers, known[2] + right]);
      }
    }
    return { card, isSuspended, isBuried: false, days: [...days.values()] };
  }
}

type Log = Map<string, Map<string, Entry[]>>;

/** By the key of deck and card, then by the prompt's ending. A line that is no entry is passed over. */
function entriesByCard(bytes: Buffer): Log {
  const found: Log = new Map();
  for (const line of bytes.toString("utf8").split("\n")) {
    const entry = line === "" ? null : (jsonOf(line) as Entry | null);
    if (typeof entry !== "object" || entry === null || typeof entry.cardId !== "string" || typeof entry.at !== "number") continue;
    const key = `${entry.deckKey}/${entry.cardId.slice(0, cardIdLength)}`;
    const endings = found.get(key) ?? new Map<string, Entry[]>();
    found.set(key, endings);
    const ending = entry.cardId.slice(cardIdLength);
    endings.set(ending, [...(endings.get(ending) ?? []), entry]);
  }
  return found;
}

function jsonIn(bytes: Buffer): unknown {
  const value = jsonOf(bytes.toString("utf8"));
  if (value === undefined) throw new AppError("import/damaged");
  return value;
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
