import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import { addressOf } from "../../lib/requests/address.ts";
import type { Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

export type SessionReply = Reply<"GET", "/api/auth/get-session">;

/** The signed-in user and session, as the identity library returns them. */
export type Account = { uid: string; email: string; sessionId: string };

/** The address that `readSession` asks. */
export const sessionAddress = addressOf("GET", "/api/auth/get-session");

/** The account behind the cookie, or null for a visitor. */
export async function readSession(signal?: AbortSignal): Promise<Account | null> {
  return accountIn(await request("GET", "/api/auth/get-session", { signal }));
}

/** The account in the server's reply about the session. */
export function accountIn(session: SessionReply): Account | null {
  return session && accountOf(session);
}

/** The own record; for other users the server sends less. */
export function readOwnUser(uid: string, signal?: AbortSignal): Promise<OwnUser> {
  return request("GET", "/api/users/:uid", { params: { uid }, signal }) as Promise<OwnUser>;
}

export function accountOf({ user, session }: Reply<"POST", "/api/auth/sign-in/email">): Account {
  return { uid: user.id, email: user.email, sessionId: session.id };
}
