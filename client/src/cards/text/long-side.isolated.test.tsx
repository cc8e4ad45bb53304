import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

const words = `**bold** ${"word ".repeat(10_000)}the end`;

test("a long side whose code can't be loaded shows all its text, with its signs, and is not cut without a word", async () => {
  vi.resetModules();
  vi.doMock("./long-side.tsx", () => {
    throw new TypeError("Failed to fetch");
  });
  const { FormattedText } = await import("./formatted-text.tsx");
  const { container } = render(<FormattedText text={words} />);
  const side = container.firstElementChild!;
  expect(side).toHaveAttribute("aria-busy", "true");
  expect(side.textContent).not.toContain("the end");
  expect(await screen.findByText(/the end$/)).toHaveTextContent(/^\*\*bold\*\* word/);
  expect(container.firstElementChild).not.toHaveAttribute("aria-busy");
  vi.doUnmock("./long-side.tsx");
});
