import { randomBytes } from "node:crypto";

import { hasNoEmail, noEmailOf } from "@recollect/domain/accounts/no-email.ts";
import { PROFILE } from "@recollect/domain/limits/limits.ts";
import { canonicalUsername, usernameProblem } from "@recollect/domain/accounts/username.ts";
import { DEFAULT_THEME } from "@recollect/domain/accounts/themes.ts";

import { traits } from "../../store/database-capabilities.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { setPassword } from "../passwords/set-password.store.ts";
import type { From, SessionInfo, WithCookies } from "../sessions/session.ts";

/**
 * Makes an account without an email address and signs it in. `within` runs in the transaction that makes the account, and must give it its username;
 * what it throws leaves no account behind. Throws what is wrong with the password, and `auth/too-many-sign-ups`. Who may have such an account decides
 * the caller, whatever the setting for signing up.
 */
export type OpenWithoutEmail = (
  account: { username: string; password: string },
  from: From,
  within: (tx: Transaction, uid: string) => Promise<void>,
) => Promise<WithCookies<SessionInfo>>;

type NewAccount = { hash: string; /** ms since 1970 */ now: number; within: (tx: Transaction, uid: string) => Promise<void> };

/** Creates the account in one transaction, and returns what stands in the place of its address. */
export async function createWithoutEmail(store: Store, { hash, now, within }: NewAccount): Promise<string> {
  const [uid, time] = [randomBytes(24).toString("base64url"), traits[store.kind].identityTime(now)];
  const email = noEmailOf(randomBytes(15).toString("hex"));
  await store.write(async (tx) => {
    await tx.db
      .insertInto("users")
      .values({
        id: uid,
        email,
        name: "",
        emailVerified: traits[store.kind].identityFlag(false),
        image: null,
        createdAt: time,
        updatedAt: time,
        deletionAt: null,
        username: null,
        displayName: null,
        bio: PROFILE.defaultBio,
        aboutMe: PROFILE.defaultAboutMe,
        selectedTheme: DEFAULT_THEME,
        setupCompleted: 0,
        setupDate: null,
        profileUpdatedAt: now,
      })
      .execute();
    await setPassword(tx, store.kind, { uid, hash, now });
    await within(tx, uid);
  });
  return email;
}

/**
 * The address with which a login goes on: what was typed, or for "@" and a username what stands for the address of that account. A username logs in to
 * accounts without an address alone, because usernames are public and addresses are not; any other is answered like an unknown one.
 */
export async function addressToLogIn(db: Db, typed: string): Promise<string> {
  const [, name = ""] = /^\s*@(\w{1,40})\s*$/.exec(typed) ?? [];
  if (usernameProblem(name) !== null) return typed;
  const username = canonicalUsername(name);
  const user = await db.selectFrom("users").select("email").where("username", "=", username).executeTakeFirst();
  return user && hasNoEmail(user.email) ? user.email : noEmailOf(username);
}
