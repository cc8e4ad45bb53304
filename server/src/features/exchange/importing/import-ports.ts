import type { Card } from "@recollect/domain/cards/card.ts";
import type { TimedVersion } from "@recollect/domain/decks/history/version-chain.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import type { DeckTopic } from "@recollect/domain/decks/topic/topic.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { PackageProgress } from "@recollect/domain/exchange/anki/package.ts";

import type { Transaction } from "../../../store/store.ts";
import type { DeckHere } from "./account-places.ts";

/** What importing needs from decks. */
export type WritesDecks = {
  add(
    tx: Transaction,
    uid: string,
    deck: {
      title: string;
      description: string;
      cards: readonly Card[];
      languages?: DeckLanguages | undefined;
      topic?: DeckTopic | undefined;
      versions?: readonly TimedVersion[] | undefined;
    },
  ): Promise<{ id: number; revision: number }>;
  change(
    tx: Transaction,
    uid: string,
    id: number,
    change: (deck: { title: string; cards: Card[]; revision: number }) => readonly Card[] | null,
  ): Promise<{ title: string; revision: number; cardsBefore: string } | null>;
  /** The student's decks with a title, a few at most. */
  titled(uid: string, title: string): Promise<{ id: number; cards: Card[] }[]>;
  remove(tx: Transaction, uid: string, id: number): Promise<boolean>;
};

/** What importing needs from studying. */
export type Seeding = {
  /** The student's time zone, which decides the day of an answer. */
  timeZone(uid: string): Promise<string>;
  /** Stores the imported scheduling states of prompts. */
  seed(tx: Transaction, uid: string, deckId: number, prompts: readonly { cardId: string; progress: PackageProgress }[]): Promise<void>;
  /** Undoes what `seed` stored for a deck. */
  forget(tx: Transaction, uid: string, deckId: number): Promise<void>;
};

/** The choices made when an import is confirmed. */
export type Choices = {
  /** indexes in the report's list; all decks by default */
  decks?: readonly number[] | undefined;
  tags?: boolean | undefined;
  progress?: boolean | undefined;
  /** an own deck that receives the cards which are new here */
  into?: number | undefined;
  /** indexes in the report's list: the decks to merge with the own deck of the same name and cards that the report names */
  merge?: readonly number[] | undefined;
  /** whether new decks get the languages that were guessed; true by default */
  languages?: boolean | undefined;
  /** whether an account's profile, settings and view of decks are restored too */
  account?: boolean | undefined;
};

/** What importing restores besides decks and progress. Parts that cannot be restored are skipped and do not stop the rest. */
export type Restores = {
  /** puts a new deck into its folders */
  file(uid: string, deckId: number, levels: readonly string[]): Promise<void>;
  tag(uid: string, deckId: number, tags: readonly string[]): Promise<void>;
  profile(uid: string, profile: Record<string, unknown>): Promise<void>;
  settings(uid: string, settings: Record<string, unknown>): Promise<void>;
  /** what the student is reminded of by mail, unless something is chosen here */
  reminders(uid: string, reminders: Record<string, unknown>): Promise<void>;
  folder(uid: string, path: string): Promise<void>;
  /** another student's deck with its folder and tags in the student's view, if it is still shared */
  shared(uid: string, deckId: number, view: { path: string | null; tags: readonly string[] }): Promise<void>;
  accepted(uid: string, wordings: readonly (DeckHere & { cardId: string; answer: string })[]): Promise<void>;
  /** the states of prompts of another student's deck, if the log here has none */
  progress(uid: string, deck: DeckHere, prompts: readonly { cardId: string; progress: PackageProgress }[]): Promise<void>;
  /** stars on cards of a deck that the student may open */
  stars(uid: string, deckId: number, cardIds: readonly string[]): Promise<void>;
  saved(
    uid: string,
    decks: readonly (DeckHere & { savedAt: unknown; starredAt: unknown; removedAt: unknown; thankedAt?: unknown })[],
  ): Promise<void>;
  /** makes a deck follow another student's, unless it follows one already; `pairs` are its cards and where they came from */
  follow(uid: string, deckId: number, original: DeckHere, pairs: readonly { id: string; source: string }[]): Promise<void>;
  /** a date such as `2026-06-01`, unless one is set here */
  exam(uid: string, deckId: number, day: string): Promise<void>;
  /** an exam with a name; decks are added to one of this name and day that is here */
  namedExam(uid: string, exam: { name: string; day: string; deckIds: readonly number[] }): Promise<void>;
  tests(uid: string, tests: readonly (DeckHere & { test: Record<string, unknown> })[]): Promise<void>;
  /** best times in the game of pairs */
  matchTimes(uid: string, times: readonly (DeckHere & { ms: unknown; pairs: unknown; playedAt: unknown })[]): Promise<void>;
  /** who may suggest corrections for an own deck, unless that is chosen here */
  suggestions(uid: string, deckId: number, audience: unknown): Promise<void>;
  /** learned memory parameters, for all decks together where `deck` is null */
  memory(uid: string, deck: DeckHere | null, memory: Record<string, unknown>): Promise<void>;
  visibility(uid: string, deckId: number, visibility: Visibility): Promise<void>;
  isNewInTrash(uid: string, deck: { name: string; cards: readonly unknown[] }): Promise<boolean>;
  trash(uid: string, deckId: number): Promise<void>;
};

/** Keeps a file of an import for a student and returns its name in texts; null for one that can't be shown. */
export type KeepsMedia = (uid: string, path: string, importId: string) => Promise<string | null>;

/** What importing needs from media. */
export type ImportMedia = {
  keep: KeepsMedia;
  /** Removes the media that came with an import, unless a deck or a version uses them. */
  removeUnused(importId: string): Promise<void>;
};
