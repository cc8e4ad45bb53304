/** The tables around accounts that are ours, not the identity library's. */
declare module "../store/tables.ts" {
  interface Tables {
    signInAttempts: SignInAttemptsTable;
    knownDevices: KnownDevicesTable;
    restingNames: RestingNamesTable;
    accountLinks: AccountLinksTable;
    invitations: InvitationsTable;
    outgoingMail: OutgoingMailTable;
    renames: RenamesTable;
    relistings: RelistingsTable;
  }
}

/** Attempts that are limited, counted by account, address and device. */
export type SignInAttemptsTable = {
  key: string;
  failures: number;
  /** ms since 1970 */
  windowStart: number;
  /** ms since 1970: the last of them */
  lastAt: number;
};

/** Devices that a student has signed in with. Keyed by (userId, deviceHash). */
export type KnownDevicesTable = {
  userId: string;
  /** a digest of what the device's cookie holds */
  deviceHash: string;
  /** ms since 1970 */
  lastUsedAt: number;
};

/** Usernames that were given up, which no other student may claim until then. */
export type RestingNamesTable = {
  nameHash: string;
  /** whom the name leads to; null once that account is gone */
  userId: string | null;
  /** ms since 1970 */
  until: number;
};

/** Links that were sent or printed: each works once and for a while. */
export type AccountLinksTable = {
  tokenHash: string;
  kind: "reset-password" | "confirm-email";
  userId: string;
  /** the new address that a `confirm-email` confirms; null for the others */
  email: string | null;
  /** ms since 1970 */
  expiresAt: number;
  /** ms since 1970; null while it was not used */
  usedAt: number | null;
};

/** Who may sign up while sign-up is by invitation. */
export type InvitationsTable = {
  codeHash: string;
  email: string;
  /** ms since 1970 */
  expiresAt: number;
  /** ms since 1970; a sign-up with it is under way */
  claimedAt: number | null;
};

/** Mails that have not left yet. */
export type OutgoingMailTable = {
  id: string;
  kind: string;
  recipient: string;
  /** JSON text: what the mail's words need */
  details: string;
  /** ms since 1970 */
  createdAt: number;
  tries: number;
  /** ms since 1970 */
  nextTryAt: number;
};

/** How often a student changed the name within a window of time. */
export type RenamesTable = { userId: string; changes: number; /** ms since 1970 */ windowStart: number };

/** Authors whose decks the Library lists under the new name up to `afterId`, and under the old one beyond. */
export type RelistingsTable = { userId: string; afterId: number };
