import { setImmediate as nextTurn } from "node:timers/promises";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { FOUND, isSearchedOnCards, type FoundDeck, type FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import { LIBRARY } from "@recollect/domain/limits/limits.ts";
import { canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { readCardsAndWords, readMatchingWords } from "../../../deck-words/deck-words.store.ts";
import { readWordsOfWaiting } from "../../../deck-words/index-deck-words.store.ts";
import { nearlyWantedWord, wantedWord } from "../../../deck-words/wanted-words.ts";
import { searchOf, type Search, type SearchWord } from "../../../library-index/search.ts";
import type { Store } from "../../../store/store.ts";
import { cardsFound, wordsFound } from "./found-cards.ts";
import { readSearchedDecks, type SearchedDeck } from "./finding.store.ts";
import { titleMatchOf } from "./title-match.ts";

/** Decks whose words are read in one query: others get a turn after it. */
const decksAtOnce = 200;
/** Cards of found decks read in one query, in bytes. */
const bytesAtOnce = 1_000_000;
/** Where fewer decks have what was typed, wrong letters are forgiven. */
const fewMatches = 5;
/** Of a word in the title the search may still be typing every letter. */
const shortestBeginning = 1;

export type Finding = ReturnType<typeof createFinding>;

/** A deck that may be found, with the words that its title and author lack; all of them if these have everything. */
type Candidate = SearchedDeck & { author: string | null; isByTitle: boolean; missing: readonly SearchWord[] };

/** A deck with the words that its cards are looked through for. */
type Hit = { deck: Candidate; words: readonly SearchWord[]; isByCards: boolean };

/**
 * Searches a student's own decks and those of others in the student's lists, folders and groups, with their cards. Only words of decks that the student may
 * open are read: so neither what is found nor how long it takes tells anything of other decks.
 */
export function createFinding({ store }: { store: Pick<Store, "read" | "kind"> }) {
  const on = { db: store.read, kind: store.kind };

  /** Which of the decks have the words that are missing in their titles, the last changed first; as many as are shown, and one more. */
  async function hitsOnCards(uid: string, candidates: readonly Candidate[], options: HitOptions): Promise<Hit[]> {
    const hits: Hit[] = [];
    for (const { words, decks } of groupsByWords(candidates)) {
      const wanted = words.map(options.isForgiving ? nearlyWantedWord : wantedWord);
      const texts = wanted.map((one) => one.texts);
      for (let from = 0; from < decks.length && hits.length <= FOUND.decks; from += decksAtOnce) {
        options.signal?.throwIfAborted();
        const portion = decks.slice(from, from + decksAtOnce);
        const rows = await readMatchingWords(on, { uid, decks: portion, texts });
        const wordsByDeck = new Map(rows.map((row) => [keyOf(row), row.words]));
        for (const deck of portion) {
          const deckWords = options.changed.get(keyOf(deck))?.words ?? wordsByDeck.get(keyOf(deck)) ?? "";
          const found = wordsFound(deckWords, wanted, options.isForgiving);
          if (found) hits.push({ deck, words: found, isByCards: true });
        }
        await nextTurn();
      }
    }
    return hits.toSorted((a, b) => b.deck.updatedAt - a.deck.updatedAt);
  }

  /** The cards of the decks that have the words, by deck. */
  async function cardsOf(uid: string, hits: readonly Hit[], { changed, signal }: HitOptions): Promise<Map<string, CardMatch[]>> {
    const cards = new Map<string, CardMatch[]>();
    for (const portion of portionsOf(hits)) {
      signal?.throwIfAborted();
      const wordsByDeck = new Map(portion.map(({ deck, words }) => [keyOf(deck), words]));
      for (const row of await readCardsAndWords(
        store.read,
        uid,
        portion.map(({ deck }) => deck),
      ))
        cards.set(keyOf(row), cardsFound({ ...row, ...changed.get(keyOf(row)) }, wordsByDeck.get(keyOf(row)) ?? []));
      await nextTurn();
    }
    return cards;
  }

  return {
    /** Throws `database/permission-denied` and `library/search-too-long`, and the signal's reason if that is aborted first. */
    async find(viewer: Viewer, uid: string, text: string, signal?: AbortSignal): Promise<FoundDecks> {
      if (!canListDecks(viewer, { uid })) throw new AppError("database/permission-denied");
      if (text.trim().length > LIBRARY.searchMaxLength) throw new AppError("library/search-too-long");
      const search = isSearchedOnCards(text) ? searchOf(text, { shortestBeginning }) : null;
      if (search === null) return { decks: [], hasMore: false };
      const [decks, waiting] = await Promise.all([readSearchedDecks(store.read, uid), readWordsOfWaiting(store.read, uid)]);
      const changed = new Map([...waiting].map(([deckId, words]) => [keyOf({ ownerId: uid, deckId }), words]));
      const options = { isForgiving: false, changed, signal };
      const exact = candidatesOf(decks, search, options);
      const hits = inOrder(exact, await hitsOnCards(uid, exact, options));
      if (hits.length < fewMatches) {
        const found = new Set(hits.map(({ deck }) => keyOf(deck)));
        const rest = decks.filter((deck) => !found.has(keyOf(deck)));
        const forgiving = { ...options, isForgiving: true };
        const others = candidatesOf(rest, search, forgiving);
        hits.push(...inOrder(others, await hitsOnCards(uid, others, forgiving)));
      }
      const shown = hits.slice(0, FOUND.decks);
      const onCards = shown.filter(({ isByCards }) => isByCards);
      const cards = await cardsOf(uid, onCards, options);
      return { decks: shown.map(({ deck }) => foundDeck(deck, cards.get(keyOf(deck)) ?? [])), hasMore: hits.length > shown.length };
    },
  };
}

type HitOptions = {
  isForgiving: boolean;
  /** the words of own decks that have just changed, by deck */
  changed: ReadonlyMap<string, { words: string; places: string }>;
  signal: AbortSignal | undefined;
};

function keyOf({ ownerId, deckId }: { ownerId: string; deckId: number }): string {
  return `${ownerId} ${deckId}`;
}

function candidatesOf(decks: readonly SearchedDeck[], search: Search, options: { isForgiving: boolean }): Candidate[] {
  return decks.map((deck) => {
    const author = deck.username === null && deck.displayName === null ? null : authorLabel(deck);
    const missing = titleMatchOf(`${deck.title} ${author ?? ""}`, search, options);
    return { ...deck, author, isByTitle: missing.length === 0, missing: missing.length === 0 ? search.words : missing };
  });
}

/** The decks that lack the same words. */
function groupsByWords(candidates: readonly Candidate[]): { words: readonly SearchWord[]; decks: Candidate[] }[] {
  const groups = new Map<string, { words: readonly SearchWord[]; decks: Candidate[] }>();
  for (const one of candidates) {
    if (one.missing.length === 0) continue;
    const key = one.missing.map(({ text }) => text).join(" ");
    const group = groups.get(key);
    if (group) group.decks.push(one);
    else groups.set(key, { words: one.missing, decks: [one] });
  }
  return [...groups.values()];
}

/** First what the titles have, then what only the cards have. */
function inOrder(candidates: readonly Candidate[], hits: readonly Hit[]): Hit[] {
  const hitByDeck = new Map(hits.map((hit) => [keyOf(hit.deck), hit]));
  const byTitle = candidates
    .filter(({ isByTitle }) => isByTitle)
    .map((deck) => hitByDeck.get(keyOf(deck)) ?? { deck, words: deck.missing, isByCards: false });
  return [...byTitle, ...hits.filter(({ deck }) => !deck.isByTitle)];
}

function* portionsOf(hits: readonly Hit[]): Generator<Hit[]> {
  let [portion, bytes]: [Hit[], number] = [[], 0];
  for (const hit of hits) {
    if (portion.length > 0 && bytes + hit.deck.bytes > bytesAtOnce) {
      yield portion;
      [portion, bytes] = [[], 0];
    }
    portion.push(hit);
    bytes += hit.deck.bytes;
  }
  if (portion.length > 0) yield portion;
}

function foundDeck({ deckId, title, author, isByTitle }: Candidate, cards: readonly CardMatch[]): FoundDeck {
  return { deckId, title, author, isByTitle, cards };
}
