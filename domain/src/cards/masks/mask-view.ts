import { decimal, type Mask, type MaskShape, type Point } from "./masks.ts";

/**
 * How a shape is drawn: `asked` and `hidden` cover the picture, the first being what is asked; `answered` frames what was asked, with its label;
 * `written` are words on the picture.
 */
export type MaskState = "asked" | "hidden" | "answered" | "written";

export type DrawnMask = Pick<Mask, "shape" | "label" | "color"> & { readonly state: MaskState };

/**
 * A picture with its masks as one question or answer shows it. `place` is that of the asked number among `count` numbers, from 1 on; 0 if all are
 * asked, as when flipping through a deck.
 */
export type MaskView = { readonly place: number; readonly count: number; readonly masks: readonly DrawnMask[] };

const letters = { asked: "a", hidden: "h", answered: "r", written: "w" } as const;
const states = { a: "asked", h: "hidden", r: "answered", w: "written" } as const;

/**
 * The view as the end of a picture's address: `#o=3.7;ab.1,.2,.3,.4`. Questions and answers carry it in their text, so that whatever draws a text
 * draws the masks; a card never has it.
 */
export function writeMaskView({ place, count, masks }: MaskView): string {
  return `#o=${[`${place}.${count}`, ...masks.map(maskText)].join(";")}`;
}

function maskText({ state, shape, label, color }: DrawnMask): string {
  const places = shape.kind === "polygon" ? shape.points.flat() : placesOf(shape);
  const text = `${letters[state]}${shape.kind.charAt(0)}${[shape.turn, ...places].map(decimal).join(",")}`;
  return color === "" && label === "" ? text : `${text}=${color.slice(1)}=${encoded(label)}`;
}

function placesOf(shape: Exclude<MaskShape, { kind: "polygon" }>): number[] {
  return shape.kind === "words" ? [shape.left, shape.top, shape.size] : [shape.left, shape.top, shape.width, shape.height];
}

/** As UTF-8 bytes, but for letters without a meaning in an address. */
function encoded(label: string): string {
  return encodeURIComponent(label.toWellFormed()).replace(
    /[!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

/** The view in the end of an address; null if it is none. Shapes that can't be drawn are left out. */
export function readMaskView(text: string): MaskView | null {
  const [head = "", ...shapes] = text.replace(/^#?o=/, "").split(";");
  const found = /^(\d{1,3})\.(\d{1,3})$/.exec(head);
  if (!found) return null;
  return { place: Number(found[1]), count: Number(found[2]), masks: shapes.flatMap((one) => readShape(one) ?? []) };
}

function readShape(text: string): DrawnMask | null {
  const [, letter = "", kind = "", places = "", color = "", label = ""] = /^([ahrw])([bepw])([\d.,-]+)(?:=([0-9a-f]{0,6})=([\w.%-]*))?$/.exec(text) ?? [];
  const [turn = 0, ...numbers] = places.split(",").map(Number);
  const shape = shapeOf(kind, numbers, turn);
  if (!shape || ![turn, ...numbers].every(Number.isFinite)) return null;
  return { state: states[letter as keyof typeof states], shape, color: color === "" ? "" : `#${color}`, label: decoded(label) };
}

function shapeOf(letter: string, numbers: readonly number[], turn: number): MaskShape | null {
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  if (letter === "p") return { kind: "polygon", points: pointsOf(numbers), turn };
  if (letter === "w") return { kind: "words", left, top, size: width, turn };
  return letter === "" ? null : { kind: letter === "b" ? "box" : "ellipse", left, top, width, height, turn };
}

function pointsOf(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, at) => (at % 2 === 0 && at + 1 < numbers.length ? [[x, numbers[at + 1] ?? 0] as const] : []));
}

function decoded(label: string): string {
  try {
    return decodeURIComponent(label);
  } catch {
    return "";
  }
}
