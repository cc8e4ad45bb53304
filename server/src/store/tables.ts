import type { Badge } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { Kysely } from "kysely";

/** The one schema, on SQLite and on PostgreSQL. Times of ours are ms since 1970; flags of ours are 0 or 1. */
export type Tables = {
  users: UsersTable;
  decks: DecksTable;
};

export type Db = Kysely<Tables>;

/** The identity library's user and our profile in one row; the library owns the fields up to `updatedAt`. */
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
};
