import { DECK, EXAM_PLAN, STARRED_CARDS } from "@recollect/domain/limits/limits.ts";

import { deckKeyIn, listIn, oneOfEach, recordIn, textIn } from "../untrusted/untrusted-values.ts";

/** What an account stored about decks besides studying them, by the decks' keys. It is validated when it is restored. */
export type WaitingMarks = {
  stars: readonly { deckKey: string; cardIds: readonly string[] }[];
  saved: readonly (OfDeck & { savedAt: unknown; starredAt: unknown; removedAt: unknown; thankedAt?: unknown })[];
  /** decks that follow others', with where their cards came from */
  following: readonly (OfDeck & { originalKey: string; cards: readonly { id: string; source: string }[] })[];
  /** of one deck, without a name */
  exams: readonly (OfDeck & { day: string })[];
  /** with a name and its decks; absent in a file that waits since before they were read */
  namedExams?: readonly { name: string; day: string; deckKeys: readonly string[] }[];
  tests: readonly (OfDeck & { test: Record<string, unknown> })[];
  /** absent in a file that waits since before they were read */
  matchTimes?: readonly (OfDeck & { ms: unknown; pairs: unknown; playedAt: unknown })[];
  /** who may suggest corrections for own decks; absent as above */
  suggestions?: readonly (OfDeck & { audience: unknown })[];
  /** `deckKey` null is all decks */
  memories: readonly { deckKey: string | null; memory: Record<string, unknown> }[];
};

type OfDeck = { deckKey: string };

/** The cards of all decks that follow others: a file of ours has no more. */
const mostFollowed = 220_000;

/** One part has the exams with a name and those without. */
type Part = Exclude<keyof WaitingMarks, "namedExams">;

/** Reads these parts of a zip, which may be crafted: invalid values are skipped. */
export function marksIn(parts: Record<Part, unknown>): WaitingMarks {
  const rows = (part: Part) => listIn(parts[part]).map(recordIn);
  let stars = 0;
  let followed = 0;
  return {
    stars: oneOfEach(
      rows("stars").flatMap((row) => {
        const cardList = Array.isArray(row.cards) ? row.cards.slice(0, DECK.maxCards) : [];
        const cardIds = cardList.map((id) => textIn(id).slice(0, 64));
        stars += cardIds.length;
        return stars > STARRED_CARDS ? [] : [{ deckKey: deckKeyIn(row), cardIds }];
      }),
    ),
    saved: oneOfEach(
      rows("saved").map((row) => {
        const { savedAt, starredAt, removedAt, thankedAt } = row;
        return { deckKey: deckKeyIn(row), savedAt, starredAt, removedAt, thankedAt };
      }),
    ),
    following: oneOfEach(
      rows("following").flatMap((row) => {
        const cards = Object.entries(recordIn(row.cards))
          .slice(0, 2 * DECK.maxCards)
          .map(([id, source]) => ({ id: id.slice(0, 64), source: textIn(source).slice(0, 64) }));
        followed += cards.length;
        return followed > mostFollowed ? [] : [{ deckKey: deckKeyIn(row), originalKey: deckKeyIn(recordIn(row.original)), cards }];
      }),
    ),
    exams: oneOfEach(rows("exams").flatMap((row) => ("decks" in row ? [] : [{ deckKey: deckKeyIn(row), day: textIn(row.day) }]))),
    namedExams: rows("exams")
      .filter((row) => "decks" in row)
      .slice(0, EXAM_PLAN.maxExams)
      .map((row) => ({
        name: textIn(row.name).slice(0, EXAM_PLAN.nameMaxLength),
        day: textIn(row.day),
        deckKeys: listIn(row.decks)
          .slice(0, EXAM_PLAN.maxDecks)
          .map((deck) => deckKeyIn(recordIn(deck))),
      })),
    tests: rows("tests").map((row) => ({ deckKey: deckKeyIn(row), test: row })),
    matchTimes: rows("matchTimes").map((row) => {
      const { ms, pairs, playedAt } = row;
      return { deckKey: deckKeyIn(row), ms, pairs, playedAt };
    }),
    suggestions: oneOfEach(rows("suggestions").map((row) => ({ deckKey: deckKeyIn(row), audience: row.audience }))),
    memories: oneOfEach(
      rows("memories").map((row) => ({
        deckKey: row.deckId === null ? null : deckKeyIn({ ownerId: row.deckOwnerId, deckId: row.deckId }),
        memory: row,
      })),
    ),
  };
}
