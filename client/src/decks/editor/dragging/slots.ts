/** A row's position in its list: px from the list's top. */
export type Placed = { start: number; end: number };

/** The top of the row lifted from `from` if it were at position `to`; all others keep their order. */
export function slotTop(rows: readonly Placed[], from: number, to: number): number {
  const height = heightOf(rows[from]);
  return to <= from ? (rows[to]?.start ?? 0) : (rows[to]?.end ?? 0) - height;
}

/** The position nearest to the lifted row's top. */
export function nearestSlot(rows: readonly Placed[], from: number, top: number): number {
  let low = 0;
  let high = Math.max(0, rows.length - 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    const between = (slotTop(rows, from, middle) + slotTop(rows, from, middle + 1)) / 2;
    if (top > between) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How far another row moves to make space, in px. */
export function shiftOf(row: number, drag: { from: number; to: number; height: number } | null): number {
  if (drag === null || row === drag.from) return 0;
  if (row > drag.from && row <= drag.to) return -drag.height;
  return row < drag.from && row >= drag.to ? drag.height : 0;
}

export function heightOf(row: Placed | undefined): number {
  return row === undefined ? 0 : row.end - row.start;
}
