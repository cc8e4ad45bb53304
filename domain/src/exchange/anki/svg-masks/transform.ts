import type { Point } from "../../../cards/masks/masks.ts";

/** An SVG matrix: `[a, b, c, d, e, f]` moves a point to `[a·x + c·y + e, b·x + d·y + f]`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

export function movePoint([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First `inner`, then `outer`. */
function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

/** Whether boxes stay boxes: the matrix neither turns nor slants. */
export function keepsBoxes([, b, c]: Matrix): boolean {
  return Math.abs(b) < 1e-6 && Math.abs(c) < 1e-6;
}

/** More steps than any editor writes; each is a matrix to multiply. */
const mostSteps = 50;

/**
 * The matrix of an attribute such as `translate(10, 20) rotate(45 100 50)` inside another one. Null if it has a step that SVG does not know, which would
 * leave the shape at a wrong place. (SVG 1.1, section 7.6.)
 */
export function transformed(outer: Matrix, attribute: string | undefined): Matrix | null {
  if (attribute === undefined || attribute.trim() === "") return outer;
  const steps = attribute.split(")");
  if (steps.length > mostSteps || steps.pop()?.trim() !== "") return null;
  let matrix = outer;
  for (const step of steps) {
    const at = step.indexOf("(");
    const name = step.slice(0, Math.max(0, at)).replaceAll(",", " ").trim();
    const numbers = step
      .slice(at + 1)
      .split(/[\s,]+/)
      .filter((text) => text !== "")
      .map(Number);
    const inner = numbers.every(Number.isFinite) ? matrixOf(name, numbers) : null;
    if (!inner) return null;
    matrix = within(matrix, inner);
  }
  return matrix;
}

function matrixOf(name: string, numbers: readonly number[]): Matrix | null {
  const [first = 0, second, third] = numbers;
  const radians = (first * Math.PI) / 180;
  if (numbers.length === 0) return null;
  switch (name) {
    case "matrix":
      return numbers.length === 6 ? (numbers as unknown as Matrix) : null;
    case "translate":
      return [1, 0, 0, 1, first, second ?? 0];
    case "scale":
      return [first, 0, 0, second ?? first, 0, 0];
    case "rotate": {
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      const [x, y] = [second ?? 0, third ?? 0];
      return within([1, 0, 0, 1, x, y], within([cos, sin, -sin, cos, 0, 0], [1, 0, 0, 1, -x, -y]));
    }
    case "skewX":
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return null;
  }
}
