import "fake-indexeddb/auto";
import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aDeck, summaryOf } from "../../../test/a-deck.ts";
import { keepOnDevice } from "../../../test/a-kept-device.ts";
import { theDecksStream } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { deviceDatabase } from "../../device/store/device-store.ts";
import { keepDeck } from "../../device/store/fill-device.ts";

const cells = aDeck({ id: 7, title: "Cell biology" });
const rivers = aDeck({
  id: 8,
  title: "Rivers",
  updatedAt: 1_800_000_000_000,
  cards: [
    { id: "c1", term: "Nile", definition: "the longest" },
    { id: "c2", term: "**Donau**", definition: "flows through Vienna" },
  ],
});

const found = "GET /api/users/mira/search";

let leave: (() => void) | null = null;
afterEach(() => (leave?.(), (leave = null)));

async function decksPage(at = "/decks") {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": cells,
    "GET /api/users/mira/decks/8": rivers,
    "GET /api/users/mira/folders": { folders: ["Biology", "Biology/Cells"], decks: [], tags: [], shared: [] },
  });
  const page = renderApp(at);
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", [summaryOf(cells), summaryOf(rivers)]));
  return { server, ...page };
}

async function openByKey(user: Awaited<ReturnType<typeof decksPage>>["user"], keys = "{Control>}k{/Control}") {
  await screen.findByRole("button", { name: "Command menu (Ctrl+K)" });
  await user.keyboard(keys);
  return screen.findByRole("combobox", { name: "Find" });
}

const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const chosen = () => screen.getByRole("option", { selected: true });

test.each(["{Control>}k{/Control}", "{Meta>}k{/Meta}"])(
  "%s opens it, also in a field, and Escape returns to where one was",
  async (keys) => {
    const { user } = await decksPage();
    const search = await screen.findByRole("searchbox", { name: "Search decks" });
    await user.click(search);
    expect(await openByKey(user, keys)).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox", { name: "Find" })).not.toBeInTheDocument());
    expect(search).toHaveFocus();
  },
);

test("the navbar's button opens it, and the keys close it again", async () => {
  const { user } = await decksPage();
  await user.click(await screen.findByRole("button", { name: "Command menu (Ctrl+K)" }));
  await screen.findByRole("combobox", { name: "Find" });
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Find" })).not.toBeInTheDocument());
});

test("a deck is found by what is typed, chosen by the arrows and opened by Enter", async () => {
  const { user, address } = await decksPage();
  const field = await openByKey(user);
  await user.type(field, "ce");
  expect(options()[0]).toBe("Cell biology");
  expect(chosen()).toHaveTextContent("Cell biology");
  expect(field).toHaveAttribute("aria-activedescendant", chosen().id);
  expect(within(screen.getByRole("group", { name: "Decks" })).getAllByRole("option")).toHaveLength(1);
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/7"));
  expect(screen.queryByRole("combobox", { name: "Find" })).not.toBeInTheDocument();
});

test("a folder, and an act by another word for it", async () => {
  const { user, address } = await decksPage();
  const field = await openByKey(user);
  await user.type(field, "cells");
  await user.click(await within(screen.getByRole("group", { name: "Folders" })).findByRole("option", { name: "Biology/Cells" }));
  await waitFor(() => expect(address()).toBe("/decks?folder=Biology%2FCells"));
  await user.type(await openByKey(user), "preferences{Enter}");
  expect(await screen.findByRole("dialog", { name: "Study settings" })).toBeInTheDocument();
});

test("without anything typed it lists what can be done, on a deck's page with that deck first, then the decks changed last", async () => {
  const { user } = await decksPage("/7");
  await openByKey(user);
  expect(options().slice(0, 5)).toEqual(["Study this deck", "Learn this deck", "Match this deck", "Test this deck", "Edit this deck"]);
  const decks = within(screen.getByRole("group", { name: "Decks" })).getAllByRole("option");
  expect(decks.map((deck) => deck.textContent)).toEqual(["Rivers", "Cell biology"]);
});

test("says how many there are, and that there is nothing", async () => {
  const { user } = await decksPage();
  await user.type(await openByKey(user), "riv");
  await waitFor(() => expect(screen.getAllByRole("status").map((status) => status.textContent)).toContain("1 result"));
  await user.type(screen.getByRole("combobox", { name: "Find" }), "zzz");
  expect(await screen.findByText("Nothing found. Try another word.")).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Find" })).not.toHaveAttribute("aria-activedescendant");
});

