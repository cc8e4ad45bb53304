import { createHash, randomBytes } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { dayMs, minuteMs } from "@recollect/domain/time/units.ts";

import type { Store, Transaction } from "../../store/store.ts";

/** How long an invitation is valid, in ms. */
const INVITATION_MS = 14 * dayMs;

/** A sign-up that did not finish within this time, in ms, counts as aborted: the invitation can be used again. */
const claimMs = minuteMs;

/** Creates an invitation and returns its code, which is not stored. An earlier one of the same address is revoked. */
export async function invite({ db }: Transaction, email: string, now: number): Promise<string> {
  const code = randomBytes(18).toString("base64url");
  await db
    .deleteFrom("invitations")
    .where((eb) => eb.or([eb("email", "=", email), eb("expiresAt", "<=", now)]))
    .execute();
  await db
    .insertInto("invitations")
    .values({ codeHash: hashOf(code), email, expiresAt: now + INVITATION_MS, claimedAt: null })
    .execute();
  return code;
}

/**
 * Reserves the invitation for one sign-up: of two concurrent ones only one gets it. Throws `auth/invitation-needed`,
 * `auth/invitation-wrong`.
 */
export async function claimInvitation(
  store: Store,
  { code, email, now }: { code: string | undefined; email: string; now: number },
): Promise<void> {
  if (!code) throw new AppError("auth/invitation-needed");
  const claimedRow = await store.write(({ db }) =>
    db
      .updateTable("invitations")
      .set({ claimedAt: now })
      .where("codeHash", "=", hashOf(code))
      .where("email", "=", email)
      .where("expiresAt", ">", now)
      .where((eb) => eb.or([eb("claimedAt", "is", null), eb("claimedAt", "<=", now - claimMs)]))
      .returning("codeHash")
      .executeTakeFirst(),
  );
  if (!claimedRow) throw new AppError("auth/invitation-wrong");
}

/** The sign-up succeeded: the invitation is deleted. */
export async function spendInvitation(store: Store, code: string): Promise<void> {
  await store.write(async ({ db }) => void (await db.deleteFrom("invitations").where("codeHash", "=", hashOf(code)).execute()));
}

/** The sign-up failed: the invitation can be used again. */
export async function giveBackInvitation(store: Store, code: string): Promise<void> {
  await store.write(async ({ db }) => {
    await db.updateTable("invitations").set({ claimedAt: null }).where("codeHash", "=", hashOf(code)).execute();
  });
}

function hashOf(code: string): string {
  return createHash("sha256").update(code).digest("base64url");
}
