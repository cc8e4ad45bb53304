import { contentOf, withId, type Card } from "@recollect/domain/cards/card.ts";
import { plainTerm, plainText } from "@recollect/domain/cards/text/format.ts";
import { applyPatch, cardFieldNames, sameValue, valueOf } from "@recollect/domain/decks/deck-patch.ts";
import { listedAtMost } from "@recollect/domain/decks/following/listed-changes.ts";
import { mergeDecks, type AuthorChange } from "@recollect/domain/decks/following/merge-decks.ts";

import { contentHash } from "../reading/content-hash.ts";
import type { WaitingCard } from "../reading/waiting-decks.ts";
import type { BaseCard, ImportedBase } from "./imported-bases.store.ts";

/** A card that was changed both here and in its source. */
export type Conflict = {
  cardId: string;
  here: Sides;
  /** the whole card, with the id that it has here */ there: WaitingCard["content"];
  /** the fields in which mine stays, with their three texts; absent in results of earlier versions */
  change?: AuthorChange & { kind: "changed" };
};

export type Merged = {
  /** null when nothing changes */
  cards: Card[] | null;
  newCards: WaitingCard[];
  updated: number;
  unchanged: number;
  conflicts: Conflict[];
  /** Cards that were removed here and changed in their source, as they are there. */
  away: Card[];
  /** Conflicts and removed cards beyond those that fit into a result: the next import asks about them. */
  unlisted: number;
  /** The new GUIDs of cards. */
  sources: { cardId: string; card: WaitingCard }[];
  /** The cards as they are taken to be at their source from now on. */
  base: Map<string, BaseCard>;
};

/** A card that was imported before: its id here, and the hash of its content then; null if that was not stored. */
export type KnownCard = { cardId: string; hash: string | null };

export type MergeInput = {
  /** the cards of the deck here */
  deck: readonly Card[];
  incoming: readonly { card: WaitingCard; knownCard: KnownCard | null }[];
  /** the deck's cards as they were last imported */
  base: ImportedBase;
  /** whether tags are imported; if not, those here stay */
  withTags: boolean;
};

/**
 * Merges the cards of a deck imported again from the same source, by the merge with which copies take their author's changes. A field edited only here
 * stays; one edited only there is updated; one edited on both sides stays and is reported; a card deleted here does not come back. Cards that the file does
 * not have stay too: it may be a part of the deck. New cards follow the card that they follow there, or go to the end.
 */
export function mergeCards({ deck, incoming, base: before, withTags }: MergeInput): Merged {
  const byId = new Map(deck.map((card) => [card.id, card]));
  const ofFile = new Map<string, CardOfFile>();
  for (const { card, knownCard } of incoming) {
    const id = knownCard?.cardId ?? card.id;
    if (ofFile.has(id)) continue;
    const here = byId.get(id);
    const stored = before.get(id);
    const lastTaken = stored && knownCard && (knownCard.hash === null || knownCard.hash === stored.hash) ? stored.card : null;
    const content = withId(card.content, id);
    const theirs = withTags ? content : withTagsOf(content, lastTaken ?? here);
    const isSame = here && knownCard?.hash === null && saysTheSame(here, theirs);
    const base = knownCard ? (lastTaken ?? baseByHash(knownCard, { here, theirs, hash: card.source.hash })) : null;
    ofFile.set(id, { card, knownCard, asWritten: theirs, theirs: isSame ? here : theirs, base: isSame ? here : base });
  }
  const cardsOf = (cards: Iterable<Card | null>) => ({ title: "", description: "", cards: [...cards].filter((card) => card !== null) });
  const entries = [...ofFile.values()];
  const mine = { ...cardsOf(deck), revision: 0 };
  const { patch, changes } = mergeDecks({
    base: cardsOf(entries.map(({ base }) => base)),
    mine,
    theirs: cardsOf(entries.map(({ theirs }) => theirs)),
    isStudied: () => true,
  });
  const end = deck.at(-1)?.id ?? null;
  const added = patch.added.map((one) => (one.after === null ? { ...one, after: end } : one));
  const { deck: after, isChanged } = applyPatch(mine, { ...patch, added }, () => null);
  const { conflicts, away, unlisted, unlistedIds } = toDecide(changes, ofFile);
  const moved = [...ofFile].filter(([id]) => !unlistedIds.has(id));
  const updated = changes.filter((change) => change.kind === "changed" && isTaken(change)).length;
  const conflictCount = changes.filter((change) => change.kind === "changed" && !isTaken(change)).length;
  return {
    cards: isChanged ? [...after.cards] : null,
    newCards: entries.filter(({ knownCard }) => knownCard === null).map(({ card }) => card),
    updated,
    unchanged: incoming.filter(({ knownCard }) => knownCard !== null).length - updated - conflictCount,
    conflicts,
    away,
    unlisted,
    sources: moved.map(([cardId, { card }]) => ({ cardId, card })),
    base: new Map([...before, ...moved.map(([id, { card, asWritten }]) => [id, { card: asWritten, hash: card.source.hash }] as const)]),
  };
}

type CardOfFile = {
  card: WaitingCard;
  knownCard: KnownCard | null;
  /** the card as the file has it, with the id that it has here */
  asWritten: Card;
  /** the same; the card here, if that says the same with other markup */
  theirs: Card;
  base: Card | null;
};

/** What a card was when it was last imported, where only the hash of that is stored; null if it is neither what is here nor what comes. */
function baseByHash({ hash }: KnownCard, { here, theirs, hash: hashThere }: { here: Card | undefined; theirs: Card; hash: string }) {
  if (!here || hash === hashThere) return theirs;
  return hash !== null && contentHash(contentOf(here)) === hash ? here : null;
}

function withTagsOf(card: Card, other: Card | undefined): Card {
  const { tags: _tags, ...content } = card;
  return other?.tags ? { ...content, tags: other.tags } : content;
}

/** What the student decides, as far as it fits into the result of an import. */
function toDecide(changes: readonly AuthorChange[], ofFile: ReadonlyMap<string, Pick<CardOfFile, "theirs">>) {
  const [conflicts, away, unlistedIds]: [Conflict[], Card[], Set<string>] = [[], [], new Set()];
  let length = 0;
  for (const change of changes) {
    const isConflict = change.kind === "changed" && change.clashes.length > 0;
    if (!isConflict && change.kind !== "away") continue;
    const cardId = change.kind === "away" ? change.card.id : change.before.id;
    length += JSON.stringify(change).length;
    if (length > listedAtMost) unlistedIds.add(cardId);
    else if (change.kind === "away") away.push(change.card);
    else conflicts.push({ cardId, here: sidesOf(change.before), there: contentOf(ofFile.get(cardId)?.theirs ?? change.after), change });
  }
  return { conflicts, away, unlisted: unlistedIds.size, unlistedIds };
}

function isTaken({ before, after }: AuthorChange & { kind: "changed" }): boolean {
  return cardFieldNames.some((field) => !sameValue(valueOf(before, field), valueOf(after, field)));
}

/** A round trip through our own package keeps a text's words, but may write its markup differently. */
function saysTheSame(a: Sides, b: Sides): boolean {
  const words = ({ term, definition }: Sides) => `${plainTerm(term)}\n${plainText(definition)}`.replace(/\s+/g, " ").trim();
  return words(a) === words(b);
}

type Sides = { term: string; definition: string };

function sidesOf({ term, definition }: { term: string; definition: string }) {
  return { term, definition };
}
