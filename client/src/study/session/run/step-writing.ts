import { AppError } from "@recollect/domain/errors/failure.ts";
import type { UndoEntry } from "@recollect/domain/study/log/entry.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Session, StudyEntry } from "@recollect/domain/study/session/session.ts";
import { answer, bury, suspend, undo, type Model, type Stamp, type StepResult } from "@recollect/domain/study/session/session-steps.ts";
import type { Outbox } from "../../outbox/outbox.ts";
import type { CardToStudy } from "../../requests/study-api.ts";

/** What a student can do to a session. */
export type StepAction = { kind: "answer"; rating: Rating } | { kind: "bury" | "suspend" | "undo" };
export type TakenStep = StepResult<CardToStudy, StudyEntry | UndoEntry>;

type StepWritingDeps = {
  outbox: Pick<Outbox, "add" | "stamp">;
  session: () => Session<CardToStudy>;
  /** the model's effect of an answer; null when it can't be loaded now */
  model: () => Promise<Model>;
  /** ms since the question came into view */
  tookMs: () => number;
  newId: () => string;
  /** the step is safe: the next state may be shown */
  onKept: (action: StepAction, step: TakenStep) => void;
  /** the step could be neither stored nor sent */
  onProblem: (problem: AppError) => void;
  /** the step takes long */
  onSlow: (isSlow: boolean) => void;
};

/** A step that is stored faster than this shows no busy state. */
const patienceMs = 150;

/**
 * Stores a session's steps, one at a time. A failed step can be repeated as the same entry or, with another choice, in its place. While a step is
 * being stored, another one is passed over, except an undo: it means that step, and follows as soon as it is stored.
 */
export function createStepWriting({ outbox, session, model, tookMs, newId, onKept, onProblem, onSlow }: StepWritingDeps) {
  let writing: Promise<void> | null = null;
  let isUndoNext = false;
  let unsaved: { action: StepAction; entry: TakenStep["entry"] } | null = null;

  function take(action: StepAction): void {
    if (writing !== null) {
      isUndoNext ||= action.kind === "undo";
      return;
    }
    isUndoNext = false;
    writing = writeWithUndo(action).finally(() => (writing = null));
  }

  async function writeWithUndo(action: StepAction): Promise<void> {
    const isKept = await write(action);
    if (isKept && isUndoNext && action.kind !== "undo") await write({ kind: "undo" });
  }

  /** Resolves to whether the next state is shown. */
  async function write(action: StepAction): Promise<boolean> {
    const patience = setTimeout(() => onSlow(true), patienceMs);
    const before = action.kind === "undo" ? session().done.at(-1)?.before.progress : undefined;
    const step = takeStep(action, await model());
    const attempt = step && { action, entry: step.entry };
    try {
      if (!step) return false;
      unsaved = attempt;
      // A step that changes no schedule is not stored.
      if (!step.isPractice) await outbox.add(step.entry, before);
      if (unsaved !== attempt) return false;
      keep(action, step);
      return true;
    } catch (failure) {
      // A refusal was shown already, and the session has followed it.
      if (unsaved === attempt) onProblem(failure instanceof AppError ? failure : new AppError(undefined, { cause: failure }));
      return false;
    } finally {
      clearTimeout(patience);
      onSlow(false);
    }
  }

  function keep(action: StepAction, step: TakenStep): void {
    unsaved = null;
    onKept(action, step);
  }

  function takeStep(action: StepAction, loadedModel: Model): TakenStep | null {
    const { tookMs: answerMs, ...stamp } = stampFor(action);
    switch (action.kind) {
      case "answer":
        return answer(session(), action.rating, { ...stamp, tookMs: answerMs }, loadedModel);
      case "bury":
        return bury(session(), stamp);
      case "suspend":
        return suspend(session(), stamp);
      case "undo":
        return undo(session(), stamp);
    }
  }

  /** Repeating the same step uses the same entry, because the first try may have reached the server. */
  function stampFor(action: StepAction): Stamp & { tookMs: number } {
    const entry = unsaved?.entry;
    if (!unsaved || !entry) return { id: newId(), at: outbox.stamp(), tookMs: tookMs() };
    const isSame = unsaved.action.kind === action.kind && ratingOf(unsaved.action) === ratingOf(action);
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
    async noteAccepted(ids: readonly string[]): Promise<void> {
      if (!unsaved || writing !== null || !ids.includes(unsaved.entry.id)) return;
      const { action } = unsaved;
      const step = takeStep(action, await model());
      if (step) keep(action, step);
      else unsaved = null;
    },
    /** The server will never accept this entry. */
    dropRefused(id: string): void {
      if (unsaved?.entry.id === id) unsaved = null;
    },
  };
}

function ratingOf(action: StepAction): Rating | null {
  return action.kind === "answer" ? action.rating : null;
}
