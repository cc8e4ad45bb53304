import type { Badge, Role } from "@recollect/domain/accounts/profile.ts";

import { logAction } from "../features/moderation/moderation-log.store.ts";
import { relistDecksOf } from "../library-index/listing.store.ts";
import type { Store } from "../store/store.ts";

/** Sets or removes the user's badge; the Library marks their decks accordingly. */
export async function giveBadge(store: Store, uid: string, badge: Badge | null): Promise<void> {
  await store.write(async ({ db }) => {
    await db.updateTable("users").set({ badge }).where("id", "=", uid).execute();
    await relistDecksOf({ db, kind: store.kind }, uid);
  });
}

type BadgesAndRolesOptions = { uid: string; role: Role | null; why: string; /** ms since 1970 */ now: number };

/** Appoints or dismisses a moderator; returns whether that changed anything. */
export async function giveRole(store: Store, { uid, role, why, now }: BadgesAndRolesOptions): Promise<boolean> {
  return store.write(async (tx) => {
    const row = await tx.db.selectFrom("users").select("role").where("id", "=", uid).forNoKeyUpdate().executeTakeFirst();
    if (!row || row.role === role) return false;
    await tx.db.updateTable("users").set({ role }).where("id", "=", uid).execute();
    await logAction(tx, { act: role === null ? "role-taken" : "role-given", actor: "operator", subjectId: uid, deckId: null, why, now });
    return true;
  });
}
