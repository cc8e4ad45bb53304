import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { signedOut } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

beforeEach(() => localStorage.clear());

async function landing() {
  fakeServer(signedOut);
  const app = renderApp("/");
  await screen.findByRole("heading", { level: 1, name: "Remember what you study." });
  await screen.findByRole("heading", { level: 2, name: "Learn a deck tonight." });
  return app;
}

test("the page has a title", async () => {
  await landing();
  expect(document.title).toBe("Recollect: flashcards that make learning stick");
  expect(document.querySelector('meta[name="description"]')?.getAttribute("content")).toMatch(/^Recollect helps students remember/);
});

test("the brand of this installation is used", async () => {
  document.documentElement.dataset["brand"] = "Memory <Lane>";
  await landing();
  expect(document.title).toBe("Memory <Lane>: flashcards that make learning stick");
  expect(screen.getAllByText("Memory <Lane>")).not.toHaveLength(0);
  delete document.documentElement.dataset["brand"];
});

test("the three feature points are there", async () => {
  await landing();
  for (const name of ["Smart Flashcards", "Practice Tests", "Make Learning Stick"]) {
    expect(screen.getByRole("heading", { level: 2, name })).toBeInTheDocument();
  }
});

test.each(["Get Started", "Start creating", "Take control", "Start now", "Create free account"])(
  "'%s' opens the sign-up form",
  async (name) => {
    const { user } = await landing();
    await user.click(screen.getByRole("button", { name }));
    expect(within(await screen.findByRole("dialog")).getByRole("tab", { name: "Sign up" })).toHaveAttribute("aria-selected", "true");
  },
);

test("'Log in' opens the login form", async () => {
  const { user } = await landing();
  await user.click(screen.getByRole("button", { name: "Log in" }));
  expect(within(await screen.findByRole("dialog")).getByRole("tab", { name: "Log in" })).toHaveAttribute("aria-selected", "true");
});

describe("the card in the hero", () => {
  test("turns by a click and by keyboard", async () => {
    const { user } = await landing();
    const card = screen.getByRole("button", { name: "Front Biology What is the powerhouse of the cell?" });
    await user.click(card);
    expect(card).toHaveAttribute("aria-pressed", "true");
    expect(card).toHaveAccessibleName(/^Back Biology The mitochondrion/);
    await user.keyboard(" ");
    expect(card).toHaveAccessibleName(/^Front Biology/);
    await user.keyboard("{Enter}");
    expect(card).toHaveAccessibleName(/^Back Biology/);
  });

  test("is followed by the next one, front up, and the last by the first", async () => {
    const { user } = await landing();
    await user.click(screen.getByRole("button", { name: /^Front Biology What is the powerhouse/ }));
    const next = screen.getByRole("button", { name: "Next card" });
    await user.click(next);
    expect(screen.getByRole("button", { name: "Front Spanish la biblioteca" })).toHaveAttribute("aria-pressed", "false");
    await user.click(next);
    await user.click(next);
    await user.click(next);
    expect(screen.getByRole("button", { name: /^Front Biology What is the powerhouse/ })).toBeInTheDocument();
  });
});

describe("a section", () => {
  test("is visible until the first scroll, then appears when it is scrolled into view, and stays", async () => {
    type Watch = { callback: IntersectionObserverCallback; element: Element };
    const watches: Watch[] = [];
    class Observer {
      readonly callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
      }
      observe(element: Element) {
        watches.push({ callback: this.callback, element });
      }
      disconnect() {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    await landing();
    const features = screen.getByText("Smart Flashcards").closest(".reveal");
    if (!features) throw new Error("The features do not come in");
    features.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 1, 300, 300);
    expect(features).not.toHaveClass("waiting");
    fireEvent.scroll(window);
    expect(features).toHaveClass("waiting");
    const watch = watches.find(({ element }) => element === features);
    watch?.callback([{ isIntersecting: true } as IntersectionObserverEntry], null as never);
    await waitFor(() => expect(features).not.toHaveClass("waiting"));
    fireEvent.scroll(window);
    expect(features).not.toHaveClass("waiting");
  });
});
