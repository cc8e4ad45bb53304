import type { FoundDecks } from "@recollect/domain/decks/finding/found-decks.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

// The part that loads when it is wanted is imported first, so no test waits for its code.
beforeAll(async () => void (await import("./found-list.tsx")));
beforeEach(() => {
  useFakeEventSource();
});

const route = "GET /api/users/mira/search";
const vienna: FoundDecks = {
  decks: [
    {
      deckId: 30,
      title: "Rivers",
      author: null,
      isByTitle: false,
      cards: [{ cardId: "c2", text: "Donau · flows through Vienna", marks: [[22, 28]] }],
    },
    { deckId: 90, title: "Viennese cafés", author: "@bob", isByTitle: true, cards: [] },
  ],
  hasMore: true,
};

async function decksPage(found: FoundDecks) {
  const server = fakeServer({ ...signedInAs(aUser()), [route]: found });
  const page = renderApp("/decks");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", [aSummary({ id: 30, title: "Rivers" }), aSummary({ id: 31, title: "Cells" })]));
  const field = await screen.findByRole("searchbox", { name: "Search decks" });
  return { server, field, ...page };
}

const list = () => screen.findByRole("region", { name: "Also found" });

test("from three letters on cards are found with a wrong letter, marked, and a card opens its deck at that card", async () => {
  const { user, field, server, address } = await decksPage(vienna);
  await user.type(field, "vi");
  expect(await screen.findByText("No decks found")).toBeInTheDocument();
  await user.type(field, "ena");
  const found = within(await list());
  expect(found.getByText("Vienna").tagName).toBe("MARK");
  expect(found.getByText("There is more. A longer search finds the rest.")).toBeInTheDocument();
  expect(found.getByRole("link", { name: "Viennese cafés" })).toHaveAttribute("href", "/90");
  expect(found.getByText("@bob")).toBeInTheDocument();
  expect(screen.queryByText("No decks found")).not.toBeInTheDocument();
  for (const { search } of server.to(route)) expect(search.get("text")?.length).toBeGreaterThan(2);
  const card = found.getByRole("link", { name: "Donau · flows through Vienna" });
  expect(card).toHaveAttribute("translate", "no");
  server.on({ "GET /api/users/mira/decks/30": () => new Promise(() => {}) });
  await user.click(card);
  await waitFor(() => expect(address()).toBe("/30"));
});

test("a deck that the list shows is named again only with its cards, and a filter by stars holds for what is found too", async () => {
  const { user, field } = await decksPage({
    decks: [{ deckId: 31, title: "Cells", author: null, isByTitle: true, cards: [] }],
    hasMore: false,
  });
  await user.type(field, "cells");
  await waitFor(() => expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("1 result"));
  expect(screen.queryByRole("region", { name: "Also found" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cells" })).toBeInTheDocument();
});

test("says that nothing was found only after the cards were searched", async () => {
  const { user, field, server } = await decksPage(vienna);
  let answer: (found: FoundDecks) => void = () => undefined;
  const answered = new Promise<FoundDecks>((resolve) => (answer = resolve));
  server.on({ [route]: () => answered });
  await user.type(field, "zzz");
  await waitFor(() => expect(server.to(route)).toHaveLength(1));
  expect(screen.queryByText("No decks found")).not.toBeInTheDocument();
  await act(async () => answer({ decks: [], hasMore: false }));
  expect(await screen.findByText("No decks found")).toBeInTheDocument();
});

test("what was not searched is said above that nothing was found, where a phone shows it", async () => {
  const { user, field, server } = await decksPage(vienna);
  server.online(false);
  await user.type(field, "zzz");
  const note = await screen.findByText("The cards could not be searched. This needs a network.");
  const nothing = await screen.findByText("No decks found");
  expect(note.compareDocumentPosition(nothing) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  server.online(true);
});

test("without a network titles are still searched, and it says that cards need one", async () => {
  const { user, field, server } = await decksPage(vienna);
  server.online(false);
  await user.type(field, "cell");
  expect(await screen.findByText("The cards could not be searched. This needs a network.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Cells" })).toBeInTheDocument();
  server.online(true);
});
