import { AppError } from "@recollect/domain/errors/failure.ts";
import type { UndoEntry } from "@recollect/domain/study/log/entry.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Session, StudyEntry } from "@recollect/domain/study/session/session.ts";
import { answer, bury, suspend, undo, type Model, type Stamp, type Taken } from "@recollect/domain/study/session/session-steps.ts";
import type { Outbox } from "../../outbox/outbox.ts";
import type { CardToStudy } from "../../requests/study-api.ts";

/** What a student can do to a session. */
export type Does = { kind: "answer"; rating: Rating } | { kind: "bury" | "suspend" | "undo" };
export type TakenStep = Taken<CardToStudy, StudyEntry | UndoEntry>;

type StepWritingDeps = {
  outbox: Pick<Outbox, "add" | "stamp">;
  session: () => Session<CardToStudy>;
  /** the model's effect of an answer; null when it can't be loaded now */
  model: () => Promise<Model>;
  /** ms since the question came into view */
  tookMs: () => number;
  newId: () => string;
  /** the step is safe: the next state may be shown */
  onKept: (does: Does, taken: TakenStep) => void;
  /** the step could be neither stored nor sent */
  onProblem: (problem: AppError) => void;
  /** the step takes long */
  onSlow: (isSlow: boolean) => void;
};

/** A step that is stored faster than this shows no busy state. */
const patienceMs = 150;

/** Stores a session's steps, one at a time. A failed step can be repeated as the same entry or, with another choice, in its place. */
export function createStepWriting({ outbox, session, model, tookMs, newId, onKept, onProblem, onSlow }: StepWritingDeps) {
  let writing: Promise<void> | null = null;
  let unkept: { does: Does; entry: TakenStep["entry"] } | null = null;

  function take(does: Does): void {
    if (writing !== null) return;
    writing = write(does).finally(() => (writing = null));
  }

  async function write(does: Does): Promise<void> {
    const patience = setTimeout(() => onSlow(true), patienceMs);
    const taken = made(does, await model());
    const attempt = taken && { does, entry: taken.entry };
    try {
      if (!taken) return;
      unkept = attempt;
      // A step that changes no schedule is not stored.
      if (!taken.isPractice) await outbox.add(taken.entry);
      if (unkept === attempt) keep(does, taken);
    } catch (failure) {
      // A refusal was shown already, and the session has followed it.
      if (unkept === attempt) onProblem(failure instanceof AppError ? failure : new AppError(undefined, { cause: failure }));
    } finally {
      clearTimeout(patience);
      onSlow(false);
    }
  }

  function keep(does: Does, taken: TakenStep): void {
    unkept = null;
    onKept(does, taken);
  }

  function made(does: Does, known: Model): TakenStep | null {
    const { tookMs: answerMs, ...stamp } = stampFor(does);
    switch (does.kind) {
      case "answer":
        return answer(session(), does.rating, { ...stamp, tookMs: answerMs }, known);
      case "bury":
        return bury(session(), stamp);
      case "suspend":
        return suspend(session(), stamp);
      case "undo":
        return undo(session(), stamp);
    }
  }

  /** Repeating the same step uses the same entry, because the first try may have reached the server. */
  function stampFor(does: Does): Stamp & { tookMs: number } {
    const entry = unkept?.entry;
    if (!unkept || !entry) return { id: newId(), at: outbox.stamp(), tookMs: tookMs() };
    const isSame = unkept.does.kind === does.kind && ratingOf(unkept.does) === ratingOf(does);
    if (!isSame) return { id: entry.id, at: outbox.stamp(), tookMs: tookMs() };
    return { id: entry.id, at: entry.at, tookMs: entry.kind === "answer" ? entry.tookMs : 0 };
  }

  return {
    take,
    /** Resolves when no step is being stored. */
    idle: async () => {
      if (writing !== null) await writing;
    },
    /** An entry that was neither stored nor acknowledged has arrived after all. */
    async accepted(ids: readonly string[]): Promise<void> {
      if (!unkept || writing !== null || !ids.includes(unkept.entry.id)) return;
      const { does } = unkept;
      const taken = made(does, await model());
      if (taken) keep(does, taken);
      else unkept = null;
    },
    /** The server will never accept this entry. */
    refused(id: string): void {
      if (unkept?.entry.id === id) unkept = null;
    },
  };
}

function ratingOf(does: Does): Rating | null {
  return does.kind === "answer" ? does.rating : null;
}
