import type { Point } from "@recollect/domain/cards/masks/masks.ts";
import { MASKS } from "@recollect/domain/limits/limits.ts";

/** The corners of a polygon, each of which can be moved, doubled and taken away. A change that can't be made gives the same corners. */
type Corners = readonly Point[];

/** With one corner moved by shares of the picture, as far as its edge. */
export function withCornerMoved(corners: Corners, at: number, [right, down]: Point): Corners {
  return corners.map(([x, y], place): Point => (place === at ? [inside(x + right), inside(y + down)] : [x, y]));
}

/** With another corner in the middle between one and the next. */
export function withCornerAfter(corners: Corners, at: number): Corners {
  const [corner, next] = [corners[at], corners[(at + 1) % corners.length]];
  if (!corner || !next || corners.length >= MASKS.pointsOfPolygon) return corners;
  return corners.toSpliced(at + 1, 0, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]);
}

/** Without one corner; three are left. */
export function withoutCorner(corners: Corners, at: number): Corners {
  return corners.length > 3 ? corners.toSpliced(at, 1) : corners;
}

function inside(place: number): number {
  return Math.min(Math.max(place, 0), 1);
}
