import type { ChainedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { DeckTopic } from "@recollect/domain/decks/topic/topic.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { AnkiCard, PackageCard, PackageProgress } from "@recollect/domain/exchange/anki/package.ts";
import { countedReviews, earlierAnswers, progressOf, type AnkiReview } from "@recollect/domain/exchange/anki/progress.ts";
import { createNoteReader } from "@recollect/domain/exchange/anki/read-note.ts";
import { htmlToText } from "@recollect/domain/exchange/html/html-to-text.ts";
import { createNotes, type ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import { exchangeCard, type ExchangeCard } from "@recollect/domain/exchange/model.ts";
import type { ImportTitles } from "@recollect/domain/exchange/import-titles.ts";
import { splitLargeDecks } from "@recollect/domain/exchange/split-decks.ts";
import { createPackageMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { cardTags } from "@recollect/domain/exchange/tags.ts";
import { cleanText } from "@recollect/domain/exchange/clean-text.ts";
import { deckPath } from "@recollect/domain/exchange/deck-collector.ts";
import type { AllCardFields } from "@recollect/domain/cards/card-fields.ts";
import { isComplete } from "@recollect/domain/cards/card.ts";
import { newCard } from "@recollect/domain/study/schedule/card-state.ts";
import type { DatabaseSync } from "node:sqlite";

import type { WasDeck } from "../account/account-parts.ts";
import { readFacts } from "./collection-facts.store.ts";
import { countCards, notesWithCards, readReviews } from "./collection-notes.store.ts";
import type { MasksOfDrawings } from "./mask-drawings.ts";
import { parseHtml } from "../untrusted/parse-html.ts";

/** A card of an imported package, with its GUID and the states of its prompts. */
export type ReadCard = {
  card: ExchangeCard;
  /** null for a card of a text that names none */
  guid: string | null;
  ord: number;
  noteTypeId: number;
  /** By the suffix of the prompt's key; only studied prompts. */
  progress: { ending: string; progress: PackageProgress }[];
  prompts: number;
};

export type ReadDeck = {
  name: string;
  folder: readonly string[];
  description: string;
  cards: readonly ReadCard[];
  languages?: DeckLanguages;
  /** whether the languages were guessed from the cards */
  areLanguagesGuessed?: boolean;
  topic?: DeckTopic;
  /** the student's own tags on the deck */
  tags?: readonly string[];
  /** set for a deck from an account's zip */
  was?: WasDeck;
  /** the deck's earlier versions, newest first */
  versions?: readonly ChainedVersion[];
};

export type ReadPackage = {
  decks: readonly ReadDeck[];
  notes: readonly ImportNote[];
  /** The names in the package, by the names in texts. */
  media: ReadonlyMap<string, string>;
  /** Files of the package whose masks cards have, and which are not needed otherwise. */
  drawings?: ReadonlySet<string>;
};

/** How many answers of a package are kept one by one; the others are counted by day. */
const mostAnswersKept = 1_000_000;

/** The whole content of a collection, as our decks. `dayOf` returns the student's study day of a time in ms. */
export function readCollection(
  db: DatabaseSync,
  parts: {
    dayOf: (at: number) => number;
    /** English without them */ titles?: ImportTitles | undefined;
    onProgress: (share: number) => void;
    /** by the names of drawings */ masks?: MasksOfDrawings;
  },
): ReadPackage {
  const notes = createNotes();
  const total = countCards(db);
  const facts = readFacts(db);
  const reviewsOf = readReviews(db);
  const media = createPackageMedia(notes);
  const deckName = (id: number) => facts.deckNames.get(id) ?? "Default";
  const svgMasks = (name: string) => parts.masks?.get(name) ?? null;
  const drawings = new Set<string>();
  const onDrawing = (name: string) => void drawings.add(name);
  const readNote = createNoteReader({ parseHtml, mediaName: media.nameFor, notes, deckName, svgMasks, onDrawing });
  const decks = new Map<number, ReadCard[]>();
  let doneCount = 0;
  let answersLeft = mostAnswersKept;
  for (const { note, cards } of notesWithCards(db)) {
    doneCount += cards.length;
    if (doneCount % 512 < cards.length) parts.onProgress(doneCount / total);
    const type = facts.noteTypes.get(note.noteTypeId);
    for (const { flag } of cards) if (flag > 0) notes.add("colored-flag", note.fields[0]);
    if (!type || cards.length === 0) {
      notes.add("note-without-card", note.fields[0]);
      continue;
    }
    const rows = new Map(cards.map((card) => [card.id, card]));
    const tags = cardTags(note.tags.map(cleanText));
    if (tags.changedTags.length > 0) notes.add("tags-renamed", note.tags.join(" "), tags.changedTags.length);
    for (const packageCard of readNote(note, type, cards)) {
      const readCard = asRead(packageCard, { rows, tags: tags.tags });
      if (!readCard) continue;
      const deck = decks.get(packageCard.deckId);
      if (deck) deck.push(readCard);
      else decks.set(packageCard.deckId, [readCard]);
    }
  }
  const namedDecks = [...decks].map(([id, cards]) => {
    const path = deckPath(cleanText(deckName(id)));
    return { name: path.at(-1) ?? "Default", folder: path.slice(0, -1), description: descriptionOf(id), cards };
  });
  if (namedDecks.length === 0) throw new AppError("import/empty");
  return { decks: splitLargeDecks(namedDecks, notes, parts.titles), notes: notes.all(), media: media.names, drawings };

  /** Anki keeps a deck's description as HTML. */
  function descriptionOf(deckId: number): string {
    const html = cleanText(facts.deckDescriptions.get(deckId) ?? "");
    return html === "" ? "" : htmlToText(parseHtml(html), { media: (_source, alt) => alt, onLoss: () => {} });
  }

  function asRead(packageCard: PackageCard, { rows, tags }: { rows: ReadonlyMap<number, AnkiCard>; tags: string[] }): ReadCard | null {
    const [term, definition, extra] = [tidyName(packageCard.term), tidyName(packageCard.definition), tidyName(packageCard.extra)];
    const { bothWays, typeAnswer, masks } = packageCard;
    const fields = { term, definition, extra, tags, bothWays, typeAnswer, masks: masks.map(cleanText) } satisfies AllCardFields;
    const card = exchangeCard(fields);
    if (!isComplete(card)) {
      notes.add("incomplete", card.term || card.definition);
      return null;
    }
    const progress = packageCard.prompts.flatMap(({ ending, ankiCardId }) => {
      const row = rows.get(ankiCardId);
      const cardProgress = row && progressIn(row, reviewsOf(ankiCardId), card.term);
      return cardProgress ? [{ ending, progress: cardProgress }] : [];
    });
    return {
      card,
      guid: packageCard.guid,
      ord: packageCard.ord,
      noteTypeId: packageCard.noteTypeId,
      progress,
      prompts: packageCard.prompts.length,
    };
  }

  function progressIn(row: AnkiCard, log: readonly AnkiReview[], example: string): PackageProgress | null {
    const { counted, beforeReset, notCounted } = countedReviews(log);
    if (beforeReset > 0) notes.add("reviews-before-reset", example, beforeReset);
    if (notCounted > 0) notes.add("reviews-not-counted", example, notCounted);
    const stateOfCard = progressOf(row, { collectionBegan: facts.began, reviews: counted, dayOf: parts.dayOf });
    const answers = earlierAnswers(log.slice(Math.max(0, log.length - answersLeft)));
    answersLeft -= answers.length;
    if (answers.length < log.length) notes.add("answers-only-counted", example, log.length - answers.length);
    if (!stateOfCard && answers.length === 0) return null;
    const { isWorkedOut, ...progress } = stateOfCard ?? {
      card: newCard,
      isSuspended: false,
      isBuried: false,
      days: [],
      isWorkedOut: false,
    };
    if (isWorkedOut) notes.add("interval-state", example);
    return answers.length === 0 ? progress : { ...progress, answers };
  }

  function tidyName(text: string): string {
    const clean = cleanText(text);
    if (clean !== text) notes.add("control-characters", clean);
    return clean;
  }
}
