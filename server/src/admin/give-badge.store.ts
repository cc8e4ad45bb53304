import type { Badge } from "@recollect/domain/accounts/profile.ts";

import { relistDecksOf } from "../library-index/listing.store.ts";
import type { Store } from "../store/store.ts";

/** Gives the user a badge, or takes it away; the Library marks their decks accordingly. */
export async function giveBadge(store: Store, uid: string, badge: Badge | null): Promise<void> {
  await store.write(async ({ db }) => {
    await db.updateTable("users").set({ badge }).where("id", "=", uid).execute();
    await relistDecksOf({ db, kind: store.kind }, uid);
  });
}
