import { useLayoutEffect, useState, type RefObject } from "react";

/** Rows drawn above and below the view, so that scrolling and Tab meet no gap. */
const rowsBeyondView = 4;

type Grid = {
  count: number;
  /** a row's height with the gap below it; all are alike */
  rowPx: number;
  /** up to this many items are all drawn, so that the browser's own search finds them */
  alwaysDrawn: number;
};

export type GridWindow = {
  /** the items to draw: from `first` up to, not including, `end` */
  first: number;
  end: number;
  /** for the grid: room for the rows above and below */
  style: { paddingTop: number; paddingBottom: number };
};

/** Which items of a CSS grid of rows of one height are near the window's view; as quick with 100,000 as with five. */
export function useGridWindow(grid: RefObject<HTMLElement | null>, { count, rowPx, alwaysDrawn }: Grid): GridWindow {
  const [near, setNear] = useState({ columns: 1, firstRow: 0, lastRow: Math.ceil(window.innerHeight / rowPx) + rowsBeyondView });

  useLayoutEffect(() => {
    const measure = () => {
      if (!grid.current) return;
      const columns = getComputedStyle(grid.current).gridTemplateColumns.split(" ").length;
      const { top } = grid.current.getBoundingClientRect();
      const firstRow = Math.max(0, Math.floor(-top / rowPx) - rowsBeyondView);
      const lastRow = Math.max(0, Math.ceil((window.innerHeight - top) / rowPx) + rowsBeyondView);
      setNear((before) =>
        before.columns === columns && before.firstRow === firstRow && before.lastRow === lastRow ? before : { columns, firstRow, lastRow },
      );
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    // A list may scroll in a box of its own too.
    window.addEventListener("scroll", measure, { passive: true, capture: true });
    window.addEventListener("resize", measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
    // The place is measured again when the list is another; what else moves the grid resizes the page.
  }, [grid, rowPx, count]);

  const rowCount = Math.ceil(count / near.columns);
  if (count <= alwaysDrawn) return { first: 0, end: count, style: { paddingTop: 0, paddingBottom: 0 } };
  const lastRow = Math.min(near.lastRow, rowCount - 1);
  // A list that has become shorter than the view's place still shows its end.
  const firstRow = Math.min(near.firstRow, lastRow);
  return {
    first: firstRow * near.columns,
    end: Math.min(count, (lastRow + 1) * near.columns),
    style: { paddingTop: firstRow * rowPx, paddingBottom: (rowCount - 1 - lastRow) * rowPx },
  };
}
