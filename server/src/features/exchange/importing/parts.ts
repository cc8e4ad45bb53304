import type { Card } from "@recollect/domain/cards/card.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { PackageProgress } from "@recollect/domain/exchange/anki/package.ts";

import type { Transaction } from "../../../store/store.ts";

/** What importing needs of the decks. */
export type WritesDecks = {
  add(
    tx: Transaction,
    uid: string,
    deck: { title: string; description: string; cards: readonly Card[]; languages?: DeckLanguages | undefined },
  ): Promise<{ id: number; revision: number }>;
  change(
    tx: Transaction,
    uid: string,
    id: number,
    change: (deck: { title: string; cards: Card[]; revision: number }) => readonly Card[] | null,
  ): Promise<{ title: string; revision: number; cardsBefore: string } | null>;
  /** The student's decks of a title, a few at most. */
  titled(uid: string, title: string): Promise<{ id: number; cards: Card[] }[]>;
  remove(tx: Transaction, uid: string, id: number): Promise<boolean>;
};

/** What importing needs of studying. */
export type Seeding = {
  /** The student's time zone, in which answers belong to days. */
  timeZone(uid: string): Promise<string>;
  /** Writes down where prompts stood before they came here. */
  seed(tx: Transaction, uid: string, deckId: number, prompts: readonly { cardId: string; progress: PackageProgress }[]): Promise<void>;
  /** Takes back what `seed` wrote for a deck. */
  forget(tx: Transaction, uid: string, deckId: number): Promise<void>;
};

/** What importing needs of media: keeps a file for a student and gives its name in texts; null for one that cannot be shown. */
export type KeepsMedia = (uid: string, path: string, name: string) => Promise<string | null>;
