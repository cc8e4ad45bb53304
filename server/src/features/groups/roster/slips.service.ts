import { createHash, randomInt } from "node:crypto";

import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { usernameClaimProblem } from "@recollect/domain/accounts/username.ts";
import type { SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Slip, SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { newSlipCode, readSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";
import { GROUP, ROSTER } from "@recollect/domain/limits/limits.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import { isFreeName } from "../../../identity/names/released-usernames.store.ts";
import type { From, SessionInfo, WithCookies } from "../../../identity/sessions/session.ts";
import type { OpenWithoutEmail } from "../../../identity/sign-in/account-without-email.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { groupById, groupOfMember, lockGroup } from "../groups.store.ts";
import type { GroupsTable } from "../groups.tables.ts";
import { addMember, changeMember, countGroupsOf, countMembers, membersOf } from "../members.store.ts";
import { announceGroup, asTeacherForChange } from "../memberships.ts";
import { isTeacherHere } from "../../../access/teachers.store.ts";
import { changePlace, placeByCode, placeOfMember, placesOf } from "../places.store.ts";
import type { GroupPlacesTable } from "../places.tables.ts";

type SlipsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  signUp: SignUpMode;
  openWithoutEmail: OpenWithoutEmail;
  /** gives a new account its names, in the transaction that makes it; throws the rule that one of them breaks, and `username/taken` */
  nameAccount: (tx: Transaction, uid: string, names: { displayName: string; username: string }) => Promise<void>;
};

type Viewer = Pick<SessionViewer, "uid">;

/** A new account by a slip. */
export type AccountBySlip = { code: string; displayName: string; username: string; password: string };

/** Not by `Math.random`, whose next numbers can be predicted. */
const unpredictable = () => randomInt(2 ** 32) / 2 ** 32;

export type Slips = ReturnType<typeof createSlips>;

/**
 * Slips: a printed code for each pupil of the class list. It works once, for a limited time, and takes the pupil's place, with a new account or with
 * one that exists. Only whoever has the slip takes the place: no address and no username does.
 */
export function createSlips({ store, clock, signUp, openWithoutEmail, nameAccount }: SlipsDeps) {
  /** The place of a slip, with its group locked. Throws `slip/wrong`. */
  async function lockedPlace(db: Db, typed: string): Promise<{ place: GroupPlacesTable; group: GroupsTable }> {
    const { groupId } = await placeOfSlip(db, typed, clock());
    const group = await lockGroup(db, groupId);
    if (!group || group.closedAt !== null) throw new AppError("slip/wrong");
    return { place: await placeOfSlip(db, typed, clock()), group };
  }

  /** Makes somebody a member, if need be, and theirs the place of the slip. Throws `group/full`, `group/too-many`, `slip/has-place`, `slip/is-teacher`. */
  async function takePlace(tx: Transaction, uid: string, { place, group }: { place: GroupPlacesTable; group: GroupsTable }): Promise<void> {
    const { db } = tx;
    const [groupId, now] = [group.id, clock()];
    const member = await groupOfMember(db, uid, groupId);
    if (canTeach(member)) throw new AppError("slip/is-teacher");
    if (await placeOfMember(db, groupId, uid)) throw new AppError("slip/has-place");
    const { externalId } = place;
    if (!member) {
      if ((await countGroupsOf(db, uid)) >= GROUP.maxGroups) throw new AppError("group/too-many");
      if ((await countMembers(db, groupId)) >= GROUP.maxMembers) throw new AppError("group/full");
      await addMember(db, { groupId, userId: uid, role: "student", joinedAt: now, agreedAt: now, externalId });
    } else if (externalId !== null) await changeMember(db, { groupId, userId: uid }, { externalId });
    await changePlace(db, place.id, { userId: uid, codeHash: null, codeUntil: null, codeBy: null });
    await announceGroup(tx, groupId);
    tx.announce({ kind: "study", uid, entryId: null });
  }

  /** Whether the slip makes an account: where accounts are by invitation, it is one if a teacher by the operator's or the school's word made it. */
  async function opensAccount(db: Db, { codeBy }: GroupPlacesTable): Promise<boolean> {
    if (signUp === "open") return true;
    return signUp === "invite" && codeBy !== null && (await isTeacherHere(db, codeBy));
  }

  return {
    /**
     * New slips for pupils who have not joined, by the ids of their places; earlier slips of theirs stop working. The codes are in this answer alone.
     * Throws `group/not-found`, `group/not-a-teacher`, `group/closed`, `roster/pupil-not-found`, `slip/has-account`.
     */
    make: ({ uid }: Viewer, groupId: string, ids: readonly string[]): Promise<{ slips: Slip[]; until: number }> =>
      store.write(async (tx) => {
        const { db } = tx;
        const group = await asTeacherForChange(db, uid, groupId);
        if (group.closedAt !== null) throw new AppError("group/closed");
        const until = clock() + ROSTER.slipMs;
        const places = new Map((await placesOf(db, groupId)).map((place) => [place.id, place]));
        const slips: Slip[] = [];
        for (const id of new Set(ids)) {
          const place = places.get(id);
          if (!place) throw new AppError("roster/pupil-not-found");
          if (place.userId !== null) throw new AppError("slip/has-account");
          const code = newSlipCode(unpredictable);
          await changePlace(db, id, { codeHash: hashOf(code), codeUntil: until, codeBy: uid });
          slips.push({ id, name: place.name, code });
        }
        await announceGroup(tx, groupId);
        return { slips, until };
      }),

    /** What a slip is for, before it is used. Throws `slip/wrong`, also for a used or outdated one. */
    async invitation(typed: string): Promise<SlipInvitation> {
      const db = store.read;
      const place = await placeOfSlip(db, typed, clock());
      const group = await groupById(db, place.groupId);
      if (!group || group.closedAt !== null) throw new AppError("slip/wrong");
      const teachers = (await membersOf(db, group.id, { role: "teacher" })).map(authorLabel);
      const { id, name, about, keepUntil } = group;
      const opens = await opensAccount(db, place);
      const username = opens && (await canBeClaimed(db, place.username, clock())) ? place.username : null;
      return { id, name, about, keepUntil, teachers, pupil: place.name, username, opensAccount: opens };
    },

    /**
     * Takes the place with the viewer's account, who agreed to what teachers see. Returns the group's id. Throws `slip/wrong`, `slip/has-place`,
     * `slip/is-teacher`, `group/full`, `group/too-many`.
     */
    join: ({ uid }: Viewer, typed: string): Promise<{ id: string }> =>
      store.write(async (tx) => {
        await lockStudent(tx.db, uid);
        const found = await lockedPlace(tx.db, typed);
        await takePlace(tx, uid, found);
        return { id: found.group.id };
      }),

    /**
     * Makes an account without an email address, takes the place with it, and signs it in: all or nothing. Throws `slip/wrong`,
     * `slip/no-new-accounts`, `username/taken`, and what is wrong with the names and the password.
     */
    async openAccount({ code, ...account }: AccountBySlip, from: From): Promise<WithCookies<SessionInfo>> {
      // First of all, so that a wrong code costs nothing and counts as a miss.
      await refuseOtherSlips(store.read, code);
      const { displayName, username, password } = account;
      return openWithoutEmail({ username, password }, from, async (tx, uid) => {
        const found = await lockedPlace(tx.db, code);
        await refuseOtherSlips(tx.db, code);
        await nameAccount(tx, uid, { displayName, username });
        await takePlace(tx, uid, found);
      });
    },
  };

  async function refuseOtherSlips(db: Db, code: string): Promise<void> {
    if (!(await opensAccount(db, await placeOfSlip(db, code, clock())))) throw new AppError("slip/no-new-accounts");
  }
}

async function placeOfSlip(db: Db, typed: string, now: number): Promise<GroupPlacesTable> {
  const code = readSlipCode(typed);
  const place = code === null ? null : await placeByCode(db, { codeHash: hashOf(code), now });
  if (!place) throw new AppError("slip/wrong");
  return place;
}

async function canBeClaimed(db: Db, username: string | null, now: number): Promise<boolean> {
  return username !== null && usernameClaimProblem(username) === null && (await isFreeName(db, username, now));
}

function hashOf(code: string): string {
  return createHash("sha256").update(`slip ${code}`).digest("base64url");
}
