import { MASKS } from "@recollect/domain/limits/limits.ts";
import { readMasks, rounded, writeMasks, type Mask, type Masks, type MaskShape, type Point } from "@recollect/domain/cards/masks/masks.ts";
import { frameOf } from "../mask-shape.tsx";

/**
 * Masks while they are drawn. `selected` are places in the list; `past` and `future` are what can be undone and redone. `labeling` is the mask whose
 * label is being typed: that is one step.
 */
export type MaskEditing = Masks & {
  readonly selected: readonly number[];
  readonly past: readonly Masks[];
  readonly future: readonly Masks[];
  readonly labeling: number | null;
};

export type MaskStep =
  | { type: "add"; shape: MaskShape }
  | { type: "select"; at: number | null; isAdded?: boolean }
  /** by shares of the picture; `isGoingOn` for all but the first step of one movement, which is undone as a whole */
  | { type: "move"; right: number; down: number; isGoingOn?: boolean }
  | { type: "resize"; right: number; down: number; isGoingOn?: boolean }
  | { type: "reshape"; at: number; shape: MaskShape; isGoingOn?: boolean }
  | { type: "label"; at: number; label: string }
  | { type: "hide"; hides: Masks["hides"] }
  | { type: "group" }
  | { type: "ungroup" }
  | { type: "delete" }
  | { type: "undo" }
  | { type: "redo" };

export function startEditing(lines: readonly string[]): MaskEditing {
  return { ...readMasks(lines), selected: [], past: [], future: [], labeling: null };
}

/** The lines of the card after the editing. */
export function linesAfter({ hides, masks }: MaskEditing): string[] {
  return writeMasks({ hides, masks: masks.map((mask) => ({ ...mask, label: mask.label.trim() })) });
}

/** A mask is at least this share of the picture in each direction, so that it can be seen and taken hold of. */
export const smallest = 0.01;
const mostSteps = 200;

/** The next state. A step that can't be done changes nothing. */
export function afterMaskStep(before: MaskEditing, step: MaskStep): MaskEditing {
  const state = step.type === "label" || before.labeling === null ? before : { ...before, labeling: null };
  switch (step.type) {
    case "add":
      return added(state, step.shape);
    case "select":
      return { ...state, selected: selectedAfter(state, step) };
    case "move":
      return changed(state, step, (mask) => ({ ...mask, shape: moved(mask.shape, keptInside(state, step)) }));
    case "resize":
      return changed(state, step, (mask) => ({ ...mask, shape: resized(mask.shape, step) }));
    case "reshape":
      return changed({ ...state, selected: [step.at] }, step, (mask) => ({ ...mask, shape: step.shape }));
    case "label":
      return labeled(state, step);
    case "hide":
      return state.hides === step.hides ? state : { ...remembered(state, false), hides: step.hides };
    case "group":
      return grouped(state);
    case "ungroup":
      return ungrouped(state);
    case "delete":
      if (state.selected.length === 0) return state;
      return { ...remembered(state, false), masks: state.masks.filter((_, at) => !state.selected.includes(at)), selected: [] };
    case "undo":
    case "redo":
      return turnedBack(state, step.type);
  }
}

/** Whether another mask can be added. */
export function canAdd({ masks }: MaskEditing): boolean {
  return masks.length < MASKS.perCard;
}

/** Whether the selected masks are asked together. */
export function isGroup({ masks, selected }: MaskEditing): boolean {
  const numbers = new Set(selected.map((at) => masks[at]?.number));
  return selected.length > 1 && numbers.size === 1;
}

/** Whether the last step added a mask. */
export function isLastStepAddition({ masks, past }: MaskEditing): boolean {
  const [before] = past.slice(-1);
  return before !== undefined && before.masks.length < masks.length;
}

function added(state: MaskEditing, shape: MaskShape): MaskEditing {
  if (!canAdd(state)) return state;
  const mask: Mask = { number: nextNumber(state.masks), shape: roundedShape(shape), label: "", color: "" };
  return { ...remembered(state, false), masks: [...state.masks, mask], selected: [state.masks.length] };
}

/** The number after the highest: no schedule moves from one mask to another. */
function nextNumber(masks: readonly Mask[]): number {
  return Math.min(Math.max(0, ...masks.map(({ number }) => number)) + 1, MASKS.highestNumber);
}

function selectedAfter({ selected }: MaskEditing, { at, isAdded = false }: Extract<MaskStep, { type: "select" }>): readonly number[] {
  if (at === null) return [];
  if (!isAdded) return [at];
  return selected.includes(at) ? selected.filter((one) => one !== at) : [...selected, at];
}

function changed(state: MaskEditing, { isGoingOn = false }: { isGoingOn?: boolean }, change: (mask: Mask) => Mask): MaskEditing {
  if (state.selected.length === 0) return state;
  const masks = state.masks.map((mask, at) => (state.selected.includes(at) ? roundedMask(change(mask)) : mask));
  return { ...remembered(state, isGoingOn), masks };
}

