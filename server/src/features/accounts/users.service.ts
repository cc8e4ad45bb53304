import { authorLabel, type OwnUser, type PublicUser } from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername, usernameProblem } from "@recollect/domain/accounts/username.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEditProfile, type Viewer } from "@recollect/domain/permissions/decks.ts";

import { restingOwner } from "../../identity/names/released-usernames.store.ts";
import { relistAuthor, relistRest } from "../../library-index/relistings.store.ts";
import type { Store } from "../../store/store.ts";
import { changedUser } from "./changed-user.ts";
import { claimName } from "./claim-name.ts";
import { ownUser, publicUser } from "./user-views.ts";
import type { ProfilePatch } from "./users.schemas.ts";
import { findUidByUsername, findUser, findUserByUsername, saveProfile, touchUser } from "./users.store.ts";

type UsersDeps = {
  store: Store;
  clock: () => number;
  /** canonical usernames that may not be claimed */
  reserved: ReadonlySet<string>;
  /** false turns off the limit on renames */
  limits: boolean;
};

export type Users = ReturnType<typeof createUsers>;

/** Profiles and usernames. A claim or a rename is one transaction on a unique constraint. */
export function createUsers({ store, clock, reserved, limits }: UsersDeps) {
  return {
    /** The whole record to its owner, the public fields to others. Throws `profile/user-not-found`. */
    async read(viewer: Viewer, uid: string): Promise<OwnUser | PublicUser> {
      const user = couldBeUid(uid) ? await findUser(store.read, uid) : null;
      if (!user) throw new AppError("profile/user-not-found");
      return viewer?.uid === uid ? ownUser(user) : publicUser(user);
    },

    /** The uid of the student who has the name, in any case. Throws `username/not-found`, `username/resting` when another gave it up lately. */
    async ownerOf(viewer: Viewer, name: string): Promise<string> {
      if (usernameProblem(name) !== null) throw new AppError("username/not-found");
      const uid = await findUidByUsername(store.read, canonicalUsername(name));
      if (uid !== null) return uid;
      const resting = await restingOwner(store.read, canonicalUsername(name), clock());
      throw new AppError(resting === null || resting.userId === viewer?.uid ? "username/not-found" : "username/resting");
    },

    /** The student who has the name, in any case, or had it recently, as others see them; null if there is none. */
    async byUsername(name: string): Promise<PublicUser | null> {
      if (usernameProblem(name) !== null) return null;
      const user = await findUserByUsername(store.read, canonicalUsername(name));
      if (user) return publicUser(user);
      const resting = await restingOwner(store.read, canonicalUsername(name), clock());
      const renamed = resting?.userId ? await findUser(store.read, resting.userId) : null;
      return renamed && publicUser(renamed);
    },

    /**
     * Applies the patch, all or nothing, and returns the record after it. Throws `profile/not-yours`, the first rule that a text breaks,
     * `username/taken`, `profile/incomplete`.
     */
    async change(viewer: Viewer, uid: string, patch: ProfilePatch): Promise<OwnUser> {
      if (!canEditProfile(viewer, { uid })) throw new AppError("profile/not-yours");
      const { saved, isUnfinished } = await store.write(async (tx) => {
        const now = clock();
        const before = await touchUser(tx.db, uid, now);
        if (!before) throw new AppError("profile/user-not-found");
        const after = changedUser(before, patch, { now, reserved });
        await claimName(tx, { before, after, now, limits });
        await saveProfile(tx.db, after);
        const isRenamed = authorLabel(after) !== authorLabel(before);
        return { saved: ownUser(after), isUnfinished: isRenamed && (await relistAuthor(tx, store.kind, uid)) };
      });
      if (isUnfinished) await relistRest(store, uid);
      return saved;
    },
  };
}

/** No account has another id, so it need not be looked up: not every text is valid in every database. */
function couldBeUid(uid: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(uid);
}
