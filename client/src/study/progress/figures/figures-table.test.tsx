import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { FiguresTable } from "./figures-table.tsx";

test("rows with the same name are all shown, each with its own figures, also when they change", () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  const table = (rows: readonly [string, string][]) => (
    <FiguresTable caption="Groups" columns={["Reviews", "Actual"]} rows={rows.map(([name, figure]) => ({ name, figures: [figure] }))} />
  );
  const { rerender } = render(
    table([
      ["14", "40%"],
      ["14", "60%"],
    ]),
  );
  rerender(
    table([
      ["14", "60%"],
      ["20", "50%"],
      ["14", "40%"],
    ]),
  );
  const texts = screen.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent);
  expect(texts).toEqual(["ReviewsActual", "1460%", "2050%", "1440%"]);
  expect(complained).not.toHaveBeenCalled();
});
