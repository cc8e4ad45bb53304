import { authorLabel } from "@recollect/domain/accounts/profile.ts";
import type { GroupProgress, HardCard, OwnAssignment, PupilRow, SeenByTeachers } from "@recollect/domain/groups/assignments/assignment.ts";
import { daysAfterDue } from "@recollect/domain/groups/assignments/days-after-due.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { readableFormula } from "@recollect/domain/cards/formulas/readable-formula.ts";
import { readableSide, readableTerm } from "@recollect/domain/cards/text/readable.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { ASSIGNMENT } from "@recollect/domain/limits/limits.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";
import type { Day } from "@recollect/domain/study/day.ts";
import { dayText } from "@recollect/domain/study/day-text.ts";

import { readOpened, openDeck } from "../../../access/opened-decks.store.ts";
import type { SessionViewer } from "../../../http/viewer.ts";
import type { Store } from "../../../store/store.ts";
import { asMember, asTeacher } from "../memberships.ts";
import { assignmentOf, aimOf } from "./assignments.service.ts";
import {
  assignmentsOfGroup,
  assignmentsOfStudent,
  findAssignment,
  someGivenAssignments,
  type AssignmentRow,
  type GivenAssignmentRow,
} from "./assignments.store.ts";
import { looksAt, noteLooks, studentsSeenOn } from "./looks.store.ts";
import { pupilRow, type MemoryFigures } from "./pupil-row.ts";
import { hardestCards, pupilsOf, studyDaysOf, testsOf, type PupilInGroup, type PupilScope } from "./pupils.store.ts";
import { createRememberedFigures, type FiguresRequest } from "./remembered-figures.ts";

type Viewer = Pick<SessionViewer, "uid">;

type ProgressDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  study: {
    pupilFigures: (request: Omit<FiguresRequest, "version">) => Promise<MemoryFigures>;
    pupilDay: (settings: string | null) => { today: Day; dayShiftMs: number };
    todayOf: (uid: string) => Promise<Day>;
  };
  /** called with a failure that no request waits for */
  onFailure: (failure: unknown) => void;
};

/** How long after its beginning a page stops to wait for figures that are not computed yet, in ms; it asks again for the rest. */
const budgetMs = 60;
const mostLooks = 200;
/** Assignments whose figures are computed together for an account's export. */
const exportedAtOnce = 20;
/** A hard card is named in one line of words, not by the signs of its text. */
const inWords = { inLine: true, formula: readableFormula };

export type Progress = ReturnType<typeof createProgress>;

