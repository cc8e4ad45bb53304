import { pointOf, valueAt, type Point } from "./evaluate.ts";
import type { Expression } from "./expression.ts";

type Equation = readonly [Expression, Expression];

/** Number of steps towards a root, and the points from which each name is solved for. */
const mostSteps = 40;
const seeds = [1, 2, 3, 4];

/**
 * Whether two equations have the same solutions for a name: at several points, a solution of one solves the other, and a value next to it
 * does not.
 */
export function haveSameSolutions(one: Equation, other: Equation, names: readonly string[]): boolean {
  return names.some((name) => isSolvedAlike(one, other, name) && isSolvedAlike(other, one, name));
}

function isSolvedAlike(one: Equation, other: Equation, name: string): boolean {
  const starts = seeds.flatMap((seed) => [1, -1].map((sign) => ({ point: turned(pointOf(seed, 1), sign), sign })));
  const found = starts.map(({ point, sign }) => {
    const root = rootOf((value) => differenceOf(one, withName(point, name, value)), sign * Math.abs(point.valueOf(name)));
    if (root === null) return null;
    const [at, beside] = [root, root + 0.5].map((value) => differenceOf(other, withName(point, name, value)));
    return Math.abs(at ?? NaN) < 1e-6 && Math.abs(beside ?? NaN) > 1e-4;
  });
  return found.filter((isAlike) => isAlike !== null).length >= 2 && !found.includes(false);
}

/** The relative difference of the sides. */
function differenceOf([left, right]: Equation, point: Point): number {
  const [x, y] = [valueAt(left, point), valueAt(right, point)];
  return (x - y) / Math.max(1e-3, Math.abs(x), Math.abs(y));
}

/** With signs changed, because an equation may hold for positive values only: `ln|x|`, `ln x`. */
function turned(point: Point, sign: number): Point {
  return { ...point, valueOf: (name) => (name === "e" ? 1 : sign) * point.valueOf(name) };
}

function withName(point: Point, name: string, value: number): Point {
  return { ...point, valueOf: (other) => (other === name ? value : point.valueOf(other)) };
}

/** A root of the function by the secant method; null if it does not converge. */
function rootOf(difference: (value: number) => number, start: number): number | null {
  let [a, b] = [start, start * 1.1 + 0.05];
  let [atA, atB] = [difference(a), difference(b)];
  for (let step = 0; step < mostSteps; step++) {
    if (!Number.isFinite(atA) || !Number.isFinite(atB) || Math.abs(b) > 1e6) return null;
    if (Math.abs(atB) < 1e-11) return b;
    if (atA === atB) return null;
    [a, b] = [b, b - (atB * (b - a)) / (atB - atA)];
    [atA, atB] = [atB, difference(b)];
  }
  return Math.abs(atB) < 1e-9 ? b : null;
}
