import { act, renderHook } from "@testing-library/react";
import { useEffect, useState, type ReactNode } from "react";
import { Router, type Navigator, type To } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deckSortRules } from "./use-deck-sort.ts";
import { searchPauseMs, useListView } from "./use-list-view.ts";

// State that another file's router left in the page's history would look like a page being loaded.
beforeEach(() => history.replaceState(null, ""));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The hook in a router whose address changes when the test says so, as on a busy device. */
function slowView() {
  const asked: To[] = [];
  let goTo: (to: To) => void = () => {};
  const navigator: Navigator = {
    createHref: String,
    go: () => {},
    push: (to) => void asked.push(to),
    replace: (to) => void asked.push(to),
  };
  function SlowRouter({ children }: { children: ReactNode }) {
    const [location, setLocation] = useState<To>("/decks?tab=library");
    useEffect(() => void (goTo = setLocation), []);
    return <Router location={location} navigator={navigator} children={children} />;
  }
  const { result } = renderHook(() => useListView(deckSortRules), { wrapper: SlowRouter });
  return {
    view: () => result.current,
    type: (text: string) => act(() => result.current.setText(text)),
    rest: () => act(() => void vi.advanceTimersByTime(searchPauseMs)),
    pending: () => asked.length,
    arrive: () => act(() => goTo(asked.shift()!)),
    follow: (to: To) => act(() => goTo(to)),
  };
}

test("typed text stays while the address follows, also when it follows twice", () => {
  const { view, type, rest, arrive } = slowView();
  type("ri");
  rest();
  type("riv");
  rest();
  type("rivers");
  for (const search of ["ri", "riv"]) {
    arrive();
    expect([view().view.search, view().text]).toEqual([search, "rivers"]);
  }
  rest();
  arrive();
  expect([view().view.search, view().text]).toEqual(["rivers", "rivers"]);
});

test("of a text of any length that is pasted the address has the beginning, with which the page can be reloaded", () => {
  const { view, type, rest, arrive, pending } = slowView();
  const text = `x${"😀".repeat(10_000)}`;
  type(text);
  rest();
  arrive();
  expect([view().text, view().view.search]).toEqual([text, `x${"😀".repeat(499)}\ufffd`]);
  rest();
  expect(pending()).toBe(0);
});

test("a link and the browser's Back are shown in the field, also with an earlier text", () => {
  const { view, type, rest, arrive, follow } = slowView();
  type("ri");
  rest();
  arrive();
  for (const search of ["", "lakes", "ri"]) {
    follow(`/decks?tab=library&search=${search}`);
    expect([view().view.search, view().text]).toEqual([search, search]);
  }
});

test("a cleared field stays empty while the address follows", () => {
  const { view, type, rest, arrive } = slowView();
  type("ri");
  rest();
  arrive();
  act(() => view().clearSearch());
  expect(view().text).toBe("");
  arrive();
  expect([view().view.search, view().text]).toEqual(["", ""]);
});
