import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { isLeech, leechAdvice, type LeechAdvice } from "@recollect/domain/study/insights/leeches.ts";
import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { sidesOf } from "@recollect/domain/study/prompt-sides.ts";
import { cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { byWeakness } from "@recollect/domain/study/schedule/weakness.ts";

import { readingTexts } from "../../../http/limits/long-texts.ts";
import type { Store } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import type { DeckText } from "../decks/deck-text.ts";
import { deckTexts, textBytes } from "../decks/deck-texts.store.ts";
import type { ProgressScope } from "../progress/progress.store.ts";
import { forgottenOften, type ForgottenRow } from "./insights.store.ts";

/** A card that is forgotten again and again, and what may help. */
export type Leech = {
  deckKey: string;
  deckId: number;
  deckTitle: string;
  /** of the prompt, and of its card */
  key: string;
  cardId: string;
  /** as plain text */
  question: string;
  lapses: number;
  advice: LeechAdvice[];
  /** whether the student can change the card */
  isOwn: boolean;
};

/** Nobody mends more cards in one sitting. */
const listedAtOnce = 20;

type KnownLeech = ForgottenRow & { card: CardState };

/** The cards forgotten most often, the worst first, and how many there are in all. */
export async function leeches(store: Pick<Store, "read" | "kind">, scope: ProgressScope): Promise<{ leeches: Leech[]; total: number }> {
  const all = (await forgottenOften(store, scope))
    .map((row): KnownLeech => ({ ...row, card: JSON.parse(row.state) as CardState }))
    .filter(({ card }) => isLeech(card))
    .toSorted((a, b) => byWeakness(a.card, b.card));
  const found: Leech[] = [];
  for (const [deckKey, rows] of Map.groupBy(all.slice(0, listedAtOnce), (row) => deckKeyOf(row.deckOwnerId, row.deckId))) {
    // One deck's text at a time: a deck may have 20 MB.
    // oxlint-disable-next-line no-await-in-loop -- as above
    found.push(...(await leechesOfDeck(store.read, scope.uid, deckKey, rows)));
  }
  return { leeches: found.toSorted((a, b) => b.lapses - a.lapses), total: all.length };
}

async function leechesOfDeck(db: Db, uid: string, deckKey: string, rows: readonly KnownLeech[]): Promise<Leech[]> {
  const place = deckOfKey(deckKey);
  if (place === null) return [];
  return readingTexts(uid, await textBytes(db, { ownerId: place.ownerId, id: place.deckId }), async () => {
    const deck = (await deckTexts(db, uid, [deckKey])).get(deckKey);
    return deck ? leechesIn(deck, { deckKey, isOwn: place.ownerId === uid }, rows) : [];
  });
}

function leechesIn(deck: DeckText, { deckKey, isOwn }: { deckKey: string; isOwn: boolean }, rows: readonly KnownLeech[]): Leech[] {
  const find = cardFinder(deck.cards);
  return rows.flatMap(({ cardId: key, deckId, card: { lapses } }): Leech[] => {
    const card = find(cardIdOf(key));
    const prompt = card && promptOf(card, key);
    if (!card || !prompt) return [];
    const { question, answer, gap } = sidesOf(card, prompt);
    return [
      {
        deckKey,
        deckId,
        deckTitle: deck.title,
        key,
        cardId: card.id,
        question: readableTerm(question, { askedGap: gap, formula: readableFormula }),
        lapses,
        // The answer to a gap is only a part of its sentence.
        advice: leechAdvice(card, gap === null ? answer : ""),
        isOwn,
      },
    ];
  });
}
