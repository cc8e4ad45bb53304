import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ClassList, ComparedRoster, ConfirmedRoster, ListedPupil } from "@recollect/domain/groups/roster/class-list.ts";
import { readRoster, type Roster, type RosterPupil } from "@recollect/domain/groups/roster/read-roster.ts";
import { pupilAfter, rosterDifference, type ClassPupil, type RosterDifference } from "@recollect/domain/groups/roster/roster-difference.ts";
import { GROUP } from "@recollect/domain/limits/limits.ts";

import { createSemaphore } from "../../../http/limits/semaphore.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import { givenUpNames } from "../../../identity/names/released-usernames.store.ts";
import type { Store, Transaction } from "../../../store/store.ts";
import type { Db } from "../../../store/tables.ts";
import type { Joining } from "../joining.ts";
import { changeMember, countMembers } from "../members.store.ts";
import { announceGroup, asTeacher, asTeacherForChange } from "../memberships.ts";
import { classPupils, classVersion, type PupilOfClass } from "./class-pupils.ts";
import { addPlaces, changePlace, countFreePlaces, placeById, placesOf, removeFreePlaces, withoutCode } from "../places.store.ts";
import type { GroupPlacesTable } from "../places.tables.ts";

type RosterDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  joining: Pick<Joining, "removeStudents">;
  canMail: (viewer: Viewer) => Promise<boolean>;
};

type Viewer = Pick<SessionViewer, "uid">;

/** A list that a teacher has seen beside the class. */
export type ConfirmedList = {
  text: string;
  /** of the comparison that the teacher saw */
  version: string;
  /** pupils whom the list does not name and who leave the class, by their id in the comparison */
  removeMissing: readonly string[];
};

export type RosterService = ReturnType<typeof createRoster>;

/**
 * The class list: a table of pupils is compared with the class, and written once a teacher has seen the difference. It makes places and never
 * members: whoever has an account takes a place with the code of a slip, so no list enrols, finds or shows an account.
 */
export function createRoster({ store, clock, joining, canMail }: RosterDeps) {
  const turns = createSemaphore(1);

  /** Works on one list at a time, with a turn of the event loop before each: fifty long lists that come at once would keep everybody else waiting. */
  async function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const release = await turns.take();
    try {
      await setImmediate();
      return await work();
    } finally {
      release();
    }
  }

  async function differenceIn(db: Db, roster: Roster, pupils: readonly PupilOfClass[]) {
    const names = roster.rows.flatMap(({ username }) => username ?? []);
    const givenUp = await givenUpNames(db, names, clock());
    return rosterDifference(roster, pupils, (name) => givenUp.has(name));
  }

  return {
    /** The pupils of the class list, with those who took their places. Throws `group/not-found`, `group/not-a-teacher`. */
    async list({ uid }: Viewer, groupId: string): Promise<ClassList> {
      await asTeacher(store.read, uid, groupId);
      const now = clock();
      return { pupils: (await placesOf(store.read, groupId)).map((place) => listedPupilOf(place, now)), canMail: await canMail({ uid }) };
    },

    /** What a list would change; nothing is written. Throws `roster/empty`, `roster/too-long`, `roster/class-full`, and as `list`. */
    async compare({ uid }: Viewer, groupId: string, text: string): Promise<ComparedRoster> {
      await asTeacherOfOpenGroup(store.read, uid, groupId);
      const roster = await inTurn(() => checkedRoster(text));
      const pupils = await classPupils(store.read, groupId);
      const difference = await inTurn(() => differenceIn(store.read, roster, pupils));
      if (difference.new.length > GROUP.maxMembers) throw new AppError("roster/class-full");
      return { ...shownDifference(difference), version: classVersion(pupils) };
    },

    /**
     * Writes a list. A list that was written before changes nothing. Throws `roster/changed` if the class is not the one that the teacher saw,
     * `roster/class-full`, and as `compare`.
     */
    async confirm({ uid }: Viewer, groupId: string, { text, version, removeMissing }: ConfirmedList): Promise<ConfirmedRoster> {
      await asTeacherOfOpenGroup(store.read, uid, groupId);
      const roster = await inTurn(() => checkedRoster(text));
      const { written, leaving } = await store.write(async (tx) => {
        await lockOpenGroup(tx, uid, groupId);
        const pupils = await classPupils(tx.db, groupId);
        if (classVersion(pupils) !== version) throw new AppError("roster/changed");
        const difference = await differenceIn(tx.db, roster, pupils);
        const chosen = new Set(removeMissing);
        const removed = pupils.filter(({ id }) => chosen.has(id) && difference.missing.some((one) => one.id === id));
        const result = await writeDifference(tx, groupId, { difference, removed, now: clock() });
        await announceGroup(tx, groupId);
        return { written: result, leaving: removed.flatMap((pupil) => pupil.uid ?? []) };
      });
      const removedMembers = await joining.removeStudents({ uid }, groupId, leaving);
      return { ...written, removed: written.removed + removedMembers };
    },

    /**
     * Takes a pupil off the list who has not joined; a member leaves by the members' own route. Throws `roster/pupil-not-found`, and as `list`.
     */
    removePupil: ({ uid }: Viewer, groupId: string, placeId: string): Promise<void> =>
      store.write(async (tx) => {
        await asTeacherForChange(tx.db, uid, groupId);
        const place = await placeById(tx.db, groupId, placeId);
        if (place && place.userId !== null) throw new AppError("slip/has-account");
        if ((await removeFreePlaces(tx.db, groupId, [placeId])) === 0) throw new AppError("roster/pupil-not-found");
        await announceGroup(tx, groupId);
      }),
  };
}

