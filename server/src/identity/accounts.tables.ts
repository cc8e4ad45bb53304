/** Our own tables about accounts, besides the identity library's. */
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

/** Limited attempts, counted by account, address and device. */
type SignInAttemptsTable = {
  key: string;
  failures: number;
  /** ms since 1970 */
  windowStart: number;
  /** ms since 1970; of the last attempt */
  lastAt: number;
};

/** Devices that a student has signed in with. Keyed by (userId, deviceHash). */
type KnownDevicesTable = {
  userId: string;
  /** a digest of the device's cookie */
  deviceHash: string;
  /** ms since 1970 */
  lastUsedAt: number;
};

/** Usernames that were given up; no other student may claim them before `until`. */
type RestingNamesTable = {
  nameHash: string;
  /** the student who had the name; null once that account is deleted */
  userId: string | null;
  /** ms since 1970 */
  until: number;
};

/** Links that were sent or printed: each works once, for a limited time. */
type AccountLinksTable = {
  tokenHash: string;
  kind: "reset-password" | "confirm-email" | "stop-email-change";
  userId: string;
  /** the new address that a `confirm-email` confirms; null for the others */
  email: string | null;
  /** the session that asked for it and that it ends with; null if it was asked for without one */
  sessionId: string | null;
  /** ms since 1970 */
  expiresAt: number;
  /** ms since 1970; null until it is used */
  usedAt: number | null;
  /** ms since 1970; null until something else ended it */
  endedAt: number | null;
};

/** Who may sign up while sign-up is by invitation. */
type InvitationsTable = {
  codeHash: string;
  email: string;
  /** ms since 1970 */
  expiresAt: number;
  /** ms since 1970; a sign-up with it is in progress */
  claimedAt: number | null;
};

/** Mails that were not sent yet. */
type OutgoingMailTable = {
  id: string;
  kind: string;
  recipient: string;
  /** JSON text: the values of the mail's text */
  details: string;
  /** ms since 1970 */
  createdAt: number;
  tries: number;
  /** ms since 1970 */
  nextTryAt: number;
};

/** How often a student changed the name within a window of time. */
type RenamesTable = { userId: string; changes: number; /** ms since 1970 */ windowStart: number };

/** Authors whose decks the Library lists under the new name up to `afterId`, and the later ones under the old name. */
type RelistingsTable = { userId: string; afterId: number };
