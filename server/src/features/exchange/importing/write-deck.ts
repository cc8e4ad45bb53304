import { randomBytes } from "node:crypto";

import { withId, type Card } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { cardWithStoredMedia } from "@recollect/domain/exchange/anki/package-media.ts";
import { promptOf } from "@recollect/domain/study/prompts.ts";
import { unchained, type ChainedVersion, type TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";

import { makeRoom } from "../../../media/storage.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import { contentHash } from "../reading/content-hash.ts";
import type { WaitingCard, WaitingDeck } from "../reading/waiting-decks.ts";
import { packSources, readBase, saveBase, type BaseCard } from "./imported-bases.store.ts";
import { holdImport, insertImportDeck, saveSources, type SourceRow } from "./imports.store.ts";
import { cardsOfSameDeck, keyOf, knownCards } from "./known-cards.ts";
import { mergeCards, type Conflict, type KnownCard, type Merged } from "./merge-cards.ts";
import type { Seeding, WritesDecks } from "./import-ports.ts";

/** A deck that an import wrote, or found unchanged. */
export type WrittenDeck = {
  id: number;
  title: string;
  isNew: boolean;
  added: number;
  updated: number;
  unchanged: number;
  conflicts: readonly Conflict[];
  /** cards that were removed here and changed in their source, as they are there; absent for none, as in results of earlier versions */
  away?: readonly Card[];
  /** how many more of both the next import asks about; absent for none */
  unlisted?: number;
};

type WriteDeckDeps = {
  store: Store;
  decks: WritesDecks;
  seed: Seeding["seed"];
  /** the storage limit of a student, in bytes */
  share: number;
};
type WriteDeckOptions = {
  uid: string;
  importId: string;
  deck: WaitingDeck;
  media: (name: string) => string | null;
  withProgress: boolean;
  /** an own deck to which new cards are added */ into: number | null;
  /** whether its cards are merged with those of the own deck that has the same name and many of them */
  isMerged: boolean;
  withTags: boolean;
};

/**
 * Writes one deck of an import: updates each of the student's decks that has cards of it; the other cards join the deck that has most of
 * it, or become a new deck. One transaction per deck, so that stopping in between leaves whole decks.
 */
export function createDeckWriter({ store, decks, seed, share }: WriteDeckDeps) {
  return async function writeDeck(options: WriteDeckOptions): Promise<WrittenDeck[]> {
    const { uid, importId, deck, media, withProgress, into, isMerged, withTags } = options;
    const cards = deck.cards.map((card) => withMedia(card, media));
    const bySource = await knownCards({ store, decks }, uid, { ...deck, cards });
    const cardsHere = bySource.size === 0 && isMerged ? await cardsOfSameDeck({ store, decks }, uid, { ...deck, cards }) : bySource;
    const byDeck = Map.groupBy(cards, (card) => cardsHere.get(keyOf(card))?.deckId ?? null);
    const unknown = byDeck.get(null) ?? [];
    byDeck.delete(null);
    if (into !== null && !byDeck.has(into)) byDeck.set(into, []);
    const home = into ?? [...byDeck].sort((a, b) => b[1].length - a[1].length)[0]?.[0];
    const writtenDecks: WrittenDeck[] = [];
    for (const deckId of byDeck.keys()) {
      if (deckId === null) continue;
      const isHere = (card: WaitingCard) => (cardsHere.get(keyOf(card))?.deckId ?? home) === deckId;
      const incoming = cards.filter(isHere).map((card) => ({ card, knownCard: cardsHere.get(keyOf(card)) ?? null }));
      if (incoming.length === 0) continue;
      const result = await whileWanted((tx) => update(tx, deckId, incoming));
      if (!result && deckId === into) throw new AppError("deck/not-in-collection");
      if (result) writtenDecks.push(result);
    }
    if (home === undefined) writtenDecks.push(await whileWanted((tx) => add(tx, unknown)));
    return writtenDecks;

    /** One transaction, during which the import can't be stopped. */
    function whileWanted<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      return store.write(async (tx) => {
        if (!(await holdImport(tx.db, importId))) throw new AppError("import/stopped");
        return work(tx);
      });
    }

    async function add(tx: Transaction, all: readonly WaitingCard[]): Promise<WrittenDeck> {
      const newDeck = await decks.add(tx, uid, {
        title: deck.name,
        description: deck.description,
        cards: all.map((card) => withId(card.content, card.id)),
        languages: deck.languages,
        topic: deck.topic,
        versions: versionsHere(deck.versions, all, media),
      });
      await saveSources(
        tx.db,
        all.map((card) => sourceRow(uid, newDeck.id, card.id, card)),
      );
      const base = all.map((card) => ({ card: withId(card.content, card.id), hash: card.source.hash }));
      await keepBase(tx, newDeck.id, { base, bytesBefore: 0 });
      await insertImportDeck(tx.db, {
        importId,
        deckId: newDeck.id,
        title: deck.name,
        isNew: 1,
        revision: newDeck.revision,
        cardsBefore: null,
        sourcesBefore: null,
      });
      if (withProgress) await seed(tx, uid, newDeck.id, all.flatMap(promptsOf));
      return { id: newDeck.id, title: deck.name, isNew: true, added: all.length, updated: 0, unchanged: 0, conflicts: [] };
    }

    async function update(
      tx: Transaction,
      deckId: number,
      incoming: readonly { card: WaitingCard; knownCard: KnownCard | null }[],
    ): Promise<WrittenDeck | null> {
      const key = { ownerId: uid, deckId };
      const { base, bytes } = await readBase(tx.db, key);
      let merged: Merged | undefined;
      let before = { title: deck.name, revision: 0 };
      const changedDeck = await decks.change(tx, uid, deckId, (there) => {
        before = there;
        merged = mergeCards({ deck: there.cards, incoming, base, withTags });
        return merged.cards;
      });
      if (!merged) return null;
      const { title } = before;
      const sourcesBefore = await packSources(tx.db, key, base);
      await saveSources(
        tx.db,
        merged.sources.map(({ cardId, card }) => sourceRow(uid, deckId, cardId, card)),
      );
      await keepBase(tx, deckId, { base: merged.base.values(), bytesBefore: bytes });
      await insertImportDeck(tx.db, {
        importId,
        deckId,
        title,
        isNew: 0,
        revision: changedDeck?.revision ?? before.revision,
        cardsBefore: changedDeck?.cardsBefore ?? null,
        sourcesBefore,
      });
      if (withProgress) await seed(tx, uid, deckId, merged.newCards.flatMap(promptsOf));
      const { newCards, updated, unchanged, conflicts, away, unlisted } = merged;
      const more = { ...(away.length > 0 ? { away } : {}), ...(unlisted > 0 ? { unlisted } : {}) };
      return { id: deckId, title, isNew: false, added: newCards.length, updated, unchanged, conflicts, ...more };
    }

    function keepBase({ db }: Transaction, deckId: number, stored: { base: Iterable<BaseCard>; bytesBefore: number }): Promise<void> {
      return saveBase(db, { ownerId: uid, deckId }, { ...stored, makeRoom: (addedBytes) => makeRoom(db, uid, { addedBytes, share }) });
    }
  };
}

