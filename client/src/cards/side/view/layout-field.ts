import { Facet, StateEffect, StateField, type ChangeSpec, type EditorState } from "@codemirror/state";
import { differenceOf } from "@recollect/domain/cards/text-difference.ts";
import { sideLayout, type SidePart } from "@recollect/domain/cards/text/side-layout.ts";

/** Whether gaps are read: in a term, not in a definition. */
export const hasGaps = Facet.define<boolean, boolean>({ combine: (values) => values[0] ?? false });

/** Sent when the field gets or loses the focus. */
export const setFocus = StateEffect.define<boolean>();

/** What the text of a side consists of; read again when it changes. */
export const layoutField = StateField.define<{ parts: readonly SidePart[]; hasFocus: boolean }>({
  create: (state) => ({ parts: layoutOf(state), hasFocus: false }),
  update(value, transaction) {
    const parts = transaction.docChanged ? layoutOf(transaction.state) : value.parts;
    let { hasFocus } = value;
    for (const effect of transaction.effects) if (effect.is(setFocus)) hasFocus = effect.value;
    return parts === value.parts && hasFocus === value.hasFocus ? value : { parts, hasFocus };
  },
});

/** The whole text of a state, as it came in. */
export function textOf(state: EditorState): string {
  return state.sliceDoc();
}

/** The changes that turn a state's text into another one; none where they are the same. */
export function changesTo(state: EditorState, text: string): ChangeSpec {
  const { from, to, insert } = differenceOf(textOf(state), text);
  return from === to && insert === "" ? [] : { from, to, insert: state.toText(insert) };
}

function layoutOf(state: EditorState): SidePart[] {
  return sideLayout(textOf(state), { gaps: state.facet(hasGaps) });
}
