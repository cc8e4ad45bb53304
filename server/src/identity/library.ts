import { AsyncLocalStorage } from "node:async_hooks";

import { PASSWORD } from "@recollect/domain/accounts/credentials.ts";
import { PROFILE } from "@recollect/domain/accounts/profile.ts";
import { DEFAULT_THEME } from "@recollect/domain/accounts/themes.ts";
import { betterAuth } from "better-auth";
import { hashPassword } from "better-auth/crypto";

import type { IdentityParts } from "./create-identity.ts";
import type { Credentials } from "./credentials.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";
import { RENEW_AFTER_SECONDS, SESSION_SECONDS } from "./sessions.ts";

/** What is asked of the identity library. Each gives the cookies to set, and throws the library's own errors. */
export type Library = {
  signUp(credentials: Credentials): Promise<readonly string[]>;
  signIn(credentials: Credentials): Promise<readonly string[]>;
  /** The session behind the cookies, which lasts anew if it was due; no cookies then mean that it was not. */
  session(cookieHeader: string): Promise<{ sessionId: string | null; cookies: readonly string[] }>;
};

export function createLibrary(parts: IdentityParts): Library {
  const { api } = configured(parts);
  return {
    async signUp({ email, password }) {
      // The library hashes inside its transaction, where a tenth of a second would keep everybody else from writing.
      const hash = await hashPassword(password);
      const { headers } = await hashedBefore.run(hash, () => api.signUpEmail({ body: { email, password, name: "" }, returnHeaders: true }));
      return headers.getSetCookie();
    },
    async signIn({ email, password }) {
      return (await api.signInEmail({ body: { email, password }, returnHeaders: true })).headers.getSetCookie();
    },
    async session(cookieHeader) {
      const { headers, response } = await api.getSession({ headers: new Headers({ cookie: cookieHeader }), returnHeaders: true });
      return { sessionId: response?.session.id ?? null, cookies: headers.getSetCookie() };
    },
  };
}

const hashedBefore = new AsyncLocalStorage<string>();

/**
 * The library on our own tables: email and password, scrypt, nothing that leaves this machine. It is never handed a
 * request, only what was checked before: its own routes, origin checks and limits have no part in this.
 */
function configured({ store, secret, clock, onProblem }: IdentityParts) {
  return betterAuth({
    baseURL: "http://localhost",
    secret,
    database: { db: store.identity, type: store.kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.minLength,
      maxPasswordLength: PASSWORD.maxLength,
      password: { hash: async (password) => hashedBefore.getStore() ?? hashPassword(password) },
    },
    user: {
      modelName: "users",
      additionalFields: {
        bio: { type: "string", input: false, defaultValue: PROFILE.defaultBio },
        aboutMe: { type: "string", input: false, defaultValue: PROFILE.defaultAboutMe },
        selectedTheme: { type: "number", input: false, defaultValue: DEFAULT_THEME },
        setupCompleted: { type: "number", input: false, defaultValue: 0 },
        profileUpdatedAt: { type: "number", bigint: true, input: false, defaultValue: clock },
      },
    },
    session: { modelName: "sessions", expiresIn: SESSION_SECONDS, updateAge: RENEW_AFTER_SECONDS },
    account: { modelName: "accounts" },
    verification: { modelName: "verifications" },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message) => onProblem(message),
    },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      cookies: { session_token: { name: SESSION_COOKIE } },
    },
  });
}
