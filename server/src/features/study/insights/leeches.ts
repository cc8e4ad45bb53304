import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { isLeech, leechAdvice, type LeechAdvice } from "@recollect/domain/study/insights/leeches.ts";
import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { sidesOf } from "@recollect/domain/study/prompt-sides.ts";
import { cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";
import type { CardState } from "@recollect/domain/study/schedule/card-state.ts";
import { byWeakness } from "@recollect/domain/study/schedule/weakness.ts";

import { longBytes, readingTexts } from "../../../http/limits/long-texts.ts";
import type { Store } from "../../../store/store.ts";
import type { DeckText } from "../decks/deck-text.ts";
import { deckTexts, textsAtOnce } from "../decks/deck-texts.store.ts";
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
  const worst = Map.groupBy(all.slice(0, listedAtOnce), (row) => deckKeyOf(row.deckOwnerId, row.deckId));
  const found: Leech[] = [];
  // A deck may have 20 MB: only short texts are in memory together.
  for (const { deckKeys, bytes } of await textsAtOnce(store.read, worst.keys(), longBytes)) {
    const leechesHere = await readingTexts(scope.uid, bytes, async () => {
      const texts = await deckTexts(store.read, scope.uid, deckKeys);
      return Array.from(texts, ([deckKey, text]) =>
        leechesIn(text, { deckKey, isOwn: deckOfKey(deckKey)?.ownerId === scope.uid }, worst.get(deckKey) ?? []),
      ).flat();
    });
    found.push(...leechesHere);
  }
  return { leeches: found.toSorted((a, b) => b.lapses - a.lapses), total: all.length };
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
