import { authorLabel, type OwnUser, type PublicUser } from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername, usernameProblem } from "@recollect/domain/accounts/username.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEditProfile, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { relistDecksOf } from "../../library-index/listing.ts";
import type { Store } from "../../store/store.ts";
import { changedUser } from "./changed-user.ts";
import { ownUser, publicUser } from "./user-views.ts";
import type { ProfilePatch } from "./users.schemas.ts";
import { findUidByUsername, findUser, findUserByUsername, saveProfile, touchUser } from "./users.store.ts";

type Parts = { store: Store; clock: () => number; /** canonical usernames that nobody may claim */ reserved: ReadonlySet<string> };

export type Users = ReturnType<typeof createUsers>;

/** Profiles and usernames. A claim or a rename is one transaction on a unique constraint. */
export function createUsers({ store, clock, reserved }: Parts) {
  return {
    /** The whole record to its owner, the public fields to others. Throws `profile/user-not-found`. */
    async read(viewer: Viewer, uid: string): Promise<OwnUser | PublicUser> {
      const user = couldBeUid(uid) ? await findUser(store.read, uid) : null;
      if (!user) throw new AppError("profile/user-not-found");
      return viewer?.uid === uid ? ownUser(user) : publicUser(user);
    },

    /** The uid of whoever has the name, in any case. Throws `username/not-found`. */
    async ownerOf(name: string): Promise<string> {
      const uid = usernameProblem(name) === null ? await findUidByUsername(store.read, canonicalUsername(name)) : null;
      if (uid === null) throw new AppError("username/not-found");
      return uid;
    },

    /** Whoever has the name, in any case, as others see them; null when nobody has. */
    async byUsername(name: string): Promise<PublicUser | null> {
      const user = usernameProblem(name) === null ? await findUserByUsername(store.read, canonicalUsername(name)) : null;
      return user && publicUser(user);
    },

    /**
     * Changes what the patch names, all of it or nothing, and gives the record as it then is.
     * Throws `profile/not-yours`, the first rule that a text breaks, `username/taken`, `profile/incomplete`.
     */
    async change(viewer: Viewer, uid: string, patch: ProfilePatch): Promise<OwnUser> {
      if (!canEditProfile(viewer, { uid })) throw new AppError("profile/not-yours");
      return store.write(async (tx) => {
        const now = clock();
        const before = await touchUser(tx.db, uid, now);
        if (!before) throw new AppError("profile/user-not-found");
        const after = changedUser(before, patch, { now, reserved });
        await saveProfile(tx.db, after);
        if (authorLabel(after) !== authorLabel(before)) await relistDecksOf({ db: tx.db, kind: store.kind }, uid);
        return ownUser(after);
      });
    },
  };
}

/** No account has any other id, so none needs to be looked for: not every text can even be asked for on every database. */
function couldBeUid(uid: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(uid);
}
