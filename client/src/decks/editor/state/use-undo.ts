import { useState, type Dispatch, type RefObject } from "react";
import { flushSync } from "react-dom";
import { drawnElementOf } from "../../../cards/side/drawn-elements.ts";
import { editorTexts } from "./editor.texts.ts";
import { editorStep, type EditorState, type EditorStep } from "./editor-state.ts";
import { changedPlace, type Place } from "../undo/changed-place.ts";

/** Waits this many frames for a row to be rendered. */
const mostFrames = 30;

type Options = {
  state: EditorState;
  dispatch: Dispatch<EditorStep>;
  /** the element that contains all fields */
  page: RefObject<HTMLElement | null>;
  /** scrolls a card's row into view; returns its index */
  reveal: (key: string, index: number) => number;
};

/** Undoes and redoes steps in order, and scrolls to what changed. */
export function useUndo({ state, dispatch, page, reveal }: Options) {
  const [announcement, say] = useState("");

  function turn(type: "undo" | "redo", byKeys: boolean): void {
    const { past, future } = state.history;
    const entry = type === "undo" ? past.at(-1) : future[0];
    if (entry === undefined) return say(type === "undo" ? editorTexts.nothingToUndo : editorTexts.nothingToRedo);
    const place = changedPlace(state.form, editorStep(state, { type }).form);
    flushSync(() => {
      dispatch({ type });
      say(editorTexts[type === "undo" ? "undone" : "redone"](entry.kind));
    });
    if (place !== null) goTo(place, byKeys);
  }

  /** The button keeps the focus when it was pressed: on a phone a field would open the keyboard. */
  function goTo(place: Place, withFocus: boolean): void {
    if (place.of !== "card") {
      if (withFocus) focus(page.current?.querySelector(`[name="${place.of}"]`), place.caret);
      return;
    }
    const row = reveal(place.key, place.index);
    if (withFocus) whenDrawn(`[data-index="${row}"] [data-side="${place.side}"]`, place.caret, mostFrames);
  }

  function whenDrawn(selector: string, caret: number | null, frames: number): void {
    const field = page.current?.querySelector(selector);
    if (field) focus(field, caret);
    else if (frames > 0) requestAnimationFrame(() => whenDrawn(selector, caret, frames - 1));
  }

  return {
    announcement,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    turn,
    goTo,
  };
}

function focus(field: Element | null | undefined, caret: number | null): void {
  const drawn = drawnElementOf(field);
  if (drawn && field instanceof HTMLElement) {
    field.focus();
    if (caret !== null) drawn.apply({ ...drawn.edit(), from: caret, to: caret });
    return;
  }
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  if (caret !== null) field.setSelectionRange(caret, caret);
}
