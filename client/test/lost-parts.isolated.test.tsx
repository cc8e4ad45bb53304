import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { lazily } from "../src/ui/waiting/lazily.tsx";
import { loseNoParts, noticeLostParts } from "./lost-parts.ts";

test("a test that waits for a part that failed to load fails at once, with the reason", async () => {
  // So it is not requested again, after this test.
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const Part = lazily(() => Promise.reject(new SyntaxError("Unexpected token")));
  render(<Suspense children={<Part />} />);
  const start = performance.now();
  await expect(screen.findByText("Here")).rejects.toThrow("A part of the page could not be loaded: SyntaxError: Unexpected token");
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(loseNoParts).toThrow("SyntaxError: Unexpected token");
  noticeLostParts();
});

test("later tests of its worker, which share the failed part, report it too", async () => {
  render(<p>There</p>);
  await expect(screen.findByText("Here")).rejects.toThrow("SyntaxError: Unexpected token");
});
