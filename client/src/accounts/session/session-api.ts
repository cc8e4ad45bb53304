import type { OwnUser } from "@recollect/domain/accounts/profile.ts";
import type { Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Auth = Routes["auth"];

/** The signed-in user and session, as the identity library returns them. */
export type Account = { uid: string; email: string; sessionId: string };

/** The account behind the cookie, or null for a visitor. */
export async function readSession(signal?: AbortSignal): Promise<Account | null> {
  const session = await request<Reply<Auth["get-session"]["$get"]> | null>("GET", "/api/auth/get-session", { signal });
  return session && accountOf(session);
}

/** The own record; for other users the server sends less. */
export function readOwnUser(uid: string, signal?: AbortSignal): Promise<OwnUser> {
  return request("GET", userPath(uid), { signal });
}

export function userPath(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}`;
}

export function accountOf({ user, session }: Reply<Auth["sign-in"]["email"]["$post"]>): Account {
  return { uid: user.id, email: user.email, sessionId: session.id };
}