function checkedRoster(text: string): Roster {
  const roster = readRoster(text);
  if (roster.isTooLong) throw new AppError("roster/too-long");
  if (roster.rows.length === 0 && roster.unreadable.length === 0) throw new AppError("roster/empty");
  return roster;
}

async function asTeacherOfOpenGroup(db: Db, uid: string, groupId: string): Promise<void> {
  const group = await asTeacher(db, uid, groupId);
  if (group.closedAt !== null) throw new AppError("group/closed");
}

async function lockOpenGroup({ db }: Transaction, uid: string, groupId: string): Promise<void> {
  const group = await asTeacherForChange(db, uid, groupId);
  if (group.closedAt !== null) throw new AppError("group/closed");
}

type Changes = { difference: RosterDifference<PupilOfClass>; removed: readonly PupilOfClass[]; /** ms since 1970 */ now: number };

async function writeDifference(tx: Transaction, groupId: string, { difference, removed, now }: Changes): Promise<ConfirmedRoster> {
  const { db } = tx;
  const freed = removed.filter(({ uid }) => uid === null);
  const removedPlaces = await removeFreePlaces(
    db,
    groupId,
    freed.map(({ id }) => id),
  );
  const leaving = removed.length - freed.length;
  const size = (await countMembers(db, groupId)) + (await countFreePlaces(db, groupId)) - leaving;
  if (difference.new.length > 0 && size + difference.new.length > GROUP.maxMembers) throw new AppError("roster/class-full");
  const added = difference.new.map((row) => ({ ...detailsOf(row), id: newId(), groupId, addedAt: now, userId: null }));
  await addPlaces(db, added);
  for (const { row, pupil } of difference.moved) await changePupil(tx, groupId, { row, pupil, now });
  return { added: added.length, changed: difference.moved.length, removed: removedPlaces };
}

type ChangedPupil = { row: RosterPupil; pupil: PupilOfClass; now: number };

/** What a row leaves out stays. A member who joined without a list gets a place, which holds what the list says. */
async function changePupil({ db }: Transaction, groupId: string, { row, pupil: { place, uid }, now }: ChangedPupil): Promise<void> {
  const details = pupilAfter(row, place ?? { name: row.name, email: null, username: null, externalId: null });
  // A code that went to the former address is nobody's any more.
  const isMisdirected = place?.mailedAt != null && place.email !== details.email;
  if (place) await changePlace(db, place.id, isMisdirected ? { ...details, ...withoutCode } : details);
  else await addPlaces(db, [{ ...details, id: newId(), groupId, addedAt: now, userId: uid }]);
  if (uid !== null && row.externalId !== null) await changeMember(db, { groupId, userId: uid }, { externalId: row.externalId });
}

function detailsOf({ name, email, username, externalId }: RosterPupil): RosterPupil {
  return { name, email, username, externalId };
}

const newId = () => randomBytes(12).toString("base64url");

/** The difference as it leaves, field by field: a pupil of the class has more than a comparison shows. */
function shownDifference({ new: added, same, moved, missing, unreadable }: RosterDifference): RosterDifference {
  const shown = ({ id, name, hasOwnName = false, email, username, externalId }: ClassPupil): ClassPupil => {
    const pupil = { id, name, email, username, externalId };
    return hasOwnName ? { ...pupil, hasOwnName } : pupil;
  };
  const pairs = (all: RosterDifference["same"]) => all.map(({ row, pupil }) => ({ row, pupil: shown(pupil) }));
  return { new: added, same: pairs(same), moved: pairs(moved), missing: missing.map(shown), unreadable };
}

function listedPupilOf(place: GroupPlacesTable, now: number): ListedPupil {
  const { id, name, email, username, externalId, userId, codeHash, codeUntil } = place;
  const hasSlip = codeHash !== null && codeUntil !== null && codeUntil > now;
  const isOver = codeUntil !== null && codeUntil <= now;
  const mailedAt = isOver ? null : place.mailedAt;
  return { id, name, email, username, externalId, uid: userId, slipUntil: hasSlip ? codeUntil : null, mailedAt };
}
