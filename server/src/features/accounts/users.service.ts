import {
  authorLabel,
  type OwnUser,
  type PublicUser,
  profileProblem,
  savedProfile,
  type ProfileFields,
} from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername, usernameProblem, usernameClaimProblem } from "@recollect/domain/accounts/username.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canEditProfile, type Viewer } from "@recollect/domain/permissions/decks.ts";
import { DEFAULT_THEME } from "@recollect/domain/accounts/themes.ts";
import { dayMs } from "@recollect/domain/time/units.ts";

import { formerOwnerOf, reserveReleasedUsername, takeBackUsername } from "../../identity/names/released-usernames.store.ts";
import { relistAuthor, relistRest } from "../../library-index/relistings.store.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { ProfilePatch } from "./users.schemas.ts";
import { findUidByUsername, findUser, findUserByUsername, saveProfile, touchUser } from "./users.store.ts";
import type { UsersTable } from "../../store/tables.ts";
import { countInWindow } from "../../store/count-in-window.store.ts";

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
      const formerOwner = await formerOwnerOf(store.read, canonicalUsername(name), clock());
      throw new AppError(formerOwner === null || formerOwner.userId === viewer?.uid ? "username/not-found" : "username/resting");
    },

    /** The student who has the name, in any case, or had it recently, as others see them; null if there is none. */
    async byUsername(name: string): Promise<PublicUser | null> {
      if (usernameProblem(name) !== null) return null;
      const user = await findUserByUsername(store.read, canonicalUsername(name));
      if (user) return publicUser(user);
      const formerOwner = await formerOwnerOf(store.read, canonicalUsername(name), clock());
      const renamed = formerOwner?.userId ? await findUser(store.read, formerOwner.userId) : null;
      return renamed && publicUser(renamed);
    },

    /**
     * Gives a new account its names, in the transaction that makes it, and completes its setup. Throws the first rule that a name breaks, and
     * `username/taken`.
     */
    async nameNew(tx: Transaction, uid: string, names: { displayName: string; username: string }): Promise<void> {
      const now = clock();
      const before = await touchUser(tx.db, uid, now);
      if (!before) throw new AppError("profile/user-not-found");
      const after = changedUser(before, { ...names, setupCompleted: true }, { now, reserved });
      await claimName(tx, { before, after, now, limits });
      await saveProfile(tx.db, after);
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

/** What all signed-in students may see. Each field is named, so that a new column never leaks. */
function publicUser(user: UsersTable): PublicUser {
  return {
    uid: user.id,
    displayName: user.displayName,
    username: user.username,
    bio: user.bio,
    aboutMe: user.aboutMe,
    selectedTheme: user.selectedTheme,
    setupCompleted: user.setupCompleted === 1,
    setupDate: user.setupDate,
    badge: user.badge,
  };
}

/** The whole record, for its owner. */
function ownUser(user: UsersTable): OwnUser {
  const role = user.role === null ? {} : { role: user.role };
  return { ...publicUser(user), email: user.email, updatedAt: user.profileUpdatedAt, language: user.language, ...role };
}

type ChangedUserOptions = {
  /** ms since 1970 */ now: number;
  /** canonical usernames that may not be claimed */ reserved: ReadonlySet<string>;
};

/**
 * A user after a patch: texts trimmed, the default texts for an empty bio or about me, the setup's date set once. Throws the first rule
 * that a text breaks, `username/taken` for a reserved name, `profile/incomplete`.
 */
function changedUser(before: UsersTable, patch: ProfilePatch, { now, reserved }: ChangedUserOptions): UsersTable {
  const changes = savedChanges(patch);
  const problem = profileProblem(changes) ?? (claims(before, changes) ? usernameClaimProblem(changes.username) : null);
  if (problem) throw new AppError(problem);
  if (claims(before, changes) && reserved.has(changes.username)) {
    throw new AppError("username/taken");
  }
  const language = patch.language === undefined ? before.language : patch.language;
  return completed({ ...before, ...changes, language, profileUpdatedAt: now }, patch, now);
}

/** Whether the patch asks for a new username; the current one is allowed. */
function claims(before: UsersTable, changes: Partial<ProfileFields>): changes is { username: string } {
  return changes.username !== undefined && changes.username !== before.username;
}

/** Only the fields of the patch, as they are saved. */
function savedChanges(patch: ProfilePatch): Partial<ProfileFields> {
  const changedFields = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Partial<ProfileFields>;
  const savedFields = savedProfile({ displayName: "", username: "", bio: "", aboutMe: "", selectedTheme: DEFAULT_THEME, ...changedFields });
  return Object.fromEntries(Object.entries(savedFields).filter(([field]) => Object.hasOwn(changedFields, field)));
}

function completed(user: UsersTable, patch: ProfilePatch, now: number): UsersTable {
  if (!patch.setupCompleted) return user;
  if (user.displayName === null || user.username === null) throw new AppError("profile/incomplete");
  return { ...user, setupCompleted: 1, setupDate: user.setupDate ?? now };
}

type Change = { before: UsersTable; after: UsersTable; /** ms since 1970 */ now: number; limits: boolean };

/**
 * Changes a student's username: a name that another student gave up recently is reserved, an own former one can be taken back, and the old
 * one is reserved from now on. The number of changes a day is limited, since all decks show the name. Throws `username/taken`,
 * `username/changed-too-often`.
 */
async function claimName(tx: Transaction, { before, after, now, limits }: Change): Promise<void> {
  const isFirstName = before.username === null && before.displayName === null;
  if (limits && !isFirstName && authorLabel(before) !== authorLabel(after)) await countRename(tx, before.id, now);
  if (after.username === null || after.username === before.username) return;
  const formerOwner = await formerOwnerOf(tx.db, after.username, now);
  if (formerOwner !== null && formerOwner.userId !== before.id) throw new AppError("username/taken");
  if (formerOwner !== null) await takeBackUsername(tx, after.username);
  if (before.username !== null) await reserveReleasedUsername(tx, before.username, before.id, now);
}

/** How often a student may change the username, and within what time, in ms. */
const renames = { most: 5, windowMs: dayMs } as const;

/** Counts a change of name. Throws `username/changed-too-often`, which rolls it back. */
async function countRename({ db }: Transaction, uid: string, now: number): Promise<void> {
  const counter = { table: "renames", who: "userId", used: "changes" } as const;
  const retryAfterSeconds = await countInWindow(db, counter, { key: uid, allowance: renames, now });
  if (retryAfterSeconds !== null) throw new AppError("username/changed-too-often", { details: { retryAfterSeconds } });
}
