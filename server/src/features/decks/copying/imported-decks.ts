import { setImmediate } from "node:timers/promises";

import type { Card } from "@recollect/domain/cards/card.ts";
import { cardsIn, cardsText } from "@recollect/domain/cards/cards-text.ts";
import type { TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { DeckTopic } from "@recollect/domain/decks/topic/topic.ts";
import { DECK } from "@recollect/domain/limits/limits.ts";
import { INITIAL_VISIBILITY } from "@recollect/domain/decks/visibility.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Store, Transaction } from "../../../store/store.ts";
import { addDeck } from "../saving/add-deck.store.ts";
import type { DeckIds } from "../saving/deck-ids.ts";
import { bytesOf, deleteDeck, findDeckForChange, findTitled, type DeckRow } from "../deck/decks.store.ts";
import { saveContent } from "../history/save-content.store.ts";
import { keepImportedVersions, versionsToKeep } from "../history/imported-versions.store.ts";
import { unlinkIfGone } from "../taken/followed-decks.store.ts";
import { saveTopic } from "../topic/topic.store.ts";
import { removeVersions } from "../history/history.store.ts";

/** The most decks with one title that are compared. */
const mostOfOneTitle = 20;

type ImportedDecksDeps = {
  store: Pick<Store, "read" | "kind">;
  /** ms since 1970 */ clock: () => number;
  deckIds: DeckIds;
  /** the storage limit of a student, in bytes */ share: number;
};

export type ImportedDeck = {
  title: string;
  description: string;
  cards: readonly Card[];
  languages?: DeckLanguages | undefined;
  topic?: DeckTopic | undefined;
  /** its earlier versions, newest first */
  versions?: readonly TimedVersion[] | undefined;
};

/** What an import does to a student's own decks, inside the import's transaction. Cards already have ids from the server. */
export function createImportedDecks({ store, clock, deckIds, share }: ImportedDecksDeps) {
  return {
    /** A new Private deck. Throws `deck/too-many-decks`, `storage/full`, `profile/user-not-found`. */
    async add(
      { db, announce }: Transaction,
      uid: string,
      { title, description, cards, languages, topic, versions = [] }: ImportedDeck,
    ): Promise<{ id: number; revision: number }> {
      const earlier = versionsToKeep(versions, clock());
      const newDeck: DeckRow = {
        ownerId: uid,
        id: deckIds.next(),
        title,
        description,
        cards: cardsText(cards),
        cardCount: cards.length,
        visibility: INITIAL_VISIBILITY,
        updatedAt: clock(),
        revision: earlier.length + 1,
        copiedFrom: null,
        languages: languages ? JSON.stringify(languages) : null,
      };
      const creation = { ownerId: uid, key: null, fingerprint: "", now: newDeck.updatedAt };
      const { row } = await addDeck(db, { creation, share, kind: store.kind }, () => ({
        bytes: bytesOf(newDeck),
        write: () => ({ row: newDeck }),
      }));
      deckIds.used(row.id);
      if (topic) await saveTopic(db, { ownerId: uid, id: row.id }, JSON.stringify(topic));
      await keepImportedVersions(db, row, earlier, share);
      announce({ kind: "deck", uid, deckId: row.id });
      return { id: row.id, revision: row.revision };
    },

    /**
     * Replaces the cards of an existing deck; null if there is none, or if `change` returns null. `change` receives the current deck, which
     * is locked. Throws `deck/too-many-cards`, `storage/full`.
     */
    async change(
      { db, announce }: Transaction,
      uid: string,
      id: number,
      change: (deck: { title: string; cards: Card[]; revision: number }) => readonly Card[] | null,
    ): Promise<{ title: string; revision: number; cardsBefore: string } | null> {
      const before = await findDeckForChange(db, { ownerId: uid, id });
      const cards = before && change({ title: before.title, cards: cardsIn(before.cards), revision: before.revision });
      if (!before || !cards) return null;
      if (cards.length > DECK.maxCards) throw new AppError("deck/too-many-cards");
      const revision = before.revision + 1;
      const after = { ...before, cards: cardsText(cards), cardCount: cards.length, updatedAt: clock(), revision };
      await saveContent(db, after, before, { kind: store.kind, share });
      announce({ kind: "deck", uid, deckId: id });
      return { title: before.title, revision, cardsBefore: before.cards };
    },

    /** The student's decks with a title, a few at most. */
    async titled(uid: string, title: string): Promise<{ id: number; cards: Card[] }[]> {
      const rows = await findTitled(store.read, { ownerId: uid, title, most: mostOfOneTitle });
      const foundDecks: { id: number; cards: Card[] }[] = [];
      for (const { id, cards } of rows) {
        // Other requests run between two long decks.
        await setImmediate();
        foundDecks.push({ id, cards: cardsIn(cards) });
      }
      return foundDecks;
    },

    /** Removes a deck that an import created. Returns whether it existed. */
    async remove({ db, announce }: Transaction, uid: string, id: number): Promise<boolean> {
      const wasThere = await deleteDeck(db, { ownerId: uid, id });
      await removeVersions(db, { ownerId: uid, id });
      await unlinkIfGone(db, { ownerId: uid, id });
      if (wasThere) announce({ kind: "deck", uid, deckId: id });
      return wasThere;
    },
  };
}
