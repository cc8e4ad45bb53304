import { cardFinder } from "@recollect/domain/cards/cards-text.ts";
import { deckKeyOf, deckOfKey } from "@recollect/domain/study/log/entry.ts";
import { sidesOf } from "@recollect/domain/study/prompt-sides.ts";
import { cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableTerm } from "@recollect/domain/cards/text/readable.ts";

import { openDeck } from "../../../access/opened-decks.store.ts";
import type { Db } from "../../../store/tables.ts";
import { readingTexts } from "../../../http/limits/long-texts.ts";
import type { DeckText } from "../decks/deck-text.ts";
import { deckTexts, textBytes } from "../decks/deck-texts.store.ts";
import { countSetAside, setAsideRows, type SetAsideRow } from "../decks/set-aside.store.ts";

/** A card that the student suspended or buried, and its prompt, as plain text. */
type SetAsideCard = {
  deckKey: string;
  deckId: number;
  deckTitle: string;
  /** the key of the prompt */
  cardId: string;
  question: string;
  /** when a buried one is due again, in ms since 1970; null for a suspended one */
  until: number | null;
};

/** `total` counts all; `next` is the offset of the next page, if there is one. */
export type SetAside = { cards: SetAsideCard[]; total: number; next?: number };

/** The page size. */
const listedAtOnce = 100;

type SetAsideRequest = {
  uid: string;
  deckId: number | null;
  /** how many come before the first */ after: number;
  /** ms since 1970 */ now: number;
};

/** What is suspended or buried, deck by deck, in one deck or in all. Throws `deck/not-found`. */
export async function setAside(db: Db, { uid, deckId, after, now }: SetAsideRequest): Promise<SetAside> {
  const deck = deckId === null ? null : await openDeck(db, uid, deckId);
  const request = { uid, now, deck };
  const [rows, total] = await Promise.all([setAsideRows(db, request, { limit: listedAtOnce, after }), countSetAside(db, request)]);
  const cards: SetAsideCard[] = [];
  for (const [deckKey, ofDeck] of Map.groupBy(rows, (row) => deckKeyOf(row.deckOwnerId, row.deckId))) {
    // One deck's text at a time: a deck may have 20 MB.
    cards.push(...(await cardsOfDeck(db, { uid, deckKey, now }, ofDeck)));
  }
  const listed = after + rows.length;
  return { cards, total, ...(rows.length > 0 && listed < total && { next: listed }) };
}

async function cardsOfDeck(db: Db, { uid, deckKey, now }: { uid: string; deckKey: string; now: number }, rows: readonly SetAsideRow[]) {
  const place = deckOfKey(deckKey);
  if (place === null) return [];
  return readingTexts(uid, await textBytes(db, { ownerId: place.ownerId, id: place.deckId }), async () => {
    const deck = (await deckTexts(db, uid, [deckKey])).get(deckKey);
    return deck ? cardsIn(deck, { deckKey, now }, rows) : [];
  });
}

function cardsIn(deck: DeckText, { deckKey, now }: { deckKey: string; now: number }, rows: readonly SetAsideRow[]): SetAsideCard[] {
  const find = cardFinder(deck.cards);
  return rows.flatMap(({ cardId, deckId, isSuspended, buriedUntil }): SetAsideCard[] => {
    const card = find(cardIdOf(cardId));
    const prompt = card && promptOf(card, cardId);
    if (!card || !prompt) return [];
    const { question, gap } = sidesOf(card, prompt);
    const until = isSuspended === 0 && buriedUntil !== null && buriedUntil > now ? buriedUntil : null;
    return [
      {
        deckKey,
        deckId,
        deckTitle: deck.title,
        cardId,
        question: readableTerm(question, { askedGap: gap, formula: readableFormula }),
        until,
      },
    ];
  });
}
