import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "../lib/browser/reload.ts";
import { DocumentErrorBoundary } from "./error-fallback.tsx";

function Broken(): never {
  throw new Error("a bug");
}

beforeEach(() => {
  vi.spyOn(page, "reload").mockImplementation(() => {});
  // React logs the crash here; the test expects it.
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("a crash while rendering shows 'Something went wrong' and offers to reload", async () => {
  render(<DocumentErrorBoundary children={<Broken />} />);
  expect(screen.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeInTheDocument();
  expect(screen.queryByText(/a bug/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Reload Page" }));
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test("navigating to another page leaves the crash behind", () => {
  const { rerender } = render(<DocumentErrorBoundary resetKey="/1" children={<Broken />} />);
  rerender(<DocumentErrorBoundary resetKey="/decks" children={<p>Fine</p>} />);
  expect(screen.getByText("Fine")).toBeInTheDocument();
});

test("without a crash the page is shown", () => {
  render(<DocumentErrorBoundary children={<p>Fine</p>} />);
  expect(screen.getByText("Fine")).toBeInTheDocument();
});
