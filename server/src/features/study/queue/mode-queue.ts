import { cardsIn } from "@recollect/domain/cards/cards-text.ts";
import { promptsOf } from "@recollect/domain/study/prompts.ts";
import { schedulingOf } from "@recollect/domain/study/schedule/scheduling.ts";
import type { Candidate } from "@recollect/domain/study/session/queue.ts";
import { cardsOfMode, queueOfMode, type StudyMode } from "@recollect/domain/study/session/study-mode.ts";

import type { Store } from "../../../store/store.ts";
import type { DeckText } from "../decks/deck-text.ts";
import { studyDay } from "../settings/study-day.store.ts";
import { studiedCandidate } from "./candidates.store.ts";
import { drawnCards, type DrawnMode } from "./drawn-cards.store.ts";
import { decksInScope } from "./decks-asked.ts";
import { contentFrom, deckMemories, plannedNewCards, withNewCards, type StudyQueue } from "./study-queue.ts";

type ModeQueueRequest = {
  uid: string;
  deckId: number | null;
  /** of the one deck: only its cards with this tag */
  tag: string | null;
  folder: string | null;
  mode: StudyMode;
  /** ms since 1970 */
  now: number;
};

/** A card may have several prompts, of which one is taken: so this many are read for each card. */
const promptsACard = 3;
/** This many cards of one deck are read to find those with a tag. */
const mostOfOneDeck = 5000;

/** The cards of a mode, drawn once for a session. Throws `deck/not-found`, `folder/not-found`. */
export async function modeQueue(store: Pick<Store, "read" | "kind">, request: ModeQueueRequest): Promise<StudyQueue> {
  const { uid, deckId, tag, folder, mode, now } = request;
  const db = store.read;
  const day = await studyDay(db, uid, now);
  const { decks, deck } = await decksInScope(db, { uid, deckId, folder, now, endsAt: day.endsAt });
  const deckAt = new Map(decks.map(({ deckKey }, at) => [deckKey, at]));
  const most = tag === null ? cardsOfMode[mode] * promptsACard : mostOfOneDeck;
  const scope = { uid, now, endsAt: day.endsAt, deck, folder };
  const rows = isOfStudied(mode) ? await drawnCards(store, { ...scope, mode, most }) : [];
  const studied = rows.map((row) => studiedCandidate(row, deckAt));
  const plannedDecks = mode === "more" ? plannedNewCards(decks, new Map(), tag === null ? cardsOfMode.more : Infinity) : [];
  const cards = await withNewCards(store, { uid, now, decks, studied, plannedDecks, tag }, ({ texts, fresh }) => {
    const { learning, reviews, newCards } = queueOfMode([...tagged(studied, tag, texts), ...fresh], {
      mode,
      now,
      dayShiftMs: day.dayShiftMs,
    });
    const withContent = contentFrom(texts, decks);
    return { learning: withContent(learning), reviews: withContent(reviews), newCards: withContent(newCards) };
  });
  return {
    now,
    dayEndsAt: day.endsAt,
    mode,
    counts: { newCards: cards.newCards.length, learning: 0, due: cards.reviews.length },
    left: day.left,
    scheduling: schedulingOf(day.settings, now, day.memories.own),
    ...deckMemories(day.memories, decks),
    ...cards,
  };
}

function isOfStudied(mode: StudyMode): mode is DrawnMode {
  return mode !== "more";
}

function tagged(candidates: readonly Candidate[], tag: string | null, texts: ReadonlyMap<string, DeckText>): readonly Candidate[] {
  if (tag === null) return candidates;
  const wantedKeys = new Set<string>();
  for (const { cards } of texts.values())
    for (const card of cardsIn(cards)) if (card.tags?.includes(tag)) for (const { key } of promptsOf(card)) wantedKeys.add(key);
  return candidates.filter(({ cardId }) => wantedKeys.has(cardId));
}
