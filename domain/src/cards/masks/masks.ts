import type { ErrorCode } from "../../errors/catalogue.ts";
import { MASKS } from "../../limits/mask-limits.ts";

/** A place on the picture: 0 is its left or upper edge, 1 its right or lower one. */
export type Point = readonly [x: number, y: number];

/** A rectangle on the picture; of an ellipse, the one around it. */
export type Frame = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/**
 * What a mask looks like. `words` are written on the picture and hide nothing; their `size` is the height of a line, as a share of the
 * picture's height. `turn` is the rotation around the upper left corner, clockwise, as a share of a full turn.
 */
export type MaskShape = (
  | ({ readonly kind: "box" | "ellipse" } & Frame)
  | { readonly kind: "polygon"; readonly points: readonly Point[] }
  | { readonly kind: "words"; readonly left: number; readonly top: number; readonly size: number }
) & { readonly turn: number };

/**
 * A mask over a picture. Masks with the same number are asked together; 0 is never asked. `label` is what the mask hides, or the words
 * themselves; empty if it has none. `color` is such as `#ffcc00`; empty for the usual one.
 */
export type Mask = { readonly number: number; readonly shape: MaskShape; readonly label: string; readonly color: string };

/** The masks of a card. `hides`: whether a question covers only what it asks, or everything. */
export type Masks = { readonly hides: "one" | "all"; readonly masks: readonly Mask[] };

/** The line of a card that hides everything: it may stand at any place among the masks. */
const hideAll = "hide all";

const isNumber = /^\d{1,3}$/;
const isPlace = /^-?\d(?:\.\d{1,4})?$/;
const isTurn = /^@0\.\d{1,4}$/;
const isColor = /^#[0-9a-f]{6}$/;

/**
 * A mask as a card stores it, one on a line: its number, its shape, and after a colon its label. For example
 * `1 box 0.1 0.2 0.3 0.15: left atrium`, `2 ellipse 0.5 0.5 0.1 0.2`, `2 polygon 0.1,0.1 0.4,0.1 0.2,0.3`, `0 words 0.1 0.9 0.05: seen from above`.
 * Boxes and ellipses have their left and upper edge, width and height. `@0.25` behind them turns them, `#ffcc00` colors them. Null for any other line.
 */
export function readMask(line: string): Mask | null {
  if (line.length > MASKS.lineMaxLength) return null;
  const colon = line.indexOf(": ");
  const [number = "", kind = "", ...more] = (colon < 0 ? line : line.slice(0, colon)).split(" ");
  const label = colon < 0 ? "" : line.slice(colon + 2).trimEnd();
  if (!isNumber.test(number) || (colon >= 0 && (label === "" || label !== label.trimStart()))) return null;
  const color = isColor.test(more.at(-1) ?? "") ? (more.pop() ?? "") : "";
  const turn = isTurn.test(more.at(-1) ?? "") ? Number(more.pop()?.slice(1)) : 0;
  const shape = shapeOf(kind, more, turn);
  const mask = shape && { number: Number(number), shape, label, color };
  return mask && isMask(mask) ? mask : null;
}

function shapeOf(kind: string, more: readonly string[], turn: number): MaskShape | null {
  const places = (kind === "polygon" ? more.flatMap((pair) => pair.split(",")) : more).map((place) =>
    isPlace.test(place) ? Number(place) : Number.NaN,
  );
  if (places.some(Number.isNaN)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = places;
  if ((kind === "box" || kind === "ellipse") && places.length === 4) return { kind, left, top, width, height, turn };
  if (kind === "words" && places.length === 3) return { kind, left, top, size: width, turn };
  return kind === "polygon" && more.length * 2 === places.length ? { kind, points: pointsOf(places), turn } : null;
}

function pointsOf(places: readonly number[]): Point[] {
  return places.flatMap((x, at) => (at % 2 === 0 ? [[x, places[at + 1] ?? 0] as const] : []));
}

/** A shape may stick out of the picture by the picture's own size. */
const [least, most] = [-1, 2];

/** Whether a mask keeps the bounds of masks: a shape has an area and is not far from the picture, and words have a text. */
export function isMask({ number: group, shape, label }: Mask): boolean {
  const isNear = (...places: number[]) => places.every((place) => place >= least && place <= most);
  if (!Number.isInteger(group) || group < 0 || group > MASKS.highestNumber || label.length > MASKS.labelMaxLength) return false;
  if (/[\r\n\u2028\u2029]/.test(label)) return false;
  if (shape.kind === "words") return group === 0 && label !== "" && shape.size > 0 && shape.size <= 1 && isNear(shape.left, shape.top);
  if (shape.kind === "polygon") {
    const { length } = shape.points;
    return length >= 3 && length <= MASKS.pointsOfPolygon && shape.points.every(([x, y]) => isNear(x, y));
  }
  return shape.width > 0 && shape.height > 0 && isNear(shape.left, shape.top, shape.left + shape.width, shape.top + shape.height);
}

/** The line of a mask, from which `readMask` reads the same mask. Places are rounded to a ten-thousandth of the picture. */
export function writeMask({ number: group, shape, label, color }: Mask): string {
  const turn = shape.turn === 0 ? "" : ` @${decimal(shape.turn)}`;
  return `${group} ${shapeText(shape)}${turn}${color === "" ? "" : ` ${color}`}${label === "" ? "" : `: ${label}`}`;
}

function shapeText(shape: MaskShape): string {
  if (shape.kind === "polygon") return `polygon ${shape.points.map((point) => point.map(decimal).join(",")).join(" ")}`;
  const places = shape.kind === "words" ? [shape.left, shape.top, shape.size] : [shape.left, shape.top, shape.width, shape.height];
  return `${shape.kind} ${places.map(decimal).join(" ")}`;
}

/** At most four decimals, without zeros at the end. */
export function decimal(value: number): string {
  return String(rounded(value));
}

/** To a ten-thousandth of the picture: less than a pixel of a picture of 10,000. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}

/** The masks of a card's lines; lines that are no mask are left out. */
export function readMasks(lines: readonly string[]): Masks {
  return { hides: lines.includes(hideAll) ? "all" : "one", masks: lines.flatMap((line) => readMask(line) ?? []) };
}

/** The lines of a card with these masks; none if there are no masks. */
export function writeMasks({ hides, masks }: Masks): string[] {
  if (masks.length === 0) return [];
  return [...(hides === "all" ? [hideAll] : []), ...masks.map(writeMask)];
}

/** Whether a line is a mask, or says that all are hidden. */
export function isMaskLine(line: string): boolean {
  return line === hideAll || readMask(line) !== null;
}

/** What is wrong with a card's masks; null if nothing is. */
export function masksProblem(lines: readonly string[] = []): ErrorCode | null {
  if (lines.length === 0) return null;
  const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  if (lines.length > MASKS.perCard + 1 || length > MASKS.textMaxLength) return "card/too-many-masks";
  return lines.every(isMaskLine) ? null : "card/bad-mask";
}
