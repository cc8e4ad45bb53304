import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { FillSign } from "./fill-sign.tsx";

test("the icon has its caller's label, and is hidden from screen readers beside text", () => {
  const { container } = render(
    <>
      <FillSign fill="half" label="Learning" />
      <FillSign fill="full" />
    </>,
  );
  expect(screen.getByRole("img", { name: "Learning" })).toHaveAttribute("data-fill", "half");
  expect(screen.getAllByRole("img")).toHaveLength(1);
  expect(container.lastElementChild).toHaveAttribute("aria-hidden", "true");
});
