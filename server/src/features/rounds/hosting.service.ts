import { randomBytes, randomInt } from "node:crypto";

import { AppError } from "@recollect/domain/errors/app-error.ts";
import { newGroupCode } from "@recollect/domain/groups/group-code.ts";
import { canHostRounds } from "@recollect/domain/permissions/rounds.ts";
import {
  phaseOf,
  roundProblem,
  type HostedRound,
  type RoundEnd,
  type RoundOptions,
  type RoundPhase,
  type RoundPolicy,
  type RunningRound,
} from "@recollect/domain/rounds/round.ts";

import { lockStudent } from "../../access/lock-student.store.ts";
import { openDeck } from "../../access/opened-decks.store.ts";
import { isTakenDown } from "../../access/taken-down.store.ts";
import { isTeacherHere } from "../../access/teachers.store.ts";
import type { SessionViewer } from "../../http/viewer.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Db } from "../../store/tables.ts";
import { isUniqueViolation } from "../../store/unique-violation.ts";
import { markRemoved } from "./players.store.ts";
import type { RoundQuestions } from "./round-questions.ts";
import { readState } from "./round-state.ts";
import { hostedRound } from "./round-views.ts";
import { addRound, changeRound, findRound, lockRound, removeRound, runningRound, type RoundRow } from "./rounds.store.ts";

export type HostingDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  policy: RoundPolicy;
  questions: RoundQuestions;
};

type Viewer = Pick<SessionViewer, "uid">;

/** A round to start. `replace`: the host's running round may end for it. */
export type NewRound = RoundOptions & { deckId: number; replace: boolean };

/** The state that the host saw when pressing the button: a step is taken once, and only from there. */
export type StepFrom = { step: number; phase: RoundPhase };

const unpredictable = () => randomInt(2 ** 32) / 2 ** 32;

export type Hosting = ReturnType<typeof createHosting>;

