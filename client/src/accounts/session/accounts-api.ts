import { unfinishedRemovals } from "../../device/store/unfinished-removals.ts";
import type { InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import type { OwnUser, ProfileFields } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import type { Body } from "../../lib/requests/api-types.ts";
import { request } from "../../lib/requests/http.ts";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { accountOf, type Account } from "./session-api.ts";

/** The last sign-up without a reply: the account may exist. */
let unanswered: { email: string; password: string } | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** An unneeded password stays in memory no longer than this. */
export const unansweredMs = 10 * minuteMs;

function keepUnanswered(attempt: typeof unanswered): void {
  clearTimeout(forgetting);
  unanswered = attempt;
  if (attempt) forgetting = setTimeout(forgetUnanswered, unansweredMs);
}

const forgetUnanswered = () => keepUnanswered(null);
// The browser may keep a page for going back to it.
window.addEventListener("pagehide", forgetUnanswered);

/** If an earlier attempt created the account without this page knowing, it has the same password, so this becomes a login. */
export async function signUp(email: string, password: string, invitation: string | null = null): Promise<Account> {
  try {
    return await makeAccount(email, password, invitation);
  } catch (failure) {
    const mayBeMade = unanswered?.email === email && unanswered.password === password && isTaken(failure);
    if (cutOffOf(failure) !== null) keepUnanswered({ email, password });
    if (!mayBeMade) throw failure;
    return signIn(email, password).catch((second: unknown) => {
      throw cutOffOf(second) === null ? failure : second;
    });
  }
}

/** An invitation is used up by the account that was created with it. */
function isTaken(failure: unknown): boolean {
  return failure instanceof AppError && ["auth/email-already-in-use", "auth/invitation-wrong"].includes(failure.code);
}

async function makeAccount(email: string, password: string, invitation: string | null): Promise<Account> {
  const body: Body<"POST", "/api/auth/sign-up/email"> = { email, password, name: "", ...(invitation === null ? {} : { invitation }) };
  const reply = await request("POST", "/api/auth/sign-up/email", { body });
  forgetUnanswered();
  return accountOf(reply);
}

export async function signIn(email: string, password: string): Promise<Account> {
  const body: Body<"POST", "/api/auth/sign-in/email"> = { email, password };
  const entered = await request("POST", "/api/auth/sign-in/email", { body });
  forgetUnanswered();
  const account = accountOf(entered);
  // What an earlier log-out did not get to remove is not removed later, unasked.
  unfinishedRemovals.done(account.uid);
  return account;
}

/** Returns the address of the school's sign-in, which returns here. */
export async function schoolSignIn(): Promise<string> {
  return (await request("POST", "/api/auth/sign-in/social", { body: { provider: "school" } })).url;
}

/** How long logging out waits for the server, in ms: a student who leaves another person's device will not wait longer. */
const signOutMs = 5000;

export async function signOut(signal?: AbortSignal): Promise<void> {
  await request("POST", "/api/auth/sign-out", { body: {}, signal, replyMs: signOutMs });
}

/** Saves the given fields. A taken username throws username/taken and changes nothing. */
export function updateUser(
  uid: string,
  changes: Partial<ProfileFields> & { setupCompleted?: true; language?: InterfaceLanguage },
): Promise<OwnUser> {
  return request("PATCH", "/api/users/:uid", { params: { uid }, body: changes });
}

/** The uid of the student with this username, or null. */
export async function usernameHolder(name: string, signal?: AbortSignal): Promise<string | null> {
  try {
    return (await request("GET", "/api/usernames/:name", { params: { name }, signal })).uid;
  } catch (failure) {
    if (failure instanceof AppError && failure.code === "username/not-found") return null;
    // A name that another gave up, which rests.
    if (failure instanceof AppError && failure.code === "username/resting") return "";
    throw failure;
  }
}
