import type { Badge, Role } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { Generated, Kysely } from "kysely";

/**
 * The one schema, on SQLite and on PostgreSQL. Our times are ms since 1970; our flags are 0 or 1. Each noun adds its tables in a file
 * `*.tables.ts` beside its queries; here are the shared ones.
 */
export interface Tables {
  users: IdentityUser & UsersTable & TeacherMark;
  decks: DecksTable;
}

export type Db = Kysely<Tables>;

/** The columns of a user that only the identity library reads and writes. */
type IdentityUser = {
  name: string;
  emailVerified: 0 | 1 | boolean;
  image: string | null;
  createdAt: IdentityTime;
  updatedAt: IdentityTime;
  /** ms since 1970: when the account will be deleted, as its student asked; null otherwise, 0 once the deletion has begun */
  deletionAt: number | null;
  /** ms since 1970: since when a moderator has suspended the account; null if it is not */
  suspendedAt: number | null;
};

type TeacherMark = {
  /** 1 for a teacher by the operator or the school: may make groups where `GROUPS` leaves that to teachers */
  isTeacher: Generated<0 | 1>;
};

/** A user and the profile in one row; the identity library writes `id` and `email`. */
export type UsersTable = {
  id: string;
  email: string;
  /** null until the student has claimed one; lower case; unique, so the column is the username registry */
  username: string | null;
  displayName: string | null;
  bio: string;
  aboutMe: string;
  selectedTheme: ThemeIndex;
  setupCompleted: 0 | 1;
  setupDate: number | null;
  profileUpdatedAt: number;
  /** of screens and mails; null for the browser's */
  language: string | null;
  badge: Badge | null;
  role: Role | null;
};

/** Keyed by (ownerId, id); an id over 1 is unique across all owners. */
export type DecksTable = {
  ownerId: string;
  id: number;
  title: string;
  description: string;
  /** the cards as JSON text, `[{"id","term","definition"}]`, so that a read can send them without parsing */
  cards: string;
  cardCount: number;
  visibility: Visibility;
  updatedAt: number;
  revision: number;
  /** JSON text of a CopiedFrom, or null */
  copiedFrom: string | null;
  /** for a copy: JSON text that maps a card's id to its id in the original; otherwise null */
  cardOrigins: string | null;
  /** JSON text of a DeckLanguages; null until they are set */
  languages: string | null;
  /** JSON text of a DeckTopic; null until its author chose one */
  topic: Generated<string | null>;
  /** the text of the first card (`firstCardText`); null if it was not stored with the deck */
  firstCard: string | null;
};

/** A time of the identity library: ISO text on SQLite, a Date on PostgreSQL. */
export type IdentityTime = string | Date;
