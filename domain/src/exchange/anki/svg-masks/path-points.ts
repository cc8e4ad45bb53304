import type { Point } from "../../../cards/masks/masks.ts";

/** A letter, or a number, which may follow another one without a space if it has a sign. */
const words = /[a-z]|[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/gi;

/** How many numbers each command takes. */
const lengths = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;
type Command = keyof typeof lengths;

/** How many straight lines stand for a curve. */
const linesOfCurve = 8;
/** A longer path is no mask that somebody drew. */
const mostWords = 20_000;

/**
 * The closed outlines of a path, each as its corners; curves become short straight lines, and an arc a line to its end. Null for a path that can't be
 * read. (SVG 1.1, section 8.3.)
 */
export function pathOutlines(path: string): Point[][] | null {
  const found = path.match(words) ?? [];
  if (found.length === 0 || found.length > mostWords) return null;
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let [at, start, control]: [Point, Point, Point | null] = [[0, 0], [0, 0], null];
  let command: string | null = null;
  const end = () => {
    if (outline.length > 0) outlines.push(outline);
    outline = [];
  };
  for (let place = 0; place < found.length;) {
    if (/^[a-z]$/i.test(found[place] ?? "")) command = found[place++] ?? "";
    else if (command === null || command.toLowerCase() === "z") return null;
    const kind = (command ?? "").toLowerCase();
    if (!isCommand(kind) || (outlines.length + outline.length === 0 && kind !== "m")) return null;
    const numbers = found.slice(place, place + lengths[kind]).map(Number);
    if (numbers.length < lengths[kind] || !numbers.every(Number.isFinite)) return null;
    place += lengths[kind];
    const [fromX, fromY] = command === kind ? at : [0, 0];
    const point = (index: number): Point => [fromX + (numbers[index] ?? 0), fromY + (numbers[index + 1] ?? 0)];
    if (kind === "z") {
      end();
      at = start;
    } else if (kind === "m") {
      end();
      at = start = point(0);
      outline.push(at);
      // Further pairs are lines.
      command = command === "m" ? "l" : "L";
    } else {
      if (outline.length === 0) outline.push(at);
      const to: Point =
        kind === "h" ? [fromX + (numbers[0] ?? 0), at[1]] : kind === "v" ? [at[0], fromY + (numbers[0] ?? 0)] : point(lengths[kind] - 2);
      // A smooth curve begins as the one before it ended.
      const mirrored: Point = control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
      const controls =
        kind === "c"
          ? [point(0), point(2)]
          : kind === "s"
            ? [mirrored, point(0)]
            : kind === "q"
              ? [point(0)]
              : kind === "t"
                ? [mirrored]
                : [];
      outline.push(...curve([at, ...controls, to]));
      control = controls.at(-1) ?? null;
      at = to;
      continue;
    }
    control = null;
  }
  end();
  return outlines;
}

function isCommand(kind: string): kind is Command {
  return Object.hasOwn(lengths, kind);
}

/** The points of a Bézier curve after its first one; of two points, the second. (De Casteljau's steps.) */
function curve(points: readonly Point[]): Point[] {
  if (points.length === 2) return points.slice(1);
  return Array.from({ length: linesOfCurve }, (_, at) => {
    const share = (at + 1) / linesOfCurve;
    let row = points;
    while (row.length > 1)
      row = row.slice(1).map(([x, y], index): Point => {
        const [fromX, fromY] = row[index] ?? [x, y];
        return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
      });
    return row[0] ?? [0, 0];
  });
}
