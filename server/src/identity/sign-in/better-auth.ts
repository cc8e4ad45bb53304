import { AsyncLocalStorage } from "node:async_hooks";

import { PASSWORD, PROFILE } from "@recollect/domain/limits/limits.ts";
import { DEFAULT_THEME } from "@recollect/domain/accounts/themes.ts";
import { betterAuth, type BetterAuthOptions } from "better-auth";

import type { Credentials } from "./credentials.ts";
import type { Store } from "../../store/store.ts";
import type { Passwords } from "../passwords/hashing.ts";
import { SESSION_COOKIE, type Secrets } from "../sessions/session-cookie.ts";
import { RENEW_AFTER_SECONDS, SESSION_SECONDS } from "../sessions/sessions.store.ts";

/** The used parts of the identity library. Each returns the cookies to set, and throws the library's own errors. */
export type BetterAuth = {
  signUp(credentials: Credentials, request: Request): Promise<readonly string[]>;
  signIn(credentials: Credentials, request: Request): Promise<readonly string[]>;
};

export type CommonBetterAuthDeps = {
  store: Store;
  secrets: Secrets;
  /** ms since 1970 */
  clock: () => number;
  /** the origin for students; null: as in each request */
  publicUrl: string | null;
  /** called for errors of the identity library, without a student's input */
  onProblem: (message: string) => void;
};

type BetterAuthDeps = CommonBetterAuthDeps & { passwords: Passwords };

export function createBetterAuth(parts: BetterAuthDeps): BetterAuth {
  const { api } = betterAuth({
    ...commonOptions(parts),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.minLength,
      maxPasswordLength: PASSWORD.maxLength,
      password: {
        hash: async (password) => hashedBefore.getStore() ?? parts.passwords.hash(password),
        verify: ({ hash, password }) => parts.passwords.verify(password, hash),
      },
    },
  });
  return {
    async signUp({ email, password }, request) {
      // The library hashes inside its transaction, where a third of a second would block all other writers.
      const hash = await parts.passwords.hash(password);
      const apiRequest = {
        body: { email, password, name: "" },
        request,
        headers: request.headers,
        returnHeaders: true,
        asResponse: false,
      } as const;
      const { headers } = await hashedBefore.run(hash, () => api.signUpEmail(apiRequest));
      return headers.getSetCookie();
    },
    async signIn({ email, password }, request) {
      const apiRequest = { body: { email, password }, request, headers: request.headers, returnHeaders: true, asResponse: false } as const;
      return (await api.signInEmail(apiRequest)).headers.getSetCookie();
    },
  };
}

const hashedBefore = new AsyncLocalStorage<string>();

/** The library on our own tables, for passwords and for the school's accounts. It also checks the origin of requests itself. */
export function commonOptions({ store, secrets, clock, onProblem, publicUrl }: CommonBetterAuthDeps) {
  return {
    baseURL: publicUrl ?? "http://localhost",
    trustedOrigins: (request) => (publicUrl === null ? originsOf(request) : [publicUrl]),
    secret: secrets[0],
    database: { db: store.identity, type: store.kind, transaction: true },
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
    verification: { modelName: "verifications" },
    account: { modelName: "accounts" },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level: string, message: string) => onProblem(message) },
    advanced: {
      useSecureCookies: false,
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      cookies: { session_token: { name: SESSION_COOKIE } },
    },
  } satisfies BetterAuthOptions;
}

/** Without PUBLIC_URL it is the address that the browser used, over HTTP or behind a proxy with HTTPS. */
function originsOf(request: Request | undefined): string[] {
  const host = request?.headers.get("host");
  return host ? [`http://${host}`, `https://${host}`] : [];
}
