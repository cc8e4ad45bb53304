import { setImmediate as nextTurn } from "node:timers/promises";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { OWN_SEARCH, isSearchedOnCards, type FoundDeck, type FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { CardMatch } from "@recollect/domain/library/library-deck.ts";
import { LIBRARY } from "@recollect/domain/limits/limits.ts";
import { canListDecks, type Viewer } from "@recollect/domain/permissions/decks.ts";
import { folded } from "@recollect/domain/words/folded.ts";

import { readCardsAndWords, readWords } from "../../../deck-words/deck-words.store.ts";
import { readWordsOfWaiting } from "../../../deck-words/index-deck-words.store.ts";
import { isWanted, mayHave, wantedWord, type Forgiveness, type WantedWord } from "../../../deck-words/wanted-words.ts";
import { looserOwnSearch } from "../../../deck-words/looser-own-search.ts";
import { createLooking } from "../../../library-index/looking.ts";
import { searchOf, type Search } from "../../../library-index/search.ts";
import { partsIn, withOneKana } from "../../../library-index/words.ts";
import type { Store } from "../../../store/store.ts";
import { turnsOfWork } from "../../../store/yield-while-parsing.ts";
import { cardsFound, wordsFound, type FoundWords } from "./found-cards.ts";
import { readSearchedDecks, type SearchedDeck } from "./finding.store.ts";

/** What is read in one query, in decks and in bytes of their cards: others get a turn after it. */
const [decksAtOnce, bytesAtOnce] = [200, 2_000_000];
/** Cards of decks that have changed are compared word by word up to this length in all, in characters. */
const mostCompared = 400_000;
/** Where fewer decks have what was typed, wrong letters are forgiven. */
const fewMatches = 5;
/** Of as many words one may then be missing. */
const fewestLeavingOne = 3;
/** Of a word in the title the search may still be typing every letter. */
const shortestBeginning = 1;

export type Finding = ReturnType<typeof createFinding>;

/** A deck that may be found, with the words that its title and author lack; all of them if these have everything. */
type Candidate = SearchedDeck & { author: string | null; isByTitle: boolean; hasWordInTitle: boolean; missing: readonly WantedWord[] };

/** A deck with the words that its cards are looked through for. */
type Hit = { deck: Candidate; isByCards: boolean } & FoundWords;

/**
 * Searches a student's own decks and those of others in the student's lists, folders and groups, with their cards. Only words of decks that the student may
 * open are read: so neither what is found nor how long it takes tells anything of other decks.
 */
export function createFinding({ store }: { store: Pick<Store, "read" | "kind"> }) {
  const on = { db: store.read, kind: store.kind };

  /** Which of the decks have the words that are missing in their titles, the last changed first; as many as are shown, and one more. */
  async function hitsOnCards(uid: string, candidates: readonly Candidate[], options: HitOptions): Promise<Hit[]> {
    const hits: Hit[] = [];
    const turn = turnsOfWork();
    for (const portion of portionsOf(candidates)) {
      options.signal?.throwIfAborted();
      const common = (portion[0]?.missing ?? []).filter((word) => portion.every(({ missing }) => missing.includes(word)));
      const wanted = options.mayLackOne ? [] : common;
      const rows = await readWords(on, { uid, decks: portion, wanted });
      const wordsByDeck = new Map(rows.map((row) => [keyOf(row), row.words]));
      for (const deck of portion) {
        const words = options.changed.get(keyOf(deck))?.words ?? wordsByDeck.get(keyOf(deck)) ?? "";
        const found = await wordsFound(words, deck.missing, { mayLackOne: options.mayLackOne, turn });
        const isByCards = (found?.words.length ?? 0) > 0;
        if (found && (isByCards || deck.hasWordInTitle)) hits.push({ deck, ...found, isByCards });
      }
      if (!options.isLoose && hits.length > OWN_SEARCH.decks) break;
      await nextTurn();
    }
    return hits;
  }

  /** The cards of the decks that have the words, by deck. */
  async function cardsOf(uid: string, hits: readonly Hit[], { changed, signal }: HitOptions): Promise<Map<string, CardMatch[]>> {
    const cards = new Map<string, CardMatch[]>();
    const decks = hits.map(({ deck }) => deck);
    const wordsByDeck = new Map(hits.map(({ deck, words }) => [keyOf(deck), words]));
    const looking = createLooking(mostCompared);
    for (const portion of portionsOf(decks)) {
      signal?.throwIfAborted();
      for (const row of await readCardsAndWords(store.read, uid, portion))
        cards.set(keyOf(row), await cardsFound({ ...row, ...changed.get(keyOf(row)) }, wordsByDeck.get(keyOf(row)) ?? [], looking));
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
      const options = { isForgiving: false, isLoose: false, mayLackOne: false, changed, signal };
      const exact = await candidatesOf(decks, search, options);
      const hits = inOrder(exact, await hitsOnCards(uid, exact, options));
      if (hits.length < fewMatches) {
        const found = new Set(hits.map(({ deck }) => keyOf(deck)));
        const rest = decks.filter((deck) => !found.has(keyOf(deck)));
        const forgiving = { ...options, isForgiving: true };
        const others = await candidatesOf(rest, search, forgiving);
        hits.push(...inOrder(others, await hitsOnCards(uid, others, forgiving)));
      }
      if (hits.length === 0) {
        const looser = looserOwnSearch(search);
        const loose = { ...options, isForgiving: true, isLoose: true, mayLackOne: looser.words.length > 1 };
        const others = await candidatesOf(decks, looser, loose);
        hits.push(...inOrder(others, nearestFirst(await hitsOnCards(uid, others, loose), looser)));
      }
      const shown = hits.slice(0, OWN_SEARCH.decks);
      const onCards = shown.filter(({ isByCards }) => isByCards);
      const cards = await cardsOf(uid, onCards, options);
      return { decks: shown.map(({ deck }) => foundDeck(deck, cards.get(keyOf(deck)) ?? [])), hasMore: hits.length > shown.length };
    },
  };
}

type HitOptions = {
  isForgiving: boolean;
  /** nothing was found: words may also be others */
  isLoose: boolean;
  /** one of the words may be missing */
  mayLackOne: boolean;
  /** the words of own decks that have just changed, by deck */
  changed: ReadonlyMap<string, { words: string; places: string }>;
  signal: AbortSignal | undefined;
};

function keyOf({ ownerId, deckId }: { ownerId: string; deckId: number }): string {
  return `${ownerId} ${deckId}`;
}

/** What of its search each deck has in its title; others get a turn, since a student may have thousands of them. */
async function candidatesOf(decks: readonly SearchedDeck[], { term, words }: Search, options: Forgiveness): Promise<Candidate[]> {
  // Long words are rarer: a deck that lacks one is looked at no further.
  const wanted = words
    .map((word) => wantedWord(word, { ...options, isAlone: words.length === 1 }))
    .toSorted((a, b) => b.word.text.length - a.word.text.length);
  const candidates: Candidate[] = [];
  const turn = turnsOfWork();
  for (const deck of decks) {
    const author = deck.username === null && deck.displayName === null ? null : authorLabel(deck);
    const shown = folded(author === null ? deck.title : `${deck.title} ${author}`);
    const title = withOneKana(shown);
    const missing = shown.includes(term) ? [] : wanted.filter((word) => !isInTitle(title, word));
    const isByTitle = missing.length === 0;
    const hasWordInTitle = missing.length < wanted.length;
    // A search of signs alone has no words.
    if (isByTitle || words.length > 0)
      candidates.push({ ...deck, author, isByTitle, hasWordInTitle, missing: isByTitle ? wanted : missing });
    await turn();
  }
  return candidates;
}

function isInTitle(title: string, wanted: WantedWord): boolean {
  if (!mayHave(title, wanted)) return false;
  for (const { text } of partsIn(title)) if (isWanted(wanted, text)) return true;
  return false;
}

/** First what the titles have, then what only the cards have. */
function inOrder(candidates: readonly Candidate[], hits: readonly Hit[]): Hit[] {
  const hitByDeck = new Map(hits.map((hit) => [keyOf(hit.deck), hit]));
  const byTitle = candidates
    .filter(({ isByTitle }) => isByTitle)
    .map((deck) => hitByDeck.get(keyOf(deck)) ?? { deck, words: [], distance: 0, isWhole: true, isByCards: false });
  return [...byTitle, ...hits.filter(({ deck }) => !deck.isByTitle)];
}

/** Decks that lack a word of two stand only where none has both; of a longer search they follow those that have all. */
function nearestFirst(hits: readonly Hit[], { words }: Search): Hit[] {
  const whole = hits.filter(({ isWhole }) => isWhole);
  const kept = words.length < fewestLeavingOne && whole.length > 0 ? whole : hits;
  return kept.toSorted((a, b) => a.distance - b.distance);
}

function* portionsOf(decks: readonly Candidate[]): Generator<Candidate[]> {
  let [portion, bytes]: [Candidate[], number] = [[], 0];
  for (const deck of decks) {
    if (portion.length === decksAtOnce || (portion.length > 0 && bytes + deck.bytes > bytesAtOnce)) {
      yield portion;
      [portion, bytes] = [[], 0];
    }
    portion.push(deck);
    bytes += deck.bytes;
  }
  if (portion.length > 0) yield portion;
}

function foundDeck({ deckId, title, author, isByTitle }: Candidate, cards: readonly CardMatch[]): FoundDeck {
  return { deckId, title, author, isByTitle, cards };
}