/** What a host does with a round. */
export function createHosting({ store, clock, policy, questions }: HostingDeps) {
  async function mayHost(db: Db, uid: string): Promise<boolean> {
    return canHostRounds({ isTeacher: await isTeacherHere(db, uid) }, policy);
  }

  async function read({ uid }: Viewer, id: string): Promise<HostedRound> {
    const state = await readState(store.read, id, { questions, clock });
    if (state?.round.hostId !== uid) throw new AppError("round/not-found");
    return hostedRound(state);
  }

  /** Whether the host may still open the deck, and nobody took it down. */
  async function isDeckOpen(db: Db, { hostId, deckOwnerId, deckId }: RoundRow): Promise<boolean> {
    try {
      const deck = await openDeck(db, hostId, deckId);
      return deck.ownerId === deckOwnerId && !(await isTakenDown(db, { deckOwnerId, deckId }));
    } catch (error) {
      if (error instanceof AppError && error.code === "deck/not-found") return false;
      throw error;
    }
  }

  async function end(tx: Transaction, { id, hostId }: Pick<RoundRow, "id" | "hostId">, why: RoundEnd): Promise<void> {
    await changeRound(tx.db, id, { endedAt: clock(), endedWhy: why, isOpen: 0 });
    announceRound(tx, { id, hostId });
  }

  async function lockOwn(db: Db, { uid }: Viewer, id: string): Promise<RoundRow> {
    const round = await lockRound(db, id);
    if (round?.hostId !== uid) throw new AppError("round/not-found");
    return round;
  }

  /** Runs the work with the host's round locked, if it is not over, and returns the round after it. Throws `round/not-found`, `round/over`. */
  async function change(viewer: Viewer, id: string, work: (tx: Transaction, round: RoundRow) => Promise<void>): Promise<HostedRound> {
    await store.write(async (tx) => {
      const round = await lockOwn(tx.db, viewer, id);
      if (phaseOf(round, clock()) === "over") throw new AppError("round/over");
      if (!(await isDeckOpen(tx.db, round))) return end(tx, round, "deck");
      await work(tx, round);
      announceRound(tx, round);
    });
    return read(viewer, id);
  }

  async function insert(viewer: Viewer, { replace, ...fields }: Omit<Parameters<typeof addRound>[1], "code"> & { replace: boolean }) {
    const withCode = (code: string) =>
      store.write(async (tx) => {
        await lockStudent(tx.db, viewer.uid);
        if (!(await mayHost(tx.db, viewer.uid))) throw new AppError("round/not-for-you");
        const running = await runningRound(tx.db, viewer.uid, clock());
        if (running && !replace) throw new AppError("round/one-at-a-time", { details: running });
        if (running) await end(tx, { id: running.id, hostId: viewer.uid }, "another");
        await addRound(tx.db, { ...fields, code });
      });
    try {
      await withCode(newGroupCode(unpredictable));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await withCode(newGroupCode(unpredictable));
    }
  }

  return {
    /** Throws `round/not-found`. */
    read,

    /** Whether the viewer may start rounds, and the one that is running. */
    async list({ uid }: Viewer): Promise<{ mayHost: boolean; running: RunningRound | null }> {
      return { mayHost: await mayHost(store.read, uid), running: policy === "off" ? null : await runningRound(store.read, uid, clock()) };
    },

    /**
     * Throws `round/not-for-you`, `round/bad-count`, `round/bad-seconds`, `deck/not-found`, `deck/taken-down`, `round/too-few-answers`,
     * `practice/deck-too-long`, `round/one-at-a-time`.
     */
    async create(viewer: Viewer, { deckId, replace, ...options }: NewRound): Promise<HostedRound> {
      const problem = roundProblem(options);
      if (problem) throw new AppError(problem);
      if (!(await mayHost(store.read, viewer.uid))) throw new AppError("round/not-for-you");
      const running = await runningRound(store.read, viewer.uid, clock());
      if (running && !replace) throw new AppError("round/one-at-a-time", { details: running });
      const deck = await openDeck(store.read, viewer.uid, deckId);
      if (await isTakenDown(store.read, { deckOwnerId: deck.ownerId, deckId })) throw new AppError("deck/taken-down");
      const choiceTest = await questions.make(viewer.uid, deck, options);
      const id = randomBytes(12).toString("base64url");
      await insert(viewer, {
        replace,
        id,
        hostId: viewer.uid,
        deckOwnerId: deck.ownerId,
        deckId,
        title: deck.title,
        languages: choiceTest.languages,
        seconds: options.seconds,
        questionCount: choiceTest.questions.length,
        questions: JSON.stringify(choiceTest.questions),
        question: -1,
        closesAt: null,
        isOpen: 1,
        step: 0,
        touchedAt: clock(),
        endedAt: null,
        endedWhy: null,
      });
      return read(viewer, id);
    },

    /**
     * The next step: from the lobby to the first question, from a question to its answer, and from there to the next one or to the end. Nothing happens if the
     * round has gone on meanwhile. Throws `round/not-found`, `round/over`.
     */
    step: (viewer: Viewer, id: string, from: StepFrom): Promise<HostedRound> =>
      change(viewer, id, async (tx, round) => {
        const now = clock();
        const phase = phaseOf(round, now);
        if (round.step !== from.step || phase !== from.phase) return;
        const touch = { step: round.step + 1, touchedAt: now };
        if (phase === "question") return changeRound(tx.db, id, { ...touch, closesAt: now });
        const question = round.question + 1;
        if (question >= round.questionCount) {
          await changeRound(tx.db, id, touch);
          return end(tx, round, "host");
        }
        return changeRound(tx.db, id, { ...touch, question, closesAt: now + round.seconds * 1000 });
      }),

    /** Lets others join, or not. Throws `round/not-found`, `round/over`. */
    setOpen: (viewer: Viewer, id: string, isOpen: boolean): Promise<HostedRound> =>
      change(viewer, id, ({ db }) => changeRound(db, id, { isOpen: isOpen ? 1 : 0, touchedAt: clock() })),

    /** Takes a player out, whose name nobody can take again; also at the end. Throws `round/not-found`, `round/player-not-found`. */
    async removePlayer(viewer: Viewer, roundId: string, playerId: string): Promise<HostedRound> {
      await store.write(async (tx) => {
        const round = await lockOwn(tx.db, viewer, roundId);
        if (!(await markRemoved(tx.db, { roundId, id: playerId }, clock()))) throw new AppError("round/player-not-found");
        announceRound(tx, round);
      });
      return read(viewer, roundId);
    },

    /** Ends a round that is going on; its results stay until it is removed. Throws `round/not-found`, `round/over`. */
    end: (viewer: Viewer, id: string): Promise<HostedRound> => change(viewer, id, (tx, round) => end(tx, round, "host")),

    /** Removes a round with everything that was kept of it. Throws `round/not-found`. */
    remove: (viewer: Viewer, id: string): Promise<void> =>
      store.write(async (tx) => {
        const round = await lockOwn(tx.db, viewer, id);
        await removeRound(tx.db, id);
        announceRound(tx, round);
      }),

    /** Ends the time of a question that everybody has answered. */
    closeQuestion: (id: string, question: number): Promise<void> =>
      store.write(async (tx) => {
        const round = await lockRound(tx.db, id);
        const now = clock();
        if (!round || round.question !== question || phaseOf(round, now) !== "question") return;
        await changeRound(tx.db, id, { closesAt: now });
        announceRound(tx, round);
      }),

    /** Ends a round whose deck is closed to its host by now. */
    async endIfClosed(id: string): Promise<void> {
      const round = await findRound(store.read, id);
      if (!round || round.endedAt !== null || (await isDeckOpen(store.read, round))) return;
      await store.write(async (tx) => {
        const locked = await lockRound(tx.db, id);
        if (locked && locked.endedAt === null) await end(tx, locked, "deck");
      });
    },
  };
}

/** Tells every server process that the round changed, once the transaction is committed. */
export function announceRound(tx: Transaction, { id, hostId }: Pick<RoundRow, "id" | "hostId">): void {
  tx.announce({ kind: "round", uid: hostId, roundId: id });
}
