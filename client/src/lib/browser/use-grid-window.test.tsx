import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useGridWindow } from "./use-grid-window.ts";

const rowPx = 100;

function Grid({ count }: { count: number }) {
  const grid = useRef<HTMLUListElement>(null);
  const { first, end, style } = useGridWindow(grid, { count, rowPx, alwaysDrawn: 20 });
  return (
    <ul ref={grid} style={{ ...style, gridTemplateColumns: "300px 300px" }}>
      {Array.from({ length: end - first }, (_, place) => (
        <li key={first + place}>{first + place}</li>
      ))}
    </ul>
  );
}

/** The window is 768 px high; the grid begins 200 px down the page. */
function scrollTo(px: number): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 200 - px } as DOMRect);
  act(() => void fireEvent.scroll(window));
}

const drawnItems = () => screen.getAllByRole("listitem").map((item) => Number(item.textContent));
const room = () => {
  const { paddingTop, paddingBottom } = screen.getByRole("list").style;
  return [parseInt(paddingTop), parseInt(paddingBottom)];
};

afterEach(() => {
  vi.restoreAllMocks();
});

test("a short list is rendered completely", () => {
  render(<Grid count={20} />);
  expect(drawnItems()).toHaveLength(20);
  expect(room()).toEqual([0, 0]);
});

test("of a long list only the rows near the view are rendered, and the others' space is kept", () => {
  render(<Grid count={1000} />);
  scrollTo(5200);
  // The view begins at row 50 and ends in row 57; four rows more on each side, two items a row.
  expect(drawnItems()[0]).toBe(92);
  expect(drawnItems().at(-1)).toBe(125);
  expect(room()).toEqual([4600, 43_700]);
  expect(room().reduce((sum, px) => sum + px, 0) + (drawnItems().length / 2) * rowPx).toBe(500 * rowPx);
});

test("the end of the list is rendered if the view is beyond it, for example after the list became shorter", () => {
  const { rerender } = render(<Grid count={1000} />);
  scrollTo(50_000);
  rerender(<Grid count={101} />);
  expect(drawnItems()).toEqual([100]);
  expect(room()).toEqual([5000, 0]);
});
