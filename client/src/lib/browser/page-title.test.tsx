import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePageTitle } from "./page-title.ts";

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");

test("the title has the brand, and the description changes with it", () => {
  const { rerender } = renderHook(({ title, description }) => usePageTitle(title, description), {
    initialProps: { title: "My Decks", description: "Your decks" },
  });
  expect(document.title).toBe("My Decks - Recollect");
  expect(meta("description")).toBe("Your decks");
  rerender({ title: "Library", description: "Everybody's decks" });
  expect(document.title).toBe("Library - Recollect");
  expect(meta("description")).toBe("Everybody's decks");
  expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test("without a title there is the brand alone", () => {
  renderHook(() => usePageTitle(null));
  expect(document.title).toBe("Recollect");
});

test("a page that search engines must not index says so, only while it is shown", () => {
  const { rerender, unmount } = renderHook(({ noindex }) => usePageTitle("Cells", undefined, { noindex }), {
    initialProps: { noindex: false },
  });
  expect(meta("robots")).toBeUndefined();
  rerender({ noindex: true });
  expect(meta("robots")).toBe("noindex");
  rerender({ noindex: false });
  expect(meta("robots")).toBeUndefined();
  rerender({ noindex: true });
  unmount();
  expect(meta("robots")).toBeUndefined();
});
