import { packStanding, untouchedStanding } from "@recollect/domain/study/progress/card-standing.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { button, front, place, viewer } from "../../../test/the-viewer.tsx";

beforeEach(() => {
  useFakeEventSource();
  sessionStorage.clear();
  history.replaceState(null, "");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const packed = (change: object) => packStanding({ ...untouchedStanding, ...change });
const studied = {
  "GET /api/study/decks/7/cards": {
    standings: { a: packed({ mastery: "known" }), b: packed({ mastery: "learning", isDue: true }), c: packed({ isSuspended: true }) },
    counts: { newCards: 2, learning: 0, due: 1 },
    now: 0,
    changesAt: 86_400_000,
    today: 100,
    examDay: 113,
  },
  "GET /api/stars/7": { cards: ["b"] },
};
const list = () => screen.findByRole("list", { name: "All cards" });
const listed = async () =>
  within(await list())
    .getAllByRole("listitem")
    .map((row) => row.textContent.replace(/\s+/g, " ").trim());

describe("the deck's page", () => {
  test("shows the student's progress, the exam, and on the button how many cards a session brings", async () => {
    await viewer(undefined, studied);
    expect(await screen.findByText("1 known, 1 learning, 1 new")).toBeInTheDocument();
    expect(screen.getByText("Exam in 13 days")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Study 3 cards" })).toHaveAttribute("href", "/7/learn/study");
    expect(screen.getByText("Today: 1 to review, 2 new")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Practice test" })).toHaveAttribute("href", "/7/learn/test");
  });

  test("counts the days to the exam by the calendar after midnight, while the study day continues", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(1970, 0, 102, 1, 30) });
    await viewer(undefined, studied);
    expect(await screen.findByText("Exam in 12 days")).toBeInTheDocument();
  });

  test("lists all cards with their symbols, and a click opens one", async () => {
    const { user } = await viewer(undefined, studied);
    const rows = within(await list());
    expect(await rows.findByRole("button", { name: "Known term a definition a" })).toHaveAttribute("aria-current", "true");
    await user.click(rows.getByRole("button", { name: /^New term c Suspended/ }));
    expect(place()).toBe("Card 3 of 3");
    expect(front()).toHaveTextContent("term c");
  });

  test("lists formulas, pictures and lists as they are displayed", async () => {
    const cards = [
      { id: "a", term: "\\(a \\cdot b = \\frac{1}{2}\\)", definition: "- one\n- two" },
      { id: "b", term: "![os scaphoideum](media/abcdefghijklmnop.png)", definition: "![](media/abcdefghijklmnop.png)" },
    ];
    await viewer(aDeck({ cards }));
    await waitFor(async () => expect(await listed()).toEqual(["a · b = 1/2 one · two", "os scaphoideum 🖼"]));
    expect(screen.getByRole("button", { name: "Star a · b = 1/2" })).toBeInTheDocument();
  });

  test("the arrow keys move from row to row, and one row is reached by Tab", async () => {
    const { user } = await viewer(undefined, studied);
    const row = (name: RegExp) => screen.findByRole("button", { name });
    (await row(/^Known term a/)).focus();
    await user.keyboard("{ArrowDown}");
    await waitFor(async () => expect(await row(/^Learning term b/)).toHaveFocus());
    await user.keyboard("{End}");
    await waitFor(async () => expect(await row(/^New term c/)).toHaveFocus());
    expect(place()).toBe("Card 1 of 3");
    await user.keyboard("{Enter}");
    expect(place()).toBe("Card 3 of 3");
    const reached = within(await list())
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(reached.every((one) => one.closest("[data-card='c']"))).toBe(true);
  });

  test("is searched and filtered, and says if nothing is found", async () => {
    const { user } = await viewer(undefined, studied);
    await list();
    await user.click(await screen.findByRole("button", { name: /^Starred ?1$/ }));
    expect(await listed()).toEqual(["term b definition b"]);
    await user.click(screen.getByRole("button", { name: "All" }));
    await user.type(screen.getByRole("searchbox", { name: "Search 3 cards" }), "DEFINITION C");
    await waitFor(async () => expect(await listed()).toHaveLength(1));
    await user.type(screen.getByRole("searchbox"), "x");
    expect(await screen.findByText("No card has these words.")).toBeInTheDocument();
  });

  test("stars the current card without turning it, and removes the star if it can't be saved", async () => {
    const { user, server } = await viewer(undefined, studied);
    server.on({ "PUT /api/stars/7/a": new AppError("card/too-many-stars") });
    const star = () => screen.getByRole("button", { name: "Star this card" });
    await user.click(star());
    expect(await screen.findByText(/You can star at most/)).toBeInTheDocument();
    await waitFor(() => expect(star()).toHaveAttribute("aria-pressed", "false"));
    expect(front()).toBeInTheDocument();
  });

  test("Escape in the menu restores the card's keys", async () => {
    const { user } = await viewer();
    await user.click(button("Deck menu"));
    await screen.findByRole("menu");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(front()).toHaveFocus());
    await user.keyboard(" ");
    expect(screen.getByRole("group", { name: "Back" })).toBeInTheDocument();
  });
});
