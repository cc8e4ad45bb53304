/** A rectangle in the window, in px from its upper left corner. */
export type Box = { top: number; bottom: number; left: number; right: number };

/** Something that would better not be covered: so bad is each px² of it. */
export type Obstacle = Box & { cost: number };

/** Where the news may stand: as wide as `left` to `right`, as high as `height`, anywhere between `top` and `bottom`. In px. */
export type Lane = Box & { height: number };

const stepPx = 2;

/** What lies under news whose upper edge is at `top`: the sum of what is covered, 0 where nothing is. */
export function costAt(
  { left, right, height }: Pick<Lane, "left" | "right" | "height">,
  top: number,
  obstacles: readonly Obstacle[],
): number {
  const covered = (box: Obstacle) => overlap(left, right, box.left, box.right) * overlap(top, top + height, box.top, box.bottom) * box.cost;
  return obstacles.reduce((sum, box) => sum + covered(box), 0);
}

/** The upper edge of the place in the lane where the least is covered; the lowest one of several. */
export function freePlace(lane: Lane, obstacles: readonly Obstacle[]): number {
  let best = { top: lane.bottom - lane.height, cost: Number.POSITIVE_INFINITY };
  for (let top = best.top; top >= Math.min(lane.top, best.top) && best.cost > 0; top -= stepPx) {
    const cost = costAt(lane, top, obstacles);
    if (cost < best.cost) best = { top, cost };
  }
  return best.top;
}

function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
}
