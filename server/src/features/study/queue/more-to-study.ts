import { cardsOfMode, queueOfMode, type StudyMode } from "@recollect/domain/study/session/study-mode.ts";

import type { Store } from "../../../store/store.ts";
import { studyDay } from "../settings/study-day.store.ts";
import { studiedCandidate } from "./candidates.store.ts";
import { decksInScope } from "./decks-asked.ts";
import { drawnCards } from "./drawn-cards.store.ts";
import { modeQueue } from "./mode-queue.ts";

/** How many cards each way to continue would draw. */
export type MoreToStudy = Record<StudyMode, number>;

type MoreToStudyRequest = Omit<Parameters<typeof modeQueue>[1], "mode">;

/** Counted without reading the cards' texts, unless a tag is asked for. Throws `deck/not-found`, `folder/not-found`. */
export async function moreToStudy(store: Pick<Store, "read" | "kind">, request: MoreToStudyRequest): Promise<MoreToStudy> {
  if (request.tag !== null) return moreToStudyOfTag(store, request);
  const { uid, deckId, folder, now } = request;
  const day = await studyDay(store.read, uid, now);
  const { decks, deck } = await decksInScope(store.read, { uid, deckId, folder, now, endsAt: day.endsAt });
  const deckAt = new Map(decks.map(({ deckKey }, at) => [deckKey, at]));
  const count = async (mode: "ahead" | "hard" | "practice") => {
    const rows = await drawnCards(store, { uid, now, endsAt: day.endsAt, deck, folder, mode, most: cardsOfMode[mode] });
    const candidates = rows.map((row) => studiedCandidate(row, deckAt));
    return queueOfMode(candidates, { mode, now, dayShiftMs: day.dayShiftMs }).reviews.length;
  };
  const [ahead, hard, practice] = await Promise.all([count("ahead"), count("hard"), count("practice")]);
  const newCardsLeft = decks.reduce((sum, { today }) => sum + today.newCards, 0);
  return { ahead, hard, practice, more: Math.min(cardsOfMode.more, newCardsLeft) };
}

async function moreToStudyOfTag(store: Pick<Store, "read" | "kind">, request: MoreToStudyRequest): Promise<MoreToStudy> {
  const count = async (mode: StudyMode) => {
    const { reviews, newCards } = await modeQueue(store, { ...request, mode });
    return reviews.length + newCards.length;
  };
  return { ahead: await count("ahead"), hard: await count("hard"), practice: await count("practice"), more: await count("more") };
}
