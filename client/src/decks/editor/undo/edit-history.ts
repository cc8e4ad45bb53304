import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { goesOn, type TypingRun } from "./typing-run.ts";

/** What was done to a form, for the words that tell of it. */
export type EditKind =
  "text" | "card added" | "cards added" | "card deleted" | "card put back" | "card moved" | "tags" | "note" | "both ways";

type Entry = { readonly form: DeckForm; readonly kind: EditKind };

/** The forms before and after the one that is shown, since it was opened. `run` is the typing that goes on. */
export type EditHistory = { readonly past: readonly Entry[]; readonly future: readonly Entry[]; readonly run: TypingRun | null };

export const noHistory: EditHistory = { past: [], future: [], run: null };

const mostSteps = 500;
/** A form's list of cards is copied with each step, and all lists together have at most this many places: some 16 MB. */
const mostPlaces = 2_000_000;

/** The history after a step that made something else of `before`. Typing that goes on is one step. */
export function remembered(history: EditHistory, before: DeckForm, kind: EditKind, run: TypingRun | null): EditHistory {
  if (goesOn(history.run, run)) return { ...history, run };
  const kept = Math.min(mostSteps, Math.max(20, Math.floor(mostPlaces / (before.cards.length + 1))));
  return { past: [...history.past, { form: before, kind }].slice(-kept), future: [], run };
}

type Turn = { form: DeckForm; kind: EditKind; history: EditHistory };

/** The form before the last step; null when there is none. */
export function undone({ past, future }: EditHistory, form: DeckForm): Turn | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return {
    form: last.form,
    kind: last.kind,
    history: { past: past.slice(0, -1), future: [{ form, kind: last.kind }, ...future], run: null },
  };
}

/** The form after the step that was taken back last; null when there is none. */
export function redone({ past, future }: EditHistory, form: DeckForm): Turn | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return { form: next.form, kind: next.kind, history: { past: [...past, { form, kind: next.kind }], future: rest, run: null } };
}
