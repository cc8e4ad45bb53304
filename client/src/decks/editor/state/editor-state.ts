import {
  addCard,
  addCards,
  askAllBothWays,
  changeCard,
  deleteCard,
  moveCard,
  putBack,
  sameForm,
  typeCard,
  type OptionsChange,
  type DeckForm,
  type FormCard,
  type FormStep,
  type Side,
} from "@recollect/domain/decks/deck-form.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { errorText } from "../../../lib/language/error-text.ts";
import type { Draft } from "../drafts/draft.ts";
import { noHistory, redo, addStep, undo, type EditHistory, type EditKind } from "../undo/edit-history.ts";
import { typingRun, type TypingRun } from "../undo/typing-run.ts";

/** An open form: its content, what it started from, and its error. */
export type EditorState = {
  /** distinguishes this form's draft from those of other forms; a new deck is created at most once for it */
  readonly formId: string;
  readonly form: DeckForm;
  readonly start: DeckForm;
  /** the revision of `start`; null for a new deck */
  readonly startRevision: number | null;
  /** the revision that was edited: older than the start's for a restored draft; null for a new deck */
  readonly baseRevision: number | null;
  /** the content at that revision, to know what was changed since; null for a new deck, and for a draft of an earlier build that has none */
  readonly base: DeckForm | null;
  readonly problem: string | null;
  /** how many steps were refused: a problem that is still there is shown again */
  readonly refusals: number;
  /** the steps to undo and redo */
  readonly history: EditHistory;
};

/** `isComposing`: an input method is composing text */
export type EditorStep =
  | { type: "title" | "description"; text: string; isComposing?: boolean }
  | { type: "card"; key: string; side: Side; text: string; isComposing?: boolean }
  | { type: "options"; key: string; change: OptionsChange; isComposing?: boolean }
  /** an input method begins to compose: what it writes is a step of its own */
  | { type: "composition" }
  | { type: "both ways"; isOn: boolean }
  | { type: "add"; key: string }
  | { type: "add many"; cards: readonly FormCard[]; after: string | null }
  | { type: "delete"; key: string }
  | { type: "put back"; card: FormCard; index: number }
  | { type: "move"; from: number; to: number }
  /** a pure change of several cards; its rule is loaded with what asks for it */
  | { type: "many"; kind: EditKind; change: (form: DeckForm) => FormStep }
  /** what others saved meanwhile; its rule is loaded with what learns of it */
  | { type: "rebase"; rebase: (state: EditorState) => EditorState }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "problem"; message: string | null }
  | { type: "restore"; draft: Draft }
  | { type: "reopen"; formId: string; form: DeckForm; baseRevision: number | null };

export function openEditor(formId: string, form: DeckForm, baseRevision: number | null): EditorState {
  const base = baseRevision === null ? null : form;
  return { formId, form, start: form, startRevision: baseRevision, baseRevision, base, problem: null, refusals: 0, history: noHistory };
}

export function editorStep(state: EditorState, step: EditorStep): EditorState {
  const { form } = state;
  switch (step.type) {
    case "title":
    case "description":
      return withForm(state, { ...form, [step.type]: step.text }, "text", runIn(step.type, form[step.type], step.text, step));
    case "card": {
      const before = form.cards.find(({ key }) => key === step.key)?.[step.side] ?? "";
      const run = runIn(`${step.key} ${step.side}`, before, step.text, step);
      return withForm(state, typeCard(form, step.key, step.side, step.text), "text", run);
    }
    case "options":
      return changeOptions(state, step);
    case "composition":
      return { ...state, history: { ...state.history, run: null } };
    case "both ways":
      return withForm(state, askAllBothWays(form, step.isOn), "both ways");
    case "add":
      return afterStep(state, addCard(form, step.key), "card added");
    case "add many":
      return afterStep(state, addCards(form, step.cards, step.after), "cards added");
    case "delete":
      return afterStep(state, deleteCard(form, step.key), "card deleted");
    case "put back":
      return afterStep(state, putBack(form, step.card, step.index), "card put back");
    case "many":
      return afterStep(state, step.change(form), step.kind);
    case "move":
      return withForm(state, moveCard(form, step.from, step.to), "card moved");
    case "undo":
    case "redo": {
      const turn = step.type === "undo" ? undo(state.history, form) : redo(state.history, form);
      return turn === null ? state : { ...state, form: turn.form, history: turn.history };
    }
    case "rebase":
      return step.rebase(state);
    case "problem":
      return step.message === null ? withoutProblem(state) : { ...state, problem: step.message, refusals: state.refusals + 1 };
    case "restore":
      return {
        ...openEditor(step.draft.formId, step.draft.form, step.draft.baseRevision),
        start: state.start,
        startRevision: state.startRevision,
        base: step.draft.base ?? (step.draft.baseRevision === state.startRevision ? state.start : null),
      };
    case "reopen":
      return openEditor(step.formId, step.form, step.baseRevision);
  }
}

/** Whether the form has content that closing it would lose. */
export function isChanged({ form, start }: EditorState): boolean {
  return !sameForm(form, start);
}

function changeOptions(state: EditorState, step: Extract<EditorStep, { type: "options" }>): EditorState {
  const form = changeCard(state.form, step.key, step.change);
  if (step.change.extra === undefined) return withForm(state, form, kindOf(step.change));
  const before = state.form.cards.find(({ key }) => key === step.key)?.extra ?? "";
  return withForm(state, form, "note", runIn(`${step.key} extra`, before, step.change.extra, step));
}

function kindOf(change: OptionsChange): EditKind {
  if ("bothWays" in change) return "both ways";
  if ("typeAnswer" in change) return "typed answer";
  return "masks" in change ? "masks" : "tags";
}

function runIn(field: string, before: string, after: string, { isComposing = false }: { isComposing?: boolean }): TypingRun | null {
  return typingRun(field, before, after, isComposing);
}

/** The step can be undone. */
function withForm(state: EditorState, form: DeckForm, kind: EditKind, run: TypingRun | null = null): EditorState {
  return form === state.form ? state : { ...state, form, history: addStep(state.history, state.form, kind, run) };
}

/** A refused step sets its problem; a successful one clears the last problem of its kind. */
function afterStep(state: EditorState, { form, problem }: FormStep, kind: EditKind): EditorState {
  const after = withForm(state, form, kind);
  if (problem !== null) return editorStep(after, { type: "problem", message: errorText(problem) });
  return isStepProblem(state.problem) ? withoutProblem(after) : after;
}

function withoutProblem(state: EditorState): EditorState {
  return state.problem === null ? state : { ...state, problem: null };
}

const stepProblems: readonly LocalErrorCode[] = ["deck/last-card", "deck/too-many-cards"];

function isStepProblem(message: string | null): boolean {
  return stepProblems.some((code) => errorText(code) === message);
}
