import type { Badge, Role } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { Kysely } from "kysely";

/**
 * The one schema, on SQLite and on PostgreSQL. Times of ours are ms since 1970; flags of ours are 0 or 1. Each noun adds its tables to it in
 * a file `*.tables.ts` beside its queries; here are those that all of them read.
 */
export interface Tables {
  users: IdentityUser & UsersTable;
  decks: DecksTable;
}

export type Db = Kysely<Tables>;

/** The columns of a user that the identity library alone reads and writes. */
export type IdentityUser = {
  name: string;
  emailVerified: 0 | 1 | boolean;
  image: string | null;
  createdAt: IdentityTime;
  updatedAt: IdentityTime;
  /** ms since 1970: when the account is deleted, as its student asked; null else, 0 once that has begun */
  deletionAt: number | null;
  /** ms since 1970: since when a caretaker keeps the student from signing in; null else */
  suspendedAt: number | null;
};

/** A user and the profile in one row; `id` and `email` are the identity library's to write. */
export type UsersTable = {
  id: string;
  email: string;
  /** null until the student has claimed one; lower case; unique, which makes it the username registry */
  username: string | null;
  displayName: string | null;
  bio: string;
  aboutMe: string;
  selectedTheme: ThemeIndex;
  setupCompleted: 0 | 1;
  setupDate: number | null;
  profileUpdatedAt: number;
  badge: Badge | null;
  role: Role | null;
};

/** Keyed by (ownerId, id); an id over 1 is unique across all owners. */
export type DecksTable = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  /** the cards as JSON text, `[{"id","term","definition"}]`, so that a read can send them on without parsing */
  cards: string;
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  revision: number;
  /** JSON text of a CopiedFrom, or null */
  copiedFrom: string | null;
  /** for a copy: JSON text that gives, for a card's id, the id it had in the original; null else */
  cardOrigins: string | null;
  /** JSON text of a DeckLanguages; null while nothing was said of them */
  languages: string | null;
  /** the words of the first card, as `firstCardText` gives them; null where they were not written with the deck */
  firstCard: string | null;
};

/** A time of the identity library: ISO text on SQLite, a Date on PostgreSQL. */
export type IdentityTime = string | Date;
