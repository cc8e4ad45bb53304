import type { Edit } from "@recollect/domain/cards/text-edits.ts";

/** The element of a drawn side, as the editor's tools use it: a text with a selection, as a plain field has. */
export type DrawnElement = {
  edit: () => Edit;
  /** writes a changed text and selects in it; as one step */
  apply: (next: Edit) => void;
  /** moves the focus into the picture or the sound beside the caret; whether there is one */
  enter: () => boolean;
};

const drawnElements = new WeakMap<Element, DrawnElement>();

export function drawnElementOf(element: Element | null | undefined): DrawnElement | null {
  return (element && drawnElements.get(element)) ?? null;
}

/** Returns the function that ends it. */
export function registerDrawn(element: Element, drawn: DrawnElement): () => void {
  drawnElements.set(element, drawn);
  return () => void drawnElements.delete(element);
}
