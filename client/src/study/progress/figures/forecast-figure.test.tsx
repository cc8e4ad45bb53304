import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { ForecastFigure } from "./forecast-figure.tsx";

test("the scale is as wide as its longest number", () => {
  const scaleOf = (due: number) => render(<ForecastFigure forecast={[{ day: 20_000, due }]} />).container.querySelector("svg")!;
  const small = scaleOf(12);
  const large = scaleOf(1780);
  expect([...large.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(["0", "1,000", "2,000"]);
  const widthOf = (scale: Element) => Number(scale.getAttribute("width"));
  expect(widthOf(large)).toBeGreaterThan(widthOf(small));
  // A digit in 12 px is 7 px wide, and the numbers end at x.
  for (const text of large.querySelectorAll("text"))
    expect(Number(text.getAttribute("x"))).toBeGreaterThanOrEqual(7 * text.textContent.length);
});
