import { AppError } from "@recollect/domain/errors/app-error.ts";
import { WORTH, type DeckWorth } from "@recollect/domain/library/deck-worth.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { aListedDeck } from "../../../test/a-library.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const cells = {
  ...aListedDeck({ id: 30, title: "Cell biology", cardCount: 1 }),
  cards: [{ id: "a", term: "Ribosome", definition: "Builds proteins" }],
};
const some: DeckWorth = { saved: 3, studying: 1, thanks: 2, isThanked: false, mayThank: true, correctedAt: null };

// The lazily loaded parts are imported first, so no test waits for their code.
beforeAll(async () => {
  await import("../../decks/viewer/deck-screen.tsx");
  await import("../../app/below-shared-deck.tsx");
});
beforeEach(() => {
  useFakeEventSource();
});

function openDeck(worth: DeckWorth | AppError, more: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/30": new AppError("deck/not-in-collection"),
    "GET /api/library/30": cells,
    "GET /api/worth/30": worth,
    ...more,
  });
  return { server, ...renderApp("/30") };
}

const worthSection = async () => within(await screen.findByRole("region", { name: "What this deck is worth to others" }));
const facts = (section: ReturnType<typeof within>) => section.queryAllByRole("listitem").map((item: HTMLElement) => item.textContent);

test("a Public deck shows how many found it helpful, study it and saved it", async () => {
  openDeck(some);
  expect(facts(await worthSection())).toEqual(["Helpful to 2 students", "Studied by 1 student", "Saved by 3 students"]);
});

test("numbers beyond the limit say so, zeros are not mentioned, and a late correction is dated", async () => {
  openDeck({ saved: WORTH.mostCounted, studying: 0, thanks: 0, isThanked: false, mayThank: true, correctedAt: Date.now() - 1000 });
  const [saved, corrected, ...rest] = facts(await worthSection());
  expect([saved, rest]).toEqual(["Saved by 1,000 students or more", []]);
  expect(corrected).toMatch(/^Corrected on \w+ \d+, \d{4}$/);
});

test("an old correction is not mentioned", async () => {
  openDeck({ ...some, correctedAt: Date.now() - WORTH.latelyMs - 1000 });
  expect(facts(await worthSection())).toHaveLength(3);
});

test("a reader can find it helpful, and take that back", async () => {
  const { user, server } = openDeck(some, {
    "PUT /api/worth/30/thanks": { ...some, thanks: 3, isThanked: true },
    "DELETE /api/worth/30/thanks": some,
  });
  const section = await worthSection();
  await user.click(section.getByRole("button", { name: "Helpful", pressed: false }));
  const pressed = await section.findByRole("button", { name: "Helpful", pressed: true });
  expect(pressed).toHaveFocus();
  expect(facts(section)[0]).toBe("Helpful to 3 students");
  await user.click(pressed);
  await section.findByRole("button", { name: "Helpful", pressed: false });
  expect(server.to("DELETE /api/worth/30/thanks")).toHaveLength(1);
});

test("thanks that could not be stored are not shown, and that is said", async () => {
  const { user } = openDeck(some, { "PUT /api/worth/30/thanks": new AppError("api/service-unavailable") });
  await user.click((await worthSection()).getByRole("button", { name: "Helpful" }));
  await screen.findByText(new AppError("api/service-unavailable").message);
  expect((await worthSection()).getByRole("button", { name: "Helpful", pressed: false })).toBeInTheDocument();
});

test("similar decks stand below, as in the Library", async () => {
  openDeck(some, { "GET /api/similar/30": [aListedDeck({ id: 40, title: "Organelles", author: "@bob", authorId: "bob" })] });
  const list = await screen.findByRole("list", { name: "Similar decks" });
  const title = within(list).getByRole("link", { name: "Organelles" });
  expect(title).toHaveAttribute("href", "/40");
  // Words of a student are not the page's: a browser that translates it leaves them alone.
  for (const words of [title, within(list).getByText("@bob")]) expect(words.closest("[translate=no]")).not.toBeNull();
});

test("the deck is whole without all this", async () => {
  const { server } = openDeck(new AppError("deck/not-found"));
  expect(await screen.findByRole("heading", { level: 1, name: "Cell biology" })).toBeInTheDocument();
  await waitFor(() => expect(server.to("GET /api/worth/30").length).toBeGreaterThan(0));
  expect(screen.queryByRole("button", { name: "Helpful" })).not.toBeInTheDocument();
});

test("an Unlisted deck of others has no worth to show", async () => {
  const { server } = openDeck(some, { "GET /api/library/30": { ...cells, visibility: "Unlisted" } });
  expect(await screen.findByRole("heading", { level: 1, name: "Cell biology" })).toBeInTheDocument();
  expect(server.to("GET /api/worth/30")).toHaveLength(0);
});

const ofOwner = {
  "GET /api/users/mira/decks/30": { ...cells, authorId: undefined, revision: 1 },
  "GET /api/library/30": new AppError("deck/not-found"),
};
const ofCoAuthor = { "GET /api/library/30": { ...cells, mayEdit: true } };

test.each([
  ["the owner", ofOwner],
  ["a co-author", ofCoAuthor],
])("%s sees the numbers and has no thanks to give", async (_who, deck) => {
  openDeck({ ...some, mayThank: false }, deck);
  const section = await worthSection();
  expect(facts(section)).toHaveLength(3);
  expect(section.queryByRole("button")).not.toBeInTheDocument();
});
