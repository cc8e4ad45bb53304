import type { Badge } from "@recollect/domain/accounts/profile.ts";
import type { ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import type { Visibility } from "@recollect/domain/decks/visibility.ts";
import type { Kysely } from "kysely";

import type { FiledDecksTable, FoldersTable } from "../features/decks/folders/folders.tables.ts";
import type { TrashedDecksTable } from "../features/decks/trash/trash.tables.ts";
import type { MediaTable, MediaUsesTable, StorageUseTable } from "../media/media.tables.ts";
import type { CardSourcesTable, ImportDecksTable, ImportsTable } from "../features/exchange/exchange.tables.ts";
import type { AccountTables } from "./account-tables.ts";
import type {
  StudyCardsTable,
  StudyDaysTable,
  StudyDecksTable,
  StudyExamsTable,
  StudyLogTable,
  StudySettingsTable,
} from "./study-tables.ts";

/** The one schema, on SQLite and on PostgreSQL. Times of ours are ms since 1970; flags of ours are 0 or 1. */
export type Tables = AccountTables & {
  users: IdentityUser & UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  decks: DecksTable;
  acceptedAnswers: AcceptedAnswersTable;
  examinerUse: ExaminerUseTable;
  examinerTurns: ExaminerTurnsTable;
  studyLog: StudyLogTable;
  studyCards: StudyCardsTable;
  studyDecks: StudyDecksTable;
  studyDays: StudyDaysTable;
  studySettings: StudySettingsTable;
  studyExams: StudyExamsTable;
  creationKeys: CreationKeysTable;
  imports: ImportsTable;
  importDecks: ImportDecksTable;
  cardSources: CardSourcesTable;
  library: LibraryTable;
  libraryCounts: LibraryCountsTable;
  programTexts: ProgramTextsTable;
  folders: FoldersTable;
  filedDecks: FiledDecksTable;
  media: MediaTable;
  trashedDecks: TrashedDecksTable;
  mediaUses: MediaUsesTable;
  storageUse: StorageUseTable;
};

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
};

/** The keys of the requests that made decks in the last 24 hours; each goes with its deck. */
export type CreationKeysTable = {
  ownerId: string;
  key: string;
  /** a digest of what was asked for */
  fingerprint: string;
  deckId: number;
  /** ms since 1970 */
  createdAt: number;
};

/** The Library's index: one row for each Public deck. */
export type LibraryTable = {
  id: number;
  official: 0 | 1;
  /** library-index/shelves.ts */
  shelf: number;
  ownerId: string;
  /** domain/decks/title-key.ts */
  titleKey: string;
  /** library-index/search-text.ts */
  searchText: string;
};

/** How many decks the Library has: the sum of all rows. They are several, so that two who publish rarely wait for each other. */
export type LibraryCountsTable = { shard: number; decks: number };

/** What the program itself wrote last into a deck of the official account, so that it never overwrites what an operator wrote. */
export type ProgramTextsTable = {
  /** such as `tutorial 0` */
  name: string;
  /** a digest of the title, the description and the cards */
  fingerprint: string;
};

/** A time of the identity library: ISO text on SQLite, a Date on PostgreSQL. */
export type IdentityTime = string | Date;

/** The identity library's sessions. */
export type SessionsTable = {
  id: string;
  expiresAt: IdentityTime;
  token: string;
  createdAt: IdentityTime;
  updatedAt: IdentityTime;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
  /** ms since 1970, to the hour; null before the second visit */
  lastUsedAt: number | null;
};

/** The identity library's ways to sign in; `password` is a hash. */
export type AccountsTable = {
  id: string;
  issuer: string;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: IdentityTime | null;
  refreshTokenExpiresAt: IdentityTime | null;
  scope: string | null;
  password: string | null;
  createdAt: IdentityTime;
  updatedAt: IdentityTime;
};

/** The identity library's pending proofs. */
export type VerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: IdentityTime;
  createdAt: IdentityTime;
  updatedAt: IdentityTime;
};

/** Wordings that a student had counted as right, for a card of a deck of whoever. Keyed by all but the last two. */
export type AcceptedAnswersTable = {
  userId: string;
  deckOwnerId: string;
  deckId: number;
  cardId: string;
  /** as wordings are compared */
  wording: string;
  asTyped: string;
  /** ms since 1970 */
  acceptedAt: number;
};

/** What a student has asked of the examiner within a window of time, by student and kind of request. */
export type ExaminerUseTable = {
  key: string;
  used: number;
  /** ms since 1970 */
  windowStart: number;
};

/** The requests that the examiner is working on. */
export type ExaminerTurnsTable = {
  id: string;
  userId: string;
  /** ms since 1970; a turn counts as over then, whether or not somebody ended it */
  endsAt: number;
};
