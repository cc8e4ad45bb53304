import { MASKS } from "../../../limits/limits.ts";
import { rounded, type MaskShape, type Point } from "../../../cards/masks/masks.ts";
import type { HtmlElement } from "../../html/html-node.ts";
import { pathOutlines } from "./path-points.ts";
import { keepsBoxes, movePoint, type Matrix } from "./transform.ts";

/** The part of a drawing's plane that lies over the picture. */
export type Canvas = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** How many corners stand for an ellipse that is turned. */
const cornersOfEllipse = 36;

/** The element's shapes over the picture, with places as shares of it; null for an element that is no shape, or that can't be read. */
export function shapesOf({ name, attributes }: HtmlElement, matrix: Matrix, canvas: Canvas): MaskShape[] | null {
  const number = (key: string, without = 0) => (attributes[key] === undefined ? without : lengthIn(attributes[key]));
  switch (name) {
    case "rect": {
      const [left, top, width, height] = [number("x"), number("y"), number("width"), number("height")];
      return boxed("box", { left, top, width, height }, { matrix, canvas });
    }
    case "circle":
    case "ellipse": {
      const [rx, ry] = name === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
      return boxed("ellipse", { left: number("cx") - rx, top: number("cy") - ry, width: 2 * rx, height: 2 * ry }, { matrix, canvas });
    }
    case "polygon":
    case "polyline":
      return polygons([pointsIn(attributes["points"] ?? "")], { matrix, canvas });
    case "path": {
      const outlines = pathOutlines(attributes["d"] ?? "");
      return outlines && polygons(outlines, { matrix, canvas });
    }
    default:
      return null;
  }
}

type Place = { matrix: Matrix; canvas: Canvas };

/** A box or an ellipse; one that is turned or slanted becomes a polygon. */
function boxed(kind: "box" | "ellipse", { left, top, width, height }: Canvas, { matrix, canvas }: Place): MaskShape[] | null {
  if (![left, top, width, height].every(Number.isFinite) || width <= 0 || height <= 0) return null;
  if (keepsBoxes(matrix)) {
    const [one, other] = [movePoint(matrix, [left, top]), movePoint(matrix, [left + width, top + height])].map((point) =>
      shareOf(point, canvas),
    );
    if (!one || !other) return null;
    const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
    return [
      {
        kind,
        left: rounded(x),
        top: rounded(y),
        width: rounded(Math.abs(one[0] - other[0])),
        height: rounded(Math.abs(one[1] - other[1])),
        turn: 0,
      },
    ];
  }
  const corners: Point[] =
    kind === "box"
      ? [
          [left, top],
          [left + width, top],
          [left + width, top + height],
          [left, top + height],
        ]
      : Array.from({ length: cornersOfEllipse }, (_, at): Point => {
          const angle = (2 * Math.PI * at) / cornersOfEllipse;
          return [left + (width * (1 + Math.cos(angle))) / 2, top + (height * (1 + Math.sin(angle))) / 2];
        });
  return polygons([corners], { matrix, canvas });
}

function polygons(outlines: readonly (readonly Point[])[], { matrix, canvas }: Place): MaskShape[] | null {
  const shapes = outlines.flatMap((outline): MaskShape[] => {
    const points = outline.map((point) => shareOf(movePoint(matrix, point), canvas)).map(([x, y]): Point => [rounded(x), rounded(y)]);
    const corners = points.filter(([x, y], at) => at === 0 || x !== points[at - 1]?.[0] || y !== points[at - 1]?.[1]);
    // An editor repeats the first corner before it closes the outline.
    const [first, last] = [corners[0], corners.at(-1)];
    if (corners.length > 1 && first && last && first[0] === last[0] && first[1] === last[1]) corners.pop();
    return corners.length < 3 || !corners.flat().every(Number.isFinite) ? [] : [{ kind: "polygon", points: thinned(corners), turn: 0 }];
  });
  return shapes.length === 0 ? null : shapes;
}

/** An outline drawn by hand, thinned out evenly to the number of corners that a mask may have. */
function thinned(points: readonly Point[]): Point[] {
  const step = Math.ceil(points.length / MASKS.pointsOfPolygon);
  return points.filter((_, at) => at % step === 0);
}

export function shareOf([x, y]: Point, { left, top, width, height }: Canvas): Point {
  return [(x - left) / width, (y - top) / height];
}

function pointsIn(text: string): Point[] {
  const numbers = text
    .split(/[\s,]+/)
    .filter((one) => one !== "")
    .map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at): Point => [
    numbers[2 * at] ?? Number.NaN,
    numbers[2 * at + 1] ?? Number.NaN,
  ]);
}

/** A length in pixels, such as `12.5` or `12.5px`; not a number for other units. */
export function lengthIn(text: string | undefined): number {
  const [, length = ""] = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)(?:px)?\s*$/i.exec(text ?? "") ?? [];
  return length === "" ? Number.NaN : Number(length);
}
