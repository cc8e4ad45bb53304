import type { Card } from "@recollect/domain/cards/card.ts";
import { folded } from "@recollect/domain/words/folded.ts";
import type { DeckStandings } from "@recollect/domain/study/progress/deck-standings.ts";
import { type formulaReader, sideInWords, termInWords } from "../../../cards/text/in-words.ts";

export const termFilters = ["all", "due", "starred", "new", "setAside"] as const;

export type TermFilter = (typeof termFilters)[number];

type TermKnowledge = {
  standings: DeckStandings | null;
  starred: ReadonlySet<string>;
  /** reads formulas, once its code is loaded */ formula?: ReturnType<typeof formulaReader>;
};

/** The cards that match the filter and the search, in the deck's order. */
export function termsShown(cards: readonly Card[], filter: TermFilter, search: string, knowledge: TermKnowledge): readonly Card[] {
  const term = folded(search.trim());
  if (term === "" && filter === "all") return cards;
  return cards.filter((card) => passes(card, filter, knowledge) && (term === "" || wordsOf(card, knowledge.formula).includes(term)));
}

function passes({ id }: Card, filter: TermFilter, { standings, starred }: TermKnowledge): boolean {
  if (filter === "all") return true;
  if (filter === "starred") return starred.has(id);
  const standing = standings?.of(id);
  if (filter === "new") return (standing?.mastery ?? "new") === "new";
  if (filter === "due") return standing?.isDue ?? false;
  return standing !== undefined && (standing.isSuspended || standing.isBuried);
}

/** How many cards match each filter. */
export function termCounts(cards: readonly Card[], { standings, starred }: TermKnowledge): Record<TermFilter, number> {
  const { due, setAside, new: fresh } = standings?.counts ?? { due: 0, setAside: 0, new: cards.length };
  return { all: cards.length, due, starred: cards.filter(({ id }) => starred.has(id)).length, new: fresh, setAside };
}

let wordCache = new WeakMap<Card, string>();
let readBy: TermKnowledge["formula"];

/**
 * A card's words in the form that searches compare, typed and rendered: computed at the first search, since most decks are never searched.
 */
function wordsOf(card: Card, formula: TermKnowledge["formula"]): string {
  if (readBy !== formula) {
    readBy = formula;
    wordCache = new WeakMap();
  }
  const before = wordCache.get(card);
  if (before !== undefined) return before;
  const sides = [card.term, card.definition, termInWords(card.term, { formula }), sideInWords(card.definition, { formula })];
  const words = folded([...new Set(sides)].join("\n"));
  wordCache.set(card, words);
  return words;
}