function sourceRow(ownerId: string, deckId: number, cardId: string, { source }: WaitingCard): SourceRow {
  const { guid, ord, noteTypeId, hash } = source;
  // A card without a source is known by its own id, which replaces no other GUID.
  return { ownerId, deckId, cardId, guid: guid ?? cardId, ord, noteTypeId, hash };
}

function promptsOf(card: WaitingCard): Parameters<Seeding["seed"]>[3] {
  const cardWithId = withId(card.content, card.id);
  return card.progress
    .map(({ ending, progress }) => ({ cardId: `${card.id}${ending}`, progress }))
    .filter(({ cardId }) => promptOf(cardWithId, cardId) !== null);
}

/** The card with the stored names of its media; content is compared in this form. */
function withMedia(card: WaitingCard, media: (name: string) => string | null): WaitingCard {
  if (!JSON.stringify(card.content).includes("](media/anki-")) return card;
  const content = cardWithStoredMedia(card.content, media);
  return { ...card, content, source: { ...card.source, hash: contentHash(content) } };
}

/** The earlier versions of a deck with the ids of its cards here, and new ids for cards that it lost since; newest first. */
function versionsHere(
  chain: readonly ChainedVersion[] = [],
  cards: readonly WaitingCard[],
  media: (name: string) => string | null,
): TimedVersion[] {
  const ids = new Map(cards.map(({ id, source }) => [source.guid, id]));
  const versionsByCard = new Map<Card, Card>();
  const here = (card: Card): Card => {
    const before = versionsByCard.get(card);
    if (before) return before;
    const id = ids.get(card.id) ?? randomBytes(9).toString("base64url");
    ids.set(card.id, id);
    const cardHere = cardWithStoredMedia({ ...card, id }, media);
    versionsByCard.set(card, cardHere);
    return cardHere;
  };
  return Array.from(unchained(chain), ({ content, ...times }) => ({ ...times, content: { ...content, cards: content.cards.map(here) } }));
}
