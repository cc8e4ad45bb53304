import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import type { Search } from "../../library-index/search.ts";
import type { Db } from "../../store/tables.ts";
import { bestCardMatch, wordsNotIn } from "../../library-index/card-match.ts";
import { createLooking } from "../../library-index/looking.ts";
import { turnAfter } from "../../store/yield-while-parsing.ts";
import { readCards, type ListedRow } from "./library.store.ts";

/** How much of a deck's cards is read for a page, in characters: some thousand cards. */
const readOfDeck = 200_000;

/** How much of it is compared word by word, of one deck and of all on the page: of cards that have a word as it was typed, and as much of the others. */
const [comparedOfDeck, comparedInAll] = [60_000, 400_000];

/**
 * For the decks of a page that a search did not find by title and author alone: the card that has the most of its words, by the deck's id. The cards are read
 * as the deck is, only while it is listed.
 */
export async function matchesOnCards(on: Db, search: Search, rows: readonly ListedRow[]): Promise<Map<number, CardMatch>> {
  const missing = new Map(
    rows.flatMap((row) => {
      const shown = `${folded(row.title)} ${folded(authorLabel(row))}`;
      if (shown.includes(search.term)) return [];
      const words = wordsNotIn(shown, search.words);
      return words.length === 0 ? [] : [[row.id, words] as const];
    }),
  );
  const cards = await readCards(on, [...missing.keys()], readOfDeck);
  const matches = new Map<number, CardMatch>();
  const [typed, others] = [createLooking(comparedInAll), createLooking(comparedInAll)];
  for (const [id, words] of missing) {
    const text = cards.get(id) ?? "[]";
    const match = await bestCardMatch(text, words, createLooking(comparedOfDeck, others), createLooking(comparedOfDeck, typed));
    if (match) matches.set(id, match);
    await turnAfter(text.length);
  }
  return matches;
}
