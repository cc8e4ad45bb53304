import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import { usernameClaimProblem } from "@recollect/domain/accounts/username.ts";
import type { SignUpMode } from "@recollect/domain/accounts/sign-in-options.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { MadeSlips, Slip, SlipInvitation } from "@recollect/domain/groups/roster/class-list.ts";
import { readSlipCode } from "@recollect/domain/groups/roster/slip-code.ts";
import { GROUP, ROSTER } from "@recollect/domain/limits/limits.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";

import { lockStudent } from "../../../access/lock-student.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import { isFreeName } from "../../../identity/names/released-usernames.store.ts";
import type { From, SessionInfo, WithCookies } from "../../../identity/sessions/session.ts";
import type { OpenWithoutEmail } from "../../../identity/sign-in/account-without-email.store.ts";
import { addMail } from "../../../mail/outgoing-mail.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import { groupById, groupOfMember, lockGroup } from "../groups.store.ts";
import type { GroupsTable } from "../groups.tables.ts";
import { addMember, changeMember, countGroupsOf, countMembers, membersOf } from "../members.store.ts";
import { announceGroup, asTeacherForChange } from "../memberships.ts";
import { isTeacherHere } from "../../../access/teachers.store.ts";
import { changePlace, countByAddress, placeByCode, placeOfMember, placesOf, withoutCode } from "../places.store.ts";
import type { GroupPlacesTable } from "../places.tables.ts";
import { codeMailsOfDay, noteCodeMails, recipientDigest } from "../code-mails.store.ts";
import { mailsAtOnce } from "./mails-at-once.ts";
import { slipDigest, unpredictableSlipCode } from "./slip-digest.ts";

type SlipsDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  mail: { isOn: boolean; wake: () => void };
  signUp: SignUpMode;
  openWithoutEmail: OpenWithoutEmail;
  /** gives a new account its names, in the transaction that makes it; throws the rule that one of them breaks, and `username/taken` */
  nameAccount: (tx: Transaction, uid: string, names: { displayName: string; username: string }) => Promise<void>;
};

type Viewer = Pick<SessionViewer, "uid">;

/** `language`: of the page that asks, for a pupil whose language is not known. */
export type SlipsWish = { ids: readonly string[]; byMail: boolean; language: string };

/** A new account by a slip. */
export type AccountBySlip = { code: string; displayName: string; username: string; password: string };

export type Slips = ReturnType<typeof createSlips>;

/**
 * Slips: a printed code for each pupil of the class list. It works once, for a limited time, and takes the pupil's place, with a new account or with
 * one that exists. Only whoever has the slip takes the place: no address and no username does.
 */
export function createSlips({ store, clock, mail, signUp, openWithoutEmail, nameAccount }: SlipsDeps) {
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
    await changePlace(db, place.id, { ...withoutCode, userId: uid });
    await announceGroup(tx, groupId);
    tx.announce({ kind: "study", uid, entryId: null });
  }

  async function canMail(db: Db, uid: string): Promise<boolean> {
    return mail.isOn && isTeacherHere(db, uid);
  }

  /**
   * Pupils who were sent a code a moment ago get no second mail, also if a slip was printed since, their row is a new one, or they have another name. Returns how
   * many have a mail that is good. Throws `slip/too-many-mails`.
   */
  async function sendCodes(tx: Transaction, uid: string, places: readonly GroupPlacesTable[], language: string): Promise<number> {
    const [now, again] = [clock(), clock() - ROSTER.codeMailAgainMs];
    const mayBeMailed = places.filter(({ mailedAt }) => mailedAt === null || mailedAt <= again);
    const mailed = places.length - mayBeMailed.length;
    if (mayBeMailed.length === 0) return mailed;
    await lockStudent(tx.db, uid);
    const ofDay = await codeMailsOfDay(tx.db, uid, now);
    const recent = ofDay.flatMap(({ recipient, askedAt }) => (askedAt > again ? recipient : []));
    const mayGetOne = mailsAtOnce(uid, { recent, pupilsAt: await countByAddress(tx.db, uid) });
    const due = mayBeMailed.filter(mayGetOne);
    if (ofDay.length + due.length > ROSTER.codeMailsADay) throw new AppError("slip/too-many-mails");
    const recipients = due.map((place) => recipientDigest(uid, place));
    await noteCodeMails(tx.db, uid, recipients, now);
    for (const { id, email } of due) {
      await changePlace(tx.db, id, { ...withoutCode, codeBy: uid, mailedAt: now });
      const details = { place: id, askedAt: now, language };
      if (email !== null) await addMail(tx, { kind: "class-code", recipient: email, details }, now);
    }
    return mailed + due.length;
  }

  /** Whether the slip makes an account: where accounts are by invitation, it is one if a teacher by the operator's or the school's word made it. */
  async function opensAccount(db: Db, { codeBy }: GroupPlacesTable): Promise<boolean> {
    if (signUp === "open") return true;
    return signUp === "invite" && codeBy !== null && (await isTeacherHere(db, codeBy));
  }

  return {
    /**
     * New slips for pupils who have not joined, by the ids of their places; earlier slips of theirs stop working. The codes are in this answer alone. With
     * `byMail`, pupils with an address on the list get theirs by mail instead. Whether an account has the address makes no difference: the list alone decides.
     * Throws `group/not-found`, `group/not-a-teacher`, `group/closed`, `roster/pupil-not-found`, `slip/has-account`, `slip/no-mail`, `slip/too-many-mails`.
     */
    async make({ uid }: Viewer, groupId: string, { ids, byMail, language }: SlipsWish): Promise<MadeSlips> {
      if (byMail && !(await canMail(store.read, uid))) throw new AppError("slip/no-mail");
      const made = await store.write(async (tx) => {
        const { db } = tx;
        const group = await asTeacherForChange(db, uid, groupId);
        if (group.closedAt !== null) throw new AppError("group/closed");
        const now = clock();
        const until = now + ROSTER.slipMs;
        const places = new Map((await placesOf(db, groupId)).map((place) => [place.id, place]));
        const slips: Slip[] = [];
        const mails: GroupPlacesTable[] = [];
        for (const id of new Set(ids)) {
          const place = places.get(id);
          if (!place) throw new AppError("roster/pupil-not-found");
          if (place.userId !== null) throw new AppError("slip/has-account");
          if (byMail && place.email !== null) {
            mails.push(place);
            continue;
          }
          const code = unpredictableSlipCode();
          await changePlace(db, id, { codeHash: slipDigest(code), codeUntil: until, codeBy: uid, mailedAt: null });
          slips.push({ id, name: place.name, code });
        }
        const mailed = await sendCodes(tx, uid, mails, language);
        await announceGroup(tx, groupId);
        return { slips, until, mailed };
      });
      if (made.mailed > 0) mail.wake();
      return made;
    },

    /** Whether a teacher can have codes sent by mail: only one of whom the operator or the school knows, since the mails go to any address. */
    canMail: ({ uid }: Viewer): Promise<boolean> => canMail(store.read, uid),

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
  const place = code === null ? null : await placeByCode(db, { codeHash: slipDigest(code), now });
  if (!place) throw new AppError("slip/wrong");
  return place;
}

async function canBeClaimed(db: Db, username: string | null, now: number): Promise<boolean> {
  return username !== null && usernameClaimProblem(username) === null && (await isFreeName(db, username, now));
}
