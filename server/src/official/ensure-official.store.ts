import { OFFICIAL_UID } from "@recollect/domain/accounts/official.ts";
import { officialUsername, otherOfficialUsername } from "@recollect/domain/accounts/official-username.ts";
import { PROFILE } from "@recollect/domain/limits/limits.ts";

import { relistDecksOf } from "../library-index/listing.store.ts";
import type { Store, Transaction } from "../store/store.ts";
import { traits } from "../store/database-capabilities.ts";
import { bringTutorials } from "./bring-tutorials.store.ts";

type EnsureOfficialOptions = { store: Store; brand: string; /** ms since 1970 */ clock: () => number };

/** The login of the official account after an operator set its password. It can't be a real mailbox: `invalid` is reserved (RFC 2606). */
export const OFFICIAL_EMAIL = "official@account.invalid";

/**
 * Makes sure that the official account exists, is named after the brand, and has the tutorials of this version. One transaction, run at
 * every start; of processes that start together the first does it, and the others find it done. The account has no password, so it can't
 * sign in until an operator sets one.
 */
export async function ensureOfficial({ store, brand, clock }: EnsureOfficialOptions): Promise<void> {
  await store.write(async (tx) => {
    await createAccount(tx, { brand, now: clock(), kind: store.kind });
    const isRenamed = await nameAccount(tx, brand);
    const isRewritten = await bringTutorials(tx, { brand, now: clock() });
    if (isRenamed || isRewritten) await relistDecksOf({ db: tx.db, kind: store.kind }, OFFICIAL_UID);
  });
}

async function createAccount(
  { db }: Transaction,
  { brand, now, kind }: { brand: string; now: number; kind: Store["kind"] },
): Promise<void> {
  const identityTime = traits[kind].identityTime(now);
  await db
    .insertInto("users")
    .values({
      id: OFFICIAL_UID,
      email: OFFICIAL_EMAIL,
      name: "",
      emailVerified: traits[kind].identityFlag(false),
      image: null,
      createdAt: identityTime,
      updatedAt: identityTime,
      deletionAt: null,
      username: null,
      displayName: brand,
      bio: `The people behind this ${brand}`,
      aboutMe: PROFILE.defaultAboutMe,
      selectedTheme: 2,
      setupCompleted: 1,
      setupDate: now,
      profileUpdatedAt: now,
      badge: "OFFICIAL",
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/**
 * Names the account after the brand, or as close to it as other names allow; returns whether that changed anything. The account's row is
 * locked from here on.
 */
async function nameAccount({ db }: Transaction, brand: string): Promise<boolean> {
  const { username } = await db
    .selectFrom("users")
    .select("username")
    .where("id", "=", OFFICIAL_UID)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  for (let attempt = 0; ; attempt += 1) {
    const wantedUsername = attempt === 0 ? officialUsername(brand) : otherOfficialUsername(brand, attempt);
    if (wantedUsername === username) return false;
    const owner = await db.selectFrom("users").select("id").where("username", "=", wantedUsername).executeTakeFirst();
    if (owner) continue;
    await db.updateTable("users").set({ username: wantedUsername }).where("id", "=", OFFICIAL_UID).execute();
    return true;
  }
}