/** How far students are with their assignments: derived for each request, and the same for a teacher and for the student. */
export function createProgress({ store, clock, study, onFailure }: ProgressDeps) {
  const figuresOf = createRememberedFigures({ compute: study.pupilFigures, onFailure });

  /** `until`: when the page stops to wait for figures (`performance.now()`). They come last, so that a slow database leaves them less time, not the page more. */
  async function rowsOf(scope: PupilScope, assignments: readonly AssignmentRow[], until: number) {
    const pupils = await pupilsOf(store.read, scope);
    const days = pupils.map(({ settings }) => study.pupilDay(settings));
    const results = await Promise.all(
      assignments.map((row) => {
        const deck = { ...scope, deckOwnerId: row.deckOwnerId, deckId: row.deckId };
        return Promise.all([
          studyDaysOf(store.read, { ...deck, opensDay: row.opensDay, dueDay: row.dueDay }),
          testsOf(store.read, deck, clock()),
        ]);
      }),
    );
    const requests = assignments.flatMap((row) => pupils.map((pupil, at) => figuresRequest(row, pupil, days[at]?.today ?? 0)));
    const figures = await figuresOf(requests, until - performance.now());
    const byAssignment = assignments.map((row, which) => {
      const [studyDays, tests] = results[which] ?? [];
      const assignment = { opensDay: row.opensDay, dueDay: row.dueDay, cards: row.cardCount ?? 0, aim: aimOf(row) };
      return pupils.map(({ uid }, at): PupilRow => {
        const { today, dayShiftMs } = days[at] ?? study.pupilDay(null);
        const known = figures[which * pupils.length + at] ?? null;
        const input = { assignment, figures: known, studyDays: studyDays?.get(uid) ?? null, tests: tests?.get(uid) ?? [] };
        return pupilRow({ ...input, today, dayShiftMs });
      });
    });
    return {
      isComplete: figures.every((one) => one !== null),
      pupils: pupils.map(({ uid, displayName, username, externalId, listName }, at) => {
        const rows = byAssignment.flatMap((rowsOfOne) => rowsOfOne[at] ?? []);
        return { uid, displayName, username, externalId, listName, rows };
      }),
    };
  }

  /** For teachers, of all students; for a student, of that student alone. Notes that a teacher looked. */
  async function progressOf({ uid }: Viewer, groupId: string, assignmentId: string | null): Promise<GroupProgress> {
    const until = performance.now() + budgetMs;
    const group = await asMember(store.read, uid, groupId);
    const isTeacher = canTeach(group);
    const today = await study.todayOf(uid);
    const found = assignmentId === null ? null : await findAssignment(store.read, groupId, assignmentId, uid);
    if (assignmentId !== null && !found) throw new AppError("assignment/not-found");
    const all = found ? [found] : await assignmentsOfGroup(store.read, groupId, uid);
    const assignments = isTeacher ? all : all.filter(({ opensDay }) => opensDay <= today);
    if (found && assignments.length === 0) throw new AppError("assignment/not-found");
    const { pupils, isComplete } = await rowsOf({ groupId, uid: isTeacher ? null : uid }, assignments, until);
    if (isTeacher && assignments.length > 0)
      await noteLook(
        { groupId, teacherId: uid, day: today },
        pupils.map((pupil) => pupil.uid),
      );
    return { assignments: assignments.map(assignmentOf), pupils, isComplete };
  }

  async function noteLook(look: { groupId: string; teacherId: string; day: Day }, studentIds: readonly string[]): Promise<void> {
    const seen = await studentsSeenOn(store.read, look);
    const unseen = studentIds.filter((id) => !seen.has(id));
    if (unseen.length > 0) await store.write(({ db }) => noteLooks(db, look, unseen));
  }

  async function ownAssignments(uid: string, rows: readonly GivenAssignmentRow[], today: Day): Promise<OwnAssignment[]> {
    const byGroup = Map.groupBy(rows, ({ groupId }) => groupId);
    const lists = await Promise.all(
      Array.from(byGroup, async ([groupId, assignments]) => {
        const { pupils } = await rowsOf({ groupId, uid }, assignments, Infinity);
        return assignments.flatMap((assignment, at): OwnAssignment[] => {
          const row = pupils[0]?.rows[at];
          if (!row) return [];
          return [{ ...assignmentOf(assignment), groupName: assignment.groupName, daysLeft: assignment.dueDay - today, row }];
        });
      }),
    );
    const own = new Map(lists.flat().map((assignment) => [assignment.id, assignment]));
    return rows.flatMap(({ id }) => own.get(id) ?? []);
  }

  return {
    /** Throws `group/not-found`, `assignment/not-found`. */
    progress: progressOf,

    /** The open assignments of all groups in which the viewer is a student, and those that were due lately. */
    async mine({ uid }: Viewer): Promise<OwnAssignment[]> {
      const today = await study.todayOf(uid);
      const rows = await assignmentsOfStudent(store.read, uid, { dueFrom: today - daysAfterDue });
      return ownAssignments(
        uid,
        rows.filter(({ opensDay, deckTitle }) => opensDay <= today && deckTitle !== null),
        today,
      );
    },

    /** For the account's export: the assignments that a group gives a student, with the row that teachers see, a few at a time. */
    async *exported(uid: string, groupId: string): AsyncGenerator<OwnAssignment[]> {
      const today = await study.todayOf(uid);
      const page = { groupId, uid, openedBy: today, most: exportedAtOnce };
      let rows = await someGivenAssignments(store.read, { ...page, after: null });
      while (rows.length > 0) {
        yield await ownAssignments(uid, rows, today);
        rows = await someGivenAssignments(store.read, { ...page, after: rows.at(-1) ?? null });
      }
    },

    /** The due days of the open assignments of the viewer's groups, from a day on. */
    async dueDays({ uid }: Viewer, from: Day) {
      const today = await study.todayOf(uid);
      const rows = await assignmentsOfStudent(store.read, uid, { dueFrom: from });
      return rows.flatMap(({ id, title, words, deckId, deckTitle, groupName, opensDay, dueDay }) =>
        opensDay > today || deckTitle === null ? [] : [{ id, title, words, deckId, deckTitle, groupName, dueDay }],
      );
    },

    /** What the group's teachers see of the viewer, and who looked on which day. Throws `group/not-found`. */
    async seen({ uid }: Viewer, groupId: string): Promise<SeenByTeachers> {
      const group = await asMember(store.read, uid, groupId);
      const today = await study.todayOf(uid);
      const rows = await assignmentsOfGroup(store.read, groupId, uid);
      const own = rows.filter(({ opensDay }) => opensDay <= today).map((row) => ({ ...row, groupName: group.name }));
      const looks = await looksAt(store.read, { groupId, studentId: uid, most: mostLooks });
      return {
        assignments: canTeach(group) ? [] : await ownAssignments(uid, own, today),
        looks: looks.map(({ day, ...teacher }) => ({ teacher: authorLabel(teacher), day: dayText(day) })),
      };
    },

    /** For teachers: the hardest cards of enough students. Throws as `progress`, `group/not-a-teacher`, `deck/not-found`. */
    async hardest({ uid }: Viewer, groupId: string, assignmentId: string): Promise<HardCard[]> {
      await asTeacher(store.read, uid, groupId);
      const row = await findAssignment(store.read, groupId, assignmentId, uid);
      if (!row) throw new AppError("assignment/not-found");
      const { deckOwnerId, deckId } = row;
      const { fewestPupils, hardestCards: most } = ASSIGNMENT;
      const found = await hardestCards(store.read, { groupId, deckOwnerId, deckId, fewestPupils, most });
      if (found.length === 0) return [];
      const deck = await openDeck(store.read, uid, deckId);
      const cards = await readOpened(store.read, uid, deck, ({ cards: text }) => JSON.parse(text) as Card[]);
      const byId = new Map(cards.map((card) => [card.id, card]));
      return found.flatMap(({ cardId, share, pupils }) => {
        const card = byId.get(cardId);
        if (!card) return [];
        const [term, definition] = [readableTerm(card.term, inWords), readableSide(card.definition, inWords)];
        return [{ cardId, term, definition, share: Math.round(share * 100), pupils }];
      });
    },
  };
}

/** Everything that can change the figures changes the version; a new day does, too. */
function figuresRequest(row: AssignmentRow, pupil: PupilInGroup, today: Day): FiguresRequest {
  const version = JSON.stringify([today, pupil.lastChange, pupil.modelVersion, pupil.settings, row.deckRevision]);
  return { uid: pupil.uid, deckOwnerId: row.deckOwnerId, deckId: row.deckId, dueDay: row.dueDay, version };
}
