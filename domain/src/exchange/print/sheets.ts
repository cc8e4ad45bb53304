/** The number of cards in a row and in a column of a page. */
export type Layout = { readonly columns: number; readonly rows: number };

/** The edge about which a printer flips the paper. */
export type Turn = "long-edge" | "short-edge";

/** Both sides of a page, row by row; null is an empty position. */
export type Sheet<T> = { readonly fronts: readonly (T | null)[]; readonly backs: readonly (T | null)[] };

/**
 * Cards laid out for two-sided printing on portrait pages: after cutting, each back is behind its front. Flipped on the long edge, left and
 * right are swapped; on the short edge, top and bottom.
 */
export function sheets<T>(cards: readonly T[], { columns, rows }: Layout, turn: Turn): Sheet<T>[] {
  const places = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / places) }, (_, sheet) => {
    const fronts = Array.from({ length: places }, (_place, at) => cards[sheet * places + at] ?? null);
    return { fronts, backs: fronts.map((_card, at) => fronts[behind(at, { columns, rows }, turn)] ?? null) };
  });
}

/** The position on the front behind a position on the back, both counted row by row as seen. */
function behind(place: number, { columns, rows }: Layout, turn: Turn): number {
  const row = Math.floor(place / columns);
  const column = place % columns;
  return turn === "long-edge" ? row * columns + (columns - 1 - column) : (rows - 1 - row) * columns + column;
}
