export type Direction = "left" | "right" | "up" | "down";

type Rect = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** How much farther a tile beside the way counts than one on it. */
const sideways = 3;

/** The next tile in a direction: the nearest whose middle lies there, those straight ahead first; null if there is none. */
export function nearestTile<Tile extends { rect: Rect }>(from: Rect, tiles: readonly Tile[], direction: Direction): Tile | null {
  const start = middleOf(from);
  let best: { tile: Tile; distance: number } | null = null;
  for (const tile of tiles) {
    const { x, y } = middleOf(tile.rect);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === "left" || direction === "right" ? dy : dx);
    // Half a pixel: tiles of one row may differ by rounding.
    if (ahead < 0.5) continue;
    const distance = ahead + sideways * aside;
    if (best === null || distance < best.distance) best = { tile, distance };
  }
  return best?.tile ?? null;
}

function middleOf({ left, top, width, height }: Rect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
