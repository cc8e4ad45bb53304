import type { IdentityTime } from "../store/tables.ts";

declare module "../store/tables.ts" {
  interface Tables {
    sessions: SessionsTable;
    accounts: AccountsTable;
    verifications: VerificationsTable;
  }
}

/** The identity library's sessions. */
type SessionsTable = {
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
type AccountsTable = {
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
type VerificationsTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: IdentityTime;
  createdAt: IdentityTime;
  updatedAt: IdentityTime;
};
