import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";

import { cardsOfBeginning } from "../../access/cards-of-beginning.ts";
import { shownSummaryOf } from "../../access/shared-summary.ts";
import { marks, writtenTerm } from "../../library-index/deck-terms.ts";
import { all, any, term, type TermQuery } from "../../library-index/term-query.ts";
import type { Store } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { turnsOfWork } from "../../store/yield-while-parsing.ts";
import { readCards, readPage, type ListedRow } from "./library.store.ts";
import { likeness, profileOf, sharedFronts, wordsOf } from "./deck-likeness.ts";
import { findDeckToCompare } from "./similar.store.ts";

/** How many decks with words in common are compared, the newest ones, and how much of their cards is read, in characters. */
const [mostCandidates, mostOfCards] = [60, 12_000];
/** Words of the title and of the cards that candidates share two of. */
const [mostTitleWords, mostCardWords] = [5, 6];
/** Decks that are less alike are not shown; no more are shown, and no more of one author. */
const [leastLikeness, mostShown, mostOfAuthor] = [0.15, 6, 2];
/** Another deck counts as the same one if it has at least this share of the cards. */
const leastShared = 0.5;

/** `same`: only decks of others that have most of its cards. */
export type SimilarRequest = { ownerId: string; id: number; only: "similar" | "same" };

/** Listed decks that are like a deck, the most alike first. Nothing else is read of other decks than what the Library shows. */
export async function readSimilarDecks(
  { db, kind }: { db: Db; kind: Store["kind"] },
  { ownerId, id, only }: SimilarRequest,
): Promise<LibraryDeckSummary[]> {
  const deck = await findDeckToCompare(db, { ownerId, id }, mostOfCards + 1);
  if (!deck) return [];
  const cards = cardsOfBeginning(deck.cards, mostOfCards);
  const profile = profileOf(deck.title, cards);
  const query = candidatesQuery(deck.title, [...profile.fronts]);
  if (query === null) return [];
  const shape = { order: "newest", way: "terms", title: "any", isFiltered: false } as const;
  const values = { query, term: null, titleKey: "", facets: "%", after: null, limit: mostCandidates };
  const rows = (await readPage(db, kind, { ...shape, ...values })).filter(
    (row) => row.id !== id && !(only === "same" && row.ownerId === ownerId),
  );
  const cardsById = await readCards(
    db,
    rows.map((row) => row.id),
    mostOfCards + 1,
  );
  const compared: { row: ListedRow; score: number }[] = [];
  const turn = turnsOfWork();
  for (const row of rows) {
    const other = profileOf(row.title, cardsOfBeginning(cardsById.get(row.id) ?? "[]", mostOfCards));
    compared.push({ row, score: only === "same" ? sharedFronts(profile, other) : likeness(profile, other) });
    await turn();
  }
  const least = only === "same" ? leastShared : leastLikeness;
  const inOrder = compared.filter(({ score }) => score >= least).toSorted((a, b) => b.score - a.score);
  return fewOfEach(inOrder.map(({ row }) => row)).map((row) => shownSummaryOf(row, row.official === 1));
}

/** Nobody fills the list with decks of one's own. */
function fewOfEach<Row extends { ownerId: string }>(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  const few = rows.filter(({ ownerId }) => {
    const count = (counts.get(ownerId) ?? 0) + 1;
    counts.set(ownerId, count);
    return count <= mostOfAuthor;
  });
  return few.slice(0, mostShown);
}

/** Asks for decks with two words of the title anywhere, or two of the longest words of the cards; of a title of one word for that. */
function candidatesQuery(title: string, fronts: readonly string[]): TermQuery | null {
  const titleWords = longest(wordsOf(title), mostTitleWords);
  const cardWords = longest(fronts.slice(0, 40).flatMap(wordsOf), mostCardWords);
  const anywhere = (word: string) => term(writtenTerm(marks.whole + word));
  const pairs = [titleWords, cardWords].flatMap((words) =>
    words.flatMap((word, at) => words.slice(at + 1).map((next) => all([anywhere(word), anywhere(next)]))),
  );
  const alone = titleWords.length === 1 ? titleWords.map((word) => term(writtenTerm(marks.title + word))) : [];
  const queries = [...pairs, ...alone];
  return queries.length === 0 ? null : any(queries);
}

/** Long words are rarer than short ones, and say more. */
function longest(words: readonly string[], most: number): string[] {
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, most);
}
