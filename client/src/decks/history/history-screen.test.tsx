import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckVersion, VersionSummary } from "@recollect/domain/decks/history/version.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const own = "/api/users/mira/decks/7";
const saturday = new Date(2026, 4, 16, 18, 4).getTime();

const aVersion = (details: Partial<VersionSummary> = {}): VersionSummary => ({
  revision: 2,
  savedAt: saturday,
  title: "Cell biology",
  cardCount: 3,
  added: 1,
  changed: 1,
  removed: 1,
  ...details,
});

const before: DeckVersion = {
  id: 7,
  revision: 2,
  savedAt: saturday,
  title: "Cells",
  description: "",
  cardCount: 3,
  cards: [aCard({ term: "cell wall" }), aCard({ id: "c2", term: "ATP", definition: "energy" }), aCard({ id: "c3", term: "Ribosome" })],
};
/** Since then the first card changed, the third was removed, and a fourth was added. */
const now = aDeck({
  revision: 5,
  cards: [aCard({ term: "cell membrane" }), before.cards[1]!, aCard({ id: "c4", term: "Nucleus", definition: "holds the DNA" })],
});

beforeEach(() => {
  useFakeEventSource();
});

function history(at = "/7/history", routes: Record<string, object> = {}) {
  const server = fakeServer({
    ...signedInAs(aUser()),
    [`GET ${own}`]: now,
    [`GET ${own}/versions`]: [aVersion()],
    [`GET ${own}/versions/2`]: before,
    ...routes,
  });
  return { server, ...renderApp(at) };
}

test("lists the earlier versions: when, how many cards, what the next save did", async () => {
  history("/7/history", {
    [`GET ${own}/versions`]: [
      aVersion({ revision: 4, added: 2, changed: 0, removed: 0 }),
      aVersion({ title: "Cells", added: 0, changed: 0, removed: 0 }),
    ],
  });
  const rows = within(await screen.findByRole("list", { name: "Earlier versions" })).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(/^May 16, 2026, 6:04\sPM3 cards · then 2 cards added/);
  expect(rows[1]).toHaveTextContent("Cells · 3 cards · then no card changed");
  expect(document.title).toBe("History - Recollect");
});

test("without versions explains when there will be one", async () => {
  history("/7/history", { [`GET ${own}/versions`]: [] });
  expect(await screen.findByRole("heading", { name: "No earlier version yet" })).toBeInTheDocument();
});

