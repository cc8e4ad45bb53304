import type { OwnUser, ProfileFields } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { Body, Reply, Routes } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";

type Auth = Routes["auth"];
type User = Routes["users"][":uid"];

/** Who is signed in, as the identity library tells it. */
export type Account = { uid: string; email: string };

/** The account behind the cookie, or null for a visitor. */
export async function readSession(signal?: AbortSignal): Promise<Account | null> {
  const session = await request<Reply<Auth["get-session"]["$get"]> | null>("GET", "/api/auth/get-session", { signal });
  return session && accountOf(session);
}

export async function signUp(email: string, password: string, invitation: string | null = null): Promise<Account> {
  const body: Body<Auth["sign-up"]["email"]["$post"]> = { email, password, name: "", ...(invitation === null ? {} : { invitation }) };
  return accountOf(await request<Reply<Auth["sign-up"]["email"]["$post"]>>("POST", "/api/auth/sign-up/email", { body }));
}

export async function signIn(email: string, password: string): Promise<Account> {
  const body: Body<Auth["sign-in"]["email"]["$post"]> = { email, password };
  return accountOf(await request<Reply<Auth["sign-in"]["email"]["$post"]>>("POST", "/api/auth/sign-in/email", { body }));
}

/** Gives the address of the school's own sign-in, which leads back here. */
export async function schoolSignIn(): Promise<string> {
  return (await request<Reply<Auth["sign-in"]["social"]["$post"]>>("POST", "/api/auth/sign-in/social", { body: { provider: "school" } }))
    .url;
}

export async function signOut(): Promise<void> {
  await request("POST", "/api/auth/sign-out", { body: {} });
}

/** One's own record; of others the server sends less. */
export function readOwnUser(uid: string, signal?: AbortSignal): Promise<OwnUser> {
  return request("GET", userPath(uid), { signal });
}

/** Saves the fields that are given. A taken username throws username/taken and changes nothing. */
export function updateUser(uid: string, changes: Partial<ProfileFields> & { setupCompleted?: true }): Promise<OwnUser> {
  return request("PATCH", userPath(uid), { body: changes satisfies Body<User["$patch"]> });
}

/** The uid that holds a username, or null when no one does. */
export async function usernameHolder(name: string, signal?: AbortSignal): Promise<string | null> {
  try {
    return (await request<Reply<Routes["usernames"][":name"]["$get"]>>("GET", `/api/usernames/${encodeURIComponent(name)}`, { signal }))
      .uid;
  } catch (failure) {
    if (failure instanceof AppError && failure.code === "username/not-found") return null;
    // The name of an account that was deleted, which rests.
    if (failure instanceof AppError && failure.code === "username/taken") return "";
    throw failure;
  }
}

function userPath(uid: string): string {
  return `/api/users/${encodeURIComponent(uid)}`;
}

function accountOf({ user }: Reply<Auth["sign-in"]["email"]["$post"]>): Account {
  return { uid: user.id, email: user.email };
}
