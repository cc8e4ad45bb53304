import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Attempts } from "./attempts.ts";
import type { IdentityParts } from "./create-identity.ts";
import { loginCredentials, newCredentials } from "./credentials.ts";
import { appErrorOf } from "./error-codes.ts";
import type { Identity, SessionInfo, WithCookies } from "./identity.ts";
import type { Library } from "./library.ts";
import { sessionToken } from "./session-cookie.ts";
import { sessionInfo, type Sessions } from "./sessions.ts";

type Parts = IdentityParts & { sessions: Sessions; attempts: Attempts };

/**
 * The doors for which the identity library is needed. It is loaded when somebody first knocks: loading it takes longer than
 * all the rest of the start.
 */
export function createDoors(parts: Parts): Pick<Identity, "signUp" | "signIn"> & { renewed: Identity["session"] } {
  const { secret, sessions, attempts } = parts;
  let loading: Promise<Library> | undefined;
  const library = () => (loading ??= import("./library.ts").then(({ createLibrary }) => createLibrary(parts)));

  return {
    async signUp(given, { address }) {
      const credentials = newCredentials(given);
      await attempts.signUpBegins(address);
      const { signUp } = await library();
      return reply(
        await signUp(credentials).catch(async (failure: unknown) => {
          // Two sign-ups at once: the library found the address free, then the database did not, which it does not tell.
          if (await sessions.hasAccount(credentials.email)) throw new AppError("auth/email-already-in-use", { cause: failure });
          throw appErrorOf(failure);
        }),
      );
    },

    async signIn(given, { address }) {
      const credentials = loginCredentials(given);
      await attempts.signInBegins(credentials.email, address);
      const { signIn } = await library();
      const cookies = await signIn(credentials).catch(async (failure: unknown) => {
        const error = appErrorOf(failure);
        if (!isWrongCredential(error)) await attempts.signInBroke(credentials.email, address);
        throw error;
      });
      await attempts.signInSucceeded(credentials.email, address);
      const opened = await reply(cookies);
      await sessions.forgetExpired(opened.body.user.id);
      return opened;
    },

    async renewed({ cookieHeader = "" }) {
      const { session } = await library();
      const { sessionId, cookies } = await session(cookieHeader);
      return sessionId === null ? { body: null, cookies } : reply(cookies);
    },
  };

  async function reply(cookies: readonly string[]): Promise<WithCookies<SessionInfo>> {
    const session = await sessions.live(sessionToken(cookies.join("; "), secret) ?? "");
    if (session === null) throw new Error("the identity library made a session that cannot be read back");
    return { body: sessionInfo(session), cookies };
  }
}

function isWrongCredential(error: unknown): boolean {
  return error instanceof AppError && error.code === "auth/invalid-credential";
}
