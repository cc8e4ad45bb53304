import { AsyncLocalStorage } from "node:async_hooks";

import type { SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

import type { SchoolSettings } from "../../process/settings/account-settings.ts";
import type { Store } from "../../store/store.ts";
import { handedRequest } from "../sign-in/handed-request.ts";
import type { From, WithCookies } from "../sessions/session.ts";
import { distrustPassword, knownByEmail, saveTeacher } from "./school-accounts.store.ts";
import type { SchoolBetterAuth, SchoolBetterAuthDeps } from "./school-better-auth.ts";
import { endLinks } from "../sessions/account-links.store.ts";
import type { SecurityLog } from "../attempts/security-log.ts";
import type { OpenSession } from "../sign-in/sign-in.ts";

type SchoolDeps = Omit<SchoolBetterAuthDeps, "settings" | "onProfile" | "publicUrl"> & {
  store: Store;
  settings: SchoolSettings | null;
  publicUrl: string | null;
  signUp: SignUpMode;
  openSession: OpenSession;
  security: SecurityLog;
};

/** Where a sign-in with the school ends, with its cookies. */
type SchoolReturn = { location: string; cookies: readonly string[] };

export type School = ReturnType<typeof createSchool>;

/** The time limit for one step of the school's service, in ms: the library's own is five minutes. */
const stepMs = 15_000;

class NoAnswer extends Error {}

/** Throws a `NoAnswer` when the work takes longer than a step may. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: never, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswer("the school's service did not answer")), stepMs);
  return Promise.race([work, never]).finally(() => clearTimeout(timer));
}

/** A service that does not answer is one more failure to show in the browser. */
function silent(failure: unknown): { error: string; cookies: readonly string[] } {
  if (failure instanceof NoAnswer) return { error: "no_answer", cookies: [] };
  throw failure;
}

/** The library's and the school's names for failures, and what a student reads. */
const failures: Readonly<Record<string, ErrorCode>> = {
  access_denied: "auth/school-cancelled",
  account_not_linked: "auth/school-not-verified",
  new_account_not_verified: "auth/school-address-unverified",
  email_not_found: "auth/school-without-email",
  signup_disabled: "auth/sign-up-off",
  no_answer: "auth/school-unreachable",
};

/**
 * Sign-in with the school's account, by OpenID Connect. Its discovery document is read at the first sign-in; until that succeeds, each one
 * retries.
 */
export function createSchool(parts: SchoolDeps) {
  const { store, clock, settings, publicUrl, openSession, security } = parts;
  const callbackProblems = new AsyncLocalStorage<{ unproven: string | null; unlinked: string | null; isTeacher: boolean }>();
  let loading: Promise<SchoolBetterAuth> | undefined;

  function betterAuth(): Promise<SchoolBetterAuth> {
    if (settings === null || publicUrl === null) throw new AppError("request/unknown-route");
    const betterAuthDeps = { ...parts, settings, publicUrl, onProfile };
    loading ??= inTime(import("./school-better-auth.ts").then(({ createSchoolBetterAuth }) => createSchoolBetterAuth(betterAuthDeps)));
    return loading.catch((failure: unknown) => {
      loading = undefined;
      throw new AppError("auth/school-unreachable", { cause: failure });
    });
  }

  /** Remembers, before the account is linked, that it is not yet, and whether its password was set by someone who may not own the address. */
  async function onProfile(email: string, isTeacher: boolean): Promise<void> {
    const here = callbackProblems.getStore();
    if (here) here.isTeacher = isTeacher;
    const knownStudent = await knownByEmail(store.read, email);
    if (!here || !knownStudent || knownStudent.isLinked) return;
    here.unlinked = knownStudent.uid;
    if (!knownStudent.isVerified) here.unproven = knownStudent.uid;
  }

  return {
    /** The address of the school's sign-in, and the cookie that recognizes this browser when it returns. */
    async begin(from: From): Promise<WithCookies<{ url: string }>> {
      const { begin } = await betterAuth();
      const { url, cookies } = await inTime(begin(handedRequest(from.request, { path: "/api/auth/sign-in/social" }))).catch(
        (failure: unknown) => {
          throw new AppError("auth/school-unreachable", { cause: failure });
        },
      );
      return { body: { url }, cookies };
    },

    /** The browser returns from the school: it is signed in, or gets the reason why not. */
    async finish(from: From): Promise<SchoolReturn> {
      const { finish } = await betterAuth();
      const { search } = new URL(from.request.url);
      const path = `/api/auth/callback/school${search}`;
      return callbackProblems.run({ unproven: null, unlinked: null, isTeacher: false }, async () => {
        const { error, cookies } = await inTime(finish(handedRequest(from.request, { path, cookieHeader: from.cookieHeader }))).catch(
          silent,
        );
        if (error !== null) {
          security("sign-in-failed", { address: from.address, reason: error });
          const code = (Object.hasOwn(failures, error) ? failures[error] : undefined) ?? "auth/school-failed";
          return { location: `/?sign-in-failed=${encodeURIComponent(code)}`, cookies };
        }
        const reply = await openSession(cookies, from).catch(refusalOf);
        if ("code" in reply) return { location: `/?sign-in-failed=${encodeURIComponent(reply.code)}`, cookies: [] };
        const { user, session } = reply.body;
        const { unlinked, unproven, isTeacher = false } = callbackProblems.getStore() ?? {};
        if (settings !== null && settings.teachers !== null) await store.write((tx) => saveTeacher(tx, user.id, isTeacher));
        if (unlinked === user.id) {
          const now = clock();
          await store.write((tx) =>
            unproven === user.id ? distrustPassword(tx, user.id, { sessionId: session.id, now }) : endLinks(tx, user.id, now),
          );
          security("school-account-linked", { email: user.email, address: from.address });
        }
        security("sign-in", { email: user.email, address: from.address });
        return { location: "/decks", cookies: reply.cookies };
      });
    },
  };
}

/** A suspended account is reported in the browser; any other failure is a bug. */
function refusalOf(failure: unknown): { code: string } {
  if (failure instanceof AppError && failure.code === "auth/user-disabled") return { code: failure.code };
  throw failure;
}