const foundOnCards: FoundDecks = {
  decks: [
    { deckId: 7, title: "Cell biology", author: null, isByTitle: true, cards: [] },
    {
      deckId: 8,
      title: "Rivers",
      author: null,
      isByTitle: false,
      cards: [{ cardId: "c2", text: "Donau · flows through Vienna", marks: [[22, 28]] }],
    },
    { deckId: 90, title: "Cities", author: "@bob", isByTitle: true, cards: [] },
  ],
  hasMore: false,
};

test("cards are found by the server, by the keyboard alone, and the deck opens at that card", async () => {
  const { user, server, address } = await decksPage();
  server.on({ [found]: foundOnCards });
  await user.type(await openByKey(user), "viena");
  const card = await within(await screen.findByRole("group", { name: "Cards" })).findByRole("option");
  expect(card).toHaveTextContent("Donau · flows through ViennaRivers");
  expect(within(card).getByText("Vienna").tagName).toBe("MARK");
  expect(
    within(screen.getByRole("group", { name: "Decks" }))
      .getAllByRole("option")
      .map((deck) => deck.textContent),
  ).toEqual(["Cell biology", "Cities@bob"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/8"));
  expect(server.to(found).map(({ search }) => search.get("text"))).toEqual(["viena"]);
});

test("a late answer to an earlier search never replaces a newer one", async () => {
  const { user, server } = await decksPage();
  let answerEarly: (found: FoundDecks) => void = () => undefined;
  const early = new Promise<FoundDecks>((resolve) => (answerEarly = resolve));
  const deck = (title: string): FoundDecks => ({
    decks: [{ deckId: 90, title, author: "@bob", isByTitle: true, cards: [] }],
    hasMore: false,
  });
  server.on({ [found]: ({ search }) => (search.get("text") === "vie" ? early : deck("Newer")) });
  const field = await openByKey(user);
  await user.type(field, "vie");
  await waitFor(() => expect(server.to(found)).toHaveLength(1));
  await user.type(field, "nna");
  await screen.findByRole("option", { name: /Newer/ });
  await act(async () => answerEarly(deck("Older")));
  expect(options()).toContain("Newer@bob");
  expect(screen.queryByRole("option", { name: /Older/ })).not.toBeInTheDocument();
});

test("what was moved to stays chosen when cards that are found later stand above it", async () => {
  const { user, server, address } = await decksPage();
  let answer: (decks: FoundDecks) => void = () => undefined;
  const answered = new Promise<FoundDecks>((resolve) => (answer = resolve));
  server.on({ [found]: () => answered });
  const field = await openByKey(user);
  await user.type(field, "pro");
  await user.keyboard("{ArrowDown}");
  const label = chosen().textContent;
  await waitFor(() => expect(server.to(found)).toHaveLength(1));
  await act(async () => answer(foundOnCards));
  await screen.findByRole("group", { name: "Cards" });
  expect(options().indexOf(label)).toBeGreaterThan(1);
  expect(chosen()).toHaveTextContent(label ?? "");
  await user.keyboard("{ArrowUp}{ArrowDown}");
  expect(chosen()).toHaveTextContent(label ?? "");
  await user.type(field, "g");
  expect(chosen()).toBe(screen.getAllByRole("option")[0]);
  expect(address()).toBe("/decks");
});

test("without a network the cards that this device keeps are found by either side, and the deck opens at that card", async () => {
  leave = keepOnDevice();
  const database = await deviceDatabase("mira");
  await keepDeck(database, rivers);
  const { user, server, address } = await decksPage();
  const field = await openByKey(user);
  server.online(false);
  await user.type(field, "vienna");
  const card = await within(await screen.findByRole("group", { name: "Cards" })).findByRole("option");
  expect(card).toHaveTextContent("Donau · flows through ViennaRivers");
  server.online(true);
  await user.click(card);
  await waitFor(() => expect(address()).toBe("/8"));
});

test("a device that keeps nothing says that searching the cards needs a network", async () => {
  const { user, server } = await decksPage();
  const field = await openByKey(user);
  server.online(false);
  await user.type(field, "vienna");
  expect(await screen.findByText("The cards could not be searched. This needs a network.")).toBeInTheDocument();
  server.online(true);
});
