/** How many cards lie beside and below each other on a sheet. */
export type Layout = { readonly columns: number; readonly rows: number };

/** The edge about which a printer turns the paper between its two sides. */
export type Turn = "long-edge" | "short-edge";

/** Both sides of one sheet of paper, row by row; null is an empty place. */
export type Sheet<T> = { readonly fronts: readonly (T | null)[]; readonly backs: readonly (T | null)[] };

/**
 * Cards laid out for printing on both sides of upright sheets: cut along the lines, each back lies behind its front. Turned about the
 * long edge, left and right change places, about the short edge top and bottom.
 */
export function sheets<T>(cards: readonly T[], { columns, rows }: Layout, turn: Turn): Sheet<T>[] {
  const places = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / places) }, (_, sheet) => {
    const fronts = Array.from({ length: places }, (_place, at) => cards[sheet * places + at] ?? null);
    return { fronts, backs: fronts.map((_card, at) => fronts[behind(at, { columns, rows }, turn)] ?? null) };
  });
}

/** The place on the front that is behind a place on the back; both are counted row by row, as one looks at them. */
function behind(place: number, { columns, rows }: Layout, turn: Turn): number {
  const row = Math.floor(place / columns);
  const column = place % columns;
  return turn === "long-edge" ? row * columns + (columns - 1 - column) : (rows - 1 - row) * columns + column;
}
