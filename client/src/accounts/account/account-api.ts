import type { Body, Reply } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

/** A session of the student's; times are ms since 1970. */
export type SessionListed = Reply<"GET", "/api/auth/list-sessions">[number];

export async function changePassword(body: Body<"POST", "/api/auth/change-password">): Promise<void> {
  await request("POST", "/api/auth/change-password", { body });
}

export async function changeEmail(body: Body<"POST", "/api/auth/change-email">): Promise<void> {
  await request("POST", "/api/auth/change-email", { body });
}

export function listSessions(signal?: AbortSignal): Promise<SessionListed[]> {
  return request("GET", "/api/auth/list-sessions", { signal });
}

export async function endSession(token: string): Promise<void> {
  await request("POST", "/api/auth/revoke-session", { body: { token } });
}

export async function endOtherSessions(): Promise<void> {
  await request("POST", "/api/auth/revoke-other-sessions", { body: {} });
}

/** Returns the time when the account will be deleted, in ms since 1970. */
export async function deleteAccount(password: string): Promise<number> {
  return (await request("POST", "/api/auth/delete-user", { body: { password } })).deletionAt;
}

export async function requestPasswordReset(email: string): Promise<void> {
  await request("POST", "/api/auth/request-password-reset", { body: { email } });
}

export async function resetPassword(body: Body<"POST", "/api/auth/reset-password">): Promise<void> {
  await request("POST", "/api/auth/reset-password", { body });
}

export async function stopEmailChange(token: string): Promise<void> {
  await request("POST", "/api/auth/stop-email-change", { body: { token } });
}

/** Returns the address with which the student signs in from now on. */
export async function confirmEmail(token: string): Promise<string> {
  return (await request("POST", "/api/auth/confirm-email", { body: { token } })).email;
}