test("that can't be read shows why, and can be retried", async () => {
  const { server, user } = history("/7/history", { [`GET ${own}/versions`]: new AppError("api/rate-limit") });
  expect(await screen.findByRole("heading", { name: "The history could not be loaded" })).toBeInTheDocument();
  server.on({ [`GET ${own}/versions`]: [] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No earlier version yet" })).toBeInTheDocument();
});

test("compares a version with now, card by card, and marks the changed words", async () => {
  const { user } = history();
  await user.click(await screen.findByRole("link", { name: /^Compare with now: the version of May 16/ }));
  expect(await screen.findByRole("heading", { level: 1, name: /^As it was on May 16, 2026/ })).toHaveFocus();
  expect(screen.getByText(/Since then: 1 card added, 1 changed, 1 removed \(and the title\)\./)).toBeInTheDocument();
  const title = screen.getByRole("region", { name: "Title" });
  expect(within(title).getByText("Cells")).toBeInTheDocument();
  const [changed, removed, added] = within(screen.getByRole("list", { name: "Cards that changed" })).getAllByRole("listitem");
  expect(within(changed!).getByRole("heading")).toHaveTextContent("Changed since");
  expect(within(changed!).getByRole("deletion")).toHaveTextContent("wall");
  expect(within(changed!).getByRole("insertion")).toHaveTextContent("membrane");
  expect(removed).toHaveTextContent("Removed since");
  expect(removed).toHaveTextContent("not in the deck");
  expect(added).toHaveTextContent("Added since");
  expect(within(added!).queryByRole("checkbox")).toBeNull();
});

test("compares texts as they are read, and as typed if no word changed", async () => {
  const earlier = [
    aCard({ id: "f", term: "\\(a\\cdot b\\)", definition: "\\(\\pi \\cdot r^2\\)" }),
    aCard({ id: "m", term: "**bold**", definition: "d" }),
    aCard({ id: "p", term: "![os scaphoideum](media/abcdefghijklmnop.png)", definition: "d" }),
  ];
  const cards = [
    aCard({ id: "f", term: "\\(a\\cdot b\\)", definition: "\\(\\pi \\cdot r^3\\)" }),
    aCard({ id: "m", term: "bold", definition: "d" }),
    aCard({ id: "p", term: "![os lunatum](media/abcdefghijklmnop.png)", definition: "d" }),
  ];
  history("/7/history?version=2", {
    [`GET ${own}`]: aDeck({ revision: 5, cards }),
    [`GET ${own}/versions/2`]: { ...before, cards: earlier },
  });
  const [formula, mark, picture] = within(await screen.findByRole("list", { name: "Cards that changed" })).getAllByRole("listitem");
  expect(formula).toHaveTextContent("a · bπ · r²");
  expect(formula).toHaveTextContent("a · bπ · r³");
  expect(
    within(mark!)
      .getAllByRole("deletion")
      .map(({ textContent }) => textContent)
      .join(""),
  ).toBe("****");
  expect(picture).toHaveTextContent("os lunatum");
  expect(screen.getByRole("checkbox", { name: "Restore the card os scaphoideum" })).toBeInTheDocument();
});

test("restores the chosen cards, with the revision that is shown, and opens the deck", async () => {
  const { server, user, address } = history("/7/history?version=2");
  const restored: Deck = { ...now, revision: 6 };
  server.on({ [`POST ${own}/versions/2/restore`]: restored });
  const button = await screen.findByRole("button", { name: "Restore chosen cards" });
  expect(button).toBeDisabled();
  await user.click(screen.getByRole("checkbox", { name: "Restore the card Ribosome" }));
  await user.click(screen.getByRole("checkbox", { name: "Restore the card cell wall" }));
  await user.click(screen.getByRole("button", { name: "Restore 2 cards" }));
  expect(await screen.findByText("2 cards restored")).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe("/7"));
  const [request] = server.to(`POST ${own}/versions/2/restore`);
  expect([request?.body, request?.headers.get("if-match")]).toEqual([{ cardIds: ["c1", "c3"] }, '"5"']);
});

test("restores the whole version", async () => {
  const { server, user, address } = history("/7/history?version=2");
  server.on({ [`POST ${own}/versions/2/restore`]: { ...now, revision: 6 } });
  await user.click(await screen.findByRole("button", { name: "Restore this version" }));
  await waitFor(() => expect(address()).toBe("/7"));
  expect(server.to(`POST ${own}/versions/2/restore`)[0]?.body).toEqual({});
});

test("a deck that was saved in the meantime is read again, and the choice stays", async () => {
  const { server, user } = history("/7/history?version=2");
  server.on({ [`POST ${own}/versions/2/restore`]: new AppError("deck/changed-meanwhile"), [`GET ${own}`]: { ...now, revision: 6 } });
  await user.click(await screen.findByRole("checkbox", { name: "Restore the card Ribosome" }));
  await user.click(screen.getByRole("button", { name: "Restore 1 card" }));
  expect(await screen.findByText("This deck was changed somewhere else in the meantime.")).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Restore the card Ribosome" })).toBeChecked();
  server.on({ [`POST ${own}/versions/2/restore`]: { ...now, revision: 7 } });
  await user.click(await screen.findByRole("button", { name: "Restore 1 card" }));
  expect(await screen.findByText("1 card restored")).toBeInTheDocument();
  expect(server.to(`POST ${own}/versions/2/restore`)[1]?.headers.get("if-match")).toBe('"6"');
});

test("a version with the current content has nothing to restore", async () => {
  history("/7/history?version=2", { [`GET ${own}/versions/2`]: { ...before, title: now.title, cards: now.cards } });
  expect(await screen.findByText(/The deck says the same now\./)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Restore this version" })).toBeDisabled();
});

test("a version that was removed says so", async () => {
  history("/7/history?version=9", { [`GET ${own}/versions/9`]: new AppError("deck/version-not-found") });
  expect(await screen.findByText("This earlier version no longer exists.")).toBeInTheDocument();
});