function labeled(state: MaskEditing, { at, label }: Extract<MaskStep, { type: "label" }>): MaskEditing {
  const mask = state.masks[at];
  const text = label
    .replace(/[\s\u2028\u2029]+/g, " ")
    .trimStart()
    .slice(0, MASKS.labelMaxLength);
  // Words on the picture without a text would be nothing.
  if (!mask || mask.label === text || (mask.shape.kind === "words" && text === "")) return state;
  return { ...remembered(state, state.labeling === at), masks: state.masks.with(at, { ...mask, label: text }), labeling: at };
}

/** Groups take the lowest number, whose schedule goes on. */
function grouped(state: MaskEditing): MaskEditing {
  const numbers = state.selected.flatMap((at) => state.masks[at]?.number || []);
  if (numbers.length < 2) return state;
  const lowest = Math.min(...numbers);
  return {
    ...remembered(state, false),
    masks: state.masks.map((mask, at) => (state.selected.includes(at) && mask.shape.kind !== "words" ? { ...mask, number: lowest } : mask)),
  };
}

/** All but the first get numbers of their own. */
function ungrouped(state: MaskEditing): MaskEditing {
  if (!isGroup(state)) return state;
  const [, ...others] = state.selected.toSorted((a, b) => a - b);
  let masks: readonly Mask[] = state.masks;
  for (const at of others) masks = masks.map((mask, place) => (place === at ? { ...mask, number: nextNumber(masks) } : mask));
  return { ...remembered(state, false), masks };
}

/** The state with its masks among what can be undone; steps of one movement are one. */
function remembered(state: MaskEditing, isGoingOn: boolean): MaskEditing {
  if (isGoingOn && state.past.length > 0) return { ...state, future: [] };
  return { ...state, past: [...state.past, { hides: state.hides, masks: state.masks }].slice(-mostSteps), future: [] };
}

function turnedBack(state: MaskEditing, to: "undo" | "redo"): MaskEditing {
  const now = { hides: state.hides, masks: state.masks };
  const next = to === "undo" ? state.past.at(-1) : state.future.at(-1);
  if (!next) return state;
  const [past, future] =
    to === "undo" ? [state.past.slice(0, -1), [...state.future, now]] : [[...state.past, now], state.future.slice(0, -1)];
  return { ...state, ...next, past, future, selected: state.selected.filter((at) => at < next.masks.length) };
}

/** Masks are moved together as far as all of them stay on the picture. */
function keptInside({ masks, selected }: MaskEditing, { right, down }: { right: number; down: number }): { right: number; down: number } {
  const frames = selected.flatMap((at) => (masks[at] ? [frameOf(masks[at].shape)] : []));
  const kept = (by: number, edges: readonly (readonly [number, number])[]) => {
    const least = Math.max(...edges.map(([start]) => -Math.max(start, 0)));
    const most = Math.min(...edges.map(([, end]) => 1 - Math.min(end, 1)));
    return Math.min(Math.max(by, least), most);
  };
  return {
    right: kept(
      right,
      frames.map(({ left, width }) => [left, left + width] as const),
    ),
    down: kept(
      down,
      frames.map(({ top, height }) => [top, top + height] as const),
    ),
  };
}

function moved(shape: MaskShape, { right, down }: { right: number; down: number }): MaskShape {
  if (shape.kind === "polygon") return { ...shape, points: shape.points.map(([x, y]): Point => [x + right, y + down]) };
  return { ...shape, left: shape.left + right, top: shape.top + down };
}

/** The right and the lower edge are moved; a polygon is stretched. */
function resized(shape: MaskShape, { right, down }: { right: number; down: number }): MaskShape {
  if (shape.kind === "words") return { ...shape, size: within(shape.size + down, smallest, 0.5) };
  const { left, top, width, height } = frameOf(shape);
  const [newWidth, newHeight] = [
    within(width + right, smallest, 1 - Math.max(left, 0)),
    within(height + down, smallest, 1 - Math.max(top, 0)),
  ];
  if (shape.kind !== "polygon") return { ...shape, width: newWidth, height: newHeight };
  const points = shape.points.map(([x, y]): Point => [left + ((x - left) * newWidth) / width, top + ((y - top) * newHeight) / height]);
  return { ...shape, points };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

function roundedMask(mask: Mask): Mask {
  return { ...mask, shape: roundedShape(mask.shape) };
}

function roundedShape(shape: MaskShape): MaskShape {
  if (shape.kind === "polygon") return { ...shape, points: shape.points.map(([x, y]): Point => [rounded(x), rounded(y)]) };
  if (shape.kind === "words") return { ...shape, left: rounded(shape.left), top: rounded(shape.top), size: rounded(shape.size) };
  const { left, top, width, height } = shape;
  return { ...shape, left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) };
}
