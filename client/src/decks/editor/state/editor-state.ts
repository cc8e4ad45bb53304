import {
  addCard,
  addCards,
  askAllBothWays,
  changeCard,
  deleteCard,
  moveCard,
  sameForm,
  typeCard,
  type Beside,
  type DeckForm,
  type FormCard,
  type FormStep,
  type Side,
} from "@recollect/domain/decks/deck-form.ts";
import { catalogue, type ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import type { Draft } from "../drafts/draft.ts";

/** An open form: what it holds, what it started from, and what its error banner says. */
export type EditorState = {
  /** tells this form's draft from those of other forms; a new deck is created under it at most once */
  readonly formId: string;
  readonly form: DeckForm;
  readonly start: DeckForm;
  /** the revision that `start` is; null for a new deck */
  readonly startRevision: number | null;
  /** the revision that was edited: older than the start's for a draft that was restored later; null for a new deck */
  readonly baseRevision: number | null;
  readonly problem: string | null;
};

export type EditorStep =
  | { type: "title"; text: string }
  | { type: "description"; text: string }
  | { type: "card"; key: string; side: Side; text: string }
  | { type: "beside"; key: string; change: Beside }
  | { type: "both ways"; isOn: boolean }
  | { type: "add"; key: string }
  | { type: "add many"; cards: readonly FormCard[]; after: string | null }
  | { type: "delete"; key: string }
  | { type: "move"; from: number; to: number }
  | { type: "problem"; message: string | null }
  | { type: "restore"; draft: Draft }
  | { type: "reopen"; formId: string; form: DeckForm; baseRevision: number | null };

export function openEditor(formId: string, form: DeckForm, baseRevision: number | null): EditorState {
  return { formId, form, start: form, startRevision: baseRevision, baseRevision, problem: null };
}

export function editorStep(state: EditorState, step: EditorStep): EditorState {
  switch (step.type) {
    case "title":
      return written(state, { ...state.form, title: step.text });
    case "description":
      return written(state, { ...state.form, description: step.text });
    case "card":
      return written(state, typeCard(state.form, step.key, step.side, step.text));
    case "beside":
      return written(state, changeCard(state.form, step.key, step.change));
    case "both ways":
      return written(state, askAllBothWays(state.form, step.isOn));
    case "add":
      return stepped(state, addCard(state.form, step.key));
    case "add many":
      return stepped(state, addCards(state.form, step.cards, step.after));
    case "delete":
      return stepped(state, deleteCard(state.form, step.key));
    case "move":
      return written(state, moveCard(state.form, step.from, step.to));
    case "problem":
      return state.problem === step.message ? state : { ...state, problem: step.message };
    case "restore":
      return { ...state, formId: step.draft.formId, form: step.draft.form, baseRevision: step.draft.baseRevision, problem: null };
    case "reopen":
      return openEditor(step.formId, step.form, step.baseRevision);
  }
}

/** Whether the form holds anything that would be lost if it were closed. */
export function isChanged({ form, start }: EditorState): boolean {
  return !sameForm(form, start);
}

function written(state: EditorState, form: DeckForm): EditorState {
  return form === state.form ? state : { ...state, form };
}

/** A refused step says why; one that works takes the last refusal of its kind away. */
function stepped(state: EditorState, { form, problem }: FormStep): EditorState {
  const message = problem === null ? (isStepProblem(state.problem) ? null : state.problem) : catalogue[problem].message;
  return { ...state, form, problem: message };
}

const stepProblems: readonly ErrorCode[] = ["deck/last-card", "deck/too-many-cards"];

function isStepProblem(message: string | null): boolean {
  return stepProblems.some((code) => catalogue[code].message === message);
}
