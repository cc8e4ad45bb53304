import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { BrowserRouter, Link, useLocation, useNavigate } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { useScrollRestoration } from "./scroll-restoration.ts";

let to = 0;

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  const { key } = useLocation();
  const firstKey = useRef(key);
  return (
    <>
      <Link to="/another">Another page</Link>
      <Link to="?tab=library">Another tab</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate("?search=river", { replace: true })}>Search</button>
      <button onClick={() => void navigate("/", { state: { scrollOf: firstKey.current } })}>List</button>
    </>
  );
}

/** The window has any height, and records the last scroll position. */
beforeEach(() => {
  history.replaceState(null, "", "/");
  to = 0;
  vi.spyOn(window, "scrollTo").mockImplementation((_x: unknown, y?: number) => void (to = y ?? 0));
  vi.spyOn(window, "scrollY", "get").mockImplementation(() => to);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});

function scrolledTo(y: number): void {
  to = y;
  fireEvent.scroll(window);
}

test("a new page starts at its top, and going back restores the position", async () => {
  scrolledTo(700);
  fireEvent.click(screen.getByRole("link", { name: "Another page" }));
  expect(to).toBe(0);
  scrolledTo(50);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await vi.waitFor(() => expect(to).toBe(700));
});

test("another tab of the same page keeps the position", () => {
  scrolledTo(300);
  act(() => screen.getByRole("link", { name: "Another tab" }).click());
  expect(to).toBe(300);
});

test("a search that comes into the address after scrolling takes the position along", async () => {
  scrolledTo(700);
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  fireEvent.click(screen.getByRole("link", { name: "Another page" }));
  expect(to).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  await vi.waitFor(() => expect([location.search, to]).toEqual(["?search=river", 700]));
});

test("a link to a list as it was left restores where it was scrolled to", async () => {
  scrolledTo(700);
  fireEvent.click(screen.getByRole("link", { name: "Another page" }));
  fireEvent.click(screen.getByRole("button", { name: "List" }));
  await vi.waitFor(() => expect([location.pathname, to]).toEqual(["/", 700]));
});
