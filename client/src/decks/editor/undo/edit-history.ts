import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { goesOn, type TypingRun } from "./typing-run.ts";

/** What a step did, for its announcement. */
export type EditKind =
  | "text"
  | "card added"
  | "cards added"
  | "card deleted"
  | "card put back"
  | "card moved"
  | "cards deleted"
  | "cards put back"
  | "cards moved"
  | "cards merged"
  | "text replaced"
  | "tags"
  | "note"
  | "both ways"
  | "typed answer"
  | "masks";

type Entry = { readonly form: DeckForm; readonly kind: EditKind };

/** The forms before and after the current one, since the form was opened. `run` is the current run of typing. */
export type EditHistory = { readonly past: readonly Entry[]; readonly future: readonly Entry[]; readonly run: TypingRun | null };

export const noHistory: EditHistory = { past: [], future: [], run: null };

const mostSteps = 500;
/** Each step copies a form's list of cards; all lists together have at most this many entries: about 16 MB. */
const mostPlaces = 2_000_000;

/** The history after a step that replaced `before`. A run of typing is one step. */
export function addStep(history: EditHistory, before: DeckForm, kind: EditKind, run: TypingRun | null): EditHistory {
  if (goesOn(history.run, run)) return { ...history, run };
  const limit = Math.min(mostSteps, Math.max(20, Math.floor(mostPlaces / (before.cards.length + 1))));
  return { past: [...history.past, { form: before, kind }].slice(-limit), future: [], run };
}

type Turn = { form: DeckForm; kind: EditKind; history: EditHistory };

/** Undoes the last step; null if there is none. */
export function undo({ past, future }: EditHistory, form: DeckForm): Turn | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return {
    form: last.form,
    kind: last.kind,
    history: { past: past.slice(0, -1), future: [{ form, kind: last.kind }, ...future], run: null },
  };
}

/** Redoes the step that was undone last; null if there is none. */
export function redo({ past, future }: EditHistory, form: DeckForm): Turn | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return { form: next.form, kind: next.kind, history: { past: [...past, { form, kind: next.kind }], future: rest, run: null } };
}
