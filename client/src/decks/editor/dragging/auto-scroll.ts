const mostPxPerStep = 28;
/** Shares of the box's height: scrolling begins this near to an edge, and is fastest this near. */
const beginsWithin = 0.25;
const fastestWithin = 0.05;

/** How far a box scrolls in the next step for a pointer at `y`: the nearer to an edge, the faster. px, negative is up. */
export function scrollStep({ top, bottom }: { top: number; bottom: number }, y: number): number {
  const height = bottom - top;
  return Math.round(mostPxPerStep * (speed((bottom - y) / height) - speed((y - top) / height)));
}

/** 0 to 1, by the distance from an edge as a share of the height. */
function speed(distance: number): number {
  const share = (beginsWithin - distance) / (beginsWithin - fastestWithin);
  return Math.min(1, Math.max(0, share)) ** 2;
}
