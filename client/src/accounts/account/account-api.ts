import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Auth = Routes["auth"];

/** A session of the student's; times are ms since 1970. */
export type SessionListed = Reply<Auth["list-sessions"]["$get"]>[number];

export function changePassword(body: Body<Auth["change-password"]["$post"]>): Promise<void> {
  return request("POST", "/api/auth/change-password", { body });
}

export function changeEmail(body: Body<Auth["change-email"]["$post"]>): Promise<void> {
  return request("POST", "/api/auth/change-email", { body });
}

export function listSessions(signal?: AbortSignal): Promise<SessionListed[]> {
  return request("GET", "/api/auth/list-sessions", { signal });
}

export function endSession(token: string): Promise<void> {
  return request("POST", "/api/auth/revoke-session", { body: { token } });
}

export function endOtherSessions(): Promise<void> {
  return request("POST", "/api/auth/revoke-other-sessions", { body: {} });
}

/** Returns the time when the account will be deleted, in ms since 1970. */
export async function deleteAccount(password: string): Promise<number> {
  return (await request<Reply<Auth["delete-user"]["$post"]>>("POST", "/api/auth/delete-user", { body: { password } })).deletionAt;
}

export function requestPasswordReset(email: string): Promise<void> {
  return request("POST", "/api/auth/request-password-reset", { body: { email } });
}

export function resetPassword(body: Body<Auth["reset-password"]["$post"]>): Promise<void> {
  return request("POST", "/api/auth/reset-password", { body });
}

export function stopEmailChange(token: string): Promise<void> {
  return request("POST", "/api/auth/stop-email-change", { body: { token } });
}

/** Returns the address with which the student signs in from now on. */
export async function confirmEmail(token: string): Promise<string> {
  return (await request<Reply<Auth["confirm-email"]["$post"]>>("POST", "/api/auth/confirm-email", { body: { token } })).email;
}
