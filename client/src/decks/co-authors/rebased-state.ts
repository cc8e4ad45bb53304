import { takeSaved, type HeldPlaces } from "@recollect/domain/decks/co-authors/take-saved.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { EditorState } from "../editor/state/editor-state.ts";
import type { EditHistory } from "../editor/undo/edit-history.ts";

/** Of longer histories the steps are given up: each of them would have to take what was saved. */
const mostPlaces = 200_000;

/**
 * An open form with what others saved meanwhile. The steps to undo take it too, so that undoing one's own step undoes nobody else's. A form whose beginning is not
 * known stays as it is: its save asks.
 */
export function rebasedState(state: EditorState, saved: Deck, held: HeldPlaces): EditorState {
  if (state.base === null) return state;
  const { base, rebased } = takeSaved({ form: state.form, base: state.base }, saved, held);
  const form = rebased(state.form);
  if (form === state.form && base === state.base) return state;
  const { past, future, run } = state.history;
  const isLong = (past.length + future.length) * (state.form.cards.length + 1) > mostPlaces;
  const steps = (entries: EditHistory["past"]) => entries.map((entry) => ({ ...entry, form: rebased(entry.form) }));
  return {
    ...state,
    form,
    base,
    start: state.start === state.form ? form : rebased(state.start),
    history: isLong ? { past: [], future: [], run: null } : { past: steps(past), future: steps(future), run },
  };
}
