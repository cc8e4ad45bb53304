import { useLayoutEffect, useState, type RefObject } from "react";

/** Rows drawn above and below the view, so that scrolling and Tab find no gap. */
const rowsBeyondView = 4;

type Grid = {
  count: number;
  /** a row's height with its gap; all rows are equal */
  rowPx: number;
  /** up to this many items are all drawn, so that the browser's search finds them */
  alwaysDrawn: number;
};

type GridWindow = {
  /** the items to draw: from `first` up to, not including, `end` */
  first: number;
  end: number;
  /** for the grid: padding in place of the rows above and below */
  style: { paddingTop: number; paddingBottom: number };
};

/** Which items of a CSS grid with rows of equal height are near the window's view; as fast with 100,000 as with five. */
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
    // A list may also scroll in its own box.
    window.addEventListener("scroll", measure, { passive: true, capture: true });
    window.addEventListener("resize", measure);
    return () => {
      watcher.disconnect();
      window.removeEventListener("scroll", measure, { capture: true });
      window.removeEventListener("resize", measure);
    };
    // Measured again when the list changes; anything else that moves the grid also resizes the page.
  }, [grid, rowPx, count]);

  const rowCount = Math.ceil(count / near.columns);
  if (count <= alwaysDrawn) return { first: 0, end: count, style: { paddingTop: 0, paddingBottom: 0 } };
  const lastRow = Math.min(near.lastRow, rowCount - 1);
  // A list that became shorter than the scroll position still shows its end.
  const firstRow = Math.min(near.firstRow, lastRow);
  return {
    first: firstRow * near.columns,
    end: Math.min(count, (lastRow + 1) * near.columns),
    style: { paddingTop: firstRow * rowPx, paddingBottom: (rowCount - 1 - lastRow) * rowPx },
  };
}
