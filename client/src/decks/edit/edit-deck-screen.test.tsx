import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { contentOf } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aWiderCard } from "@recollect/domain/test/a-wider-card.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { drafts } from "../editor/drafts/draft-storage.ts";

let uid = "";
let visits = 0;

beforeEach(() => {
  uid = `student-${visits++}`;
  useFakeEventSource();
});

async function editPage(deck: Deck = aDeck(), routes: (path: string) => Parameters<typeof fakeServer>[0] = () => ({})) {
  const path = `/api/users/${uid}/decks/${deck.id}`;
  const server = fakeServer({ ...signedInAs(aUser({ uid })), [`GET ${path}`]: deck, ...routes(path) });
  const page = renderApp(`/${deck.id}/edit`);
  await screen.findByRole("textbox", { name: "Title" });
  return { server, path, ...page };
}

const title = () => screen.getByRole("textbox", { name: "Title" });
const definition = (number: number) => screen.getByRole("textbox", { name: `Definition of card ${number}` });
const press = (name: string) => screen.getByRole("button", { name });

describe("opening a deck to edit", () => {
  test("says that it loads, then shows the deck's texts and cards", async () => {
    const answer = later();
    fakeServer({ ...signedInAs(aUser({ uid })), [`GET /api/users/${uid}/decks/7`]: () => answer.reply });
    renderApp("/7/edit");
    expect(await screen.findByText("Loading deck...")).toBeInTheDocument();
    answer.give(aDeck({ description: "All about cells" }));
    expect(await screen.findByDisplayValue("Cell biology")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Description" })).toHaveValue("All about cells");
    expect(definition(2)).toHaveValue("energy");
    expect(document.title).toBe("Edit Cell biology - Recollect");
  });

  test("at one card shows that card and focuses it; at one that is gone it opens as usual", async () => {
    const deck = aDeck();
    fakeServer({ ...signedInAs(aUser({ uid })), [`GET /api/users/${uid}/decks/7`]: deck });
    const { unmount } = renderApp(`/7/edit?card=${deck.cards[1]!.id}`);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Term of card 2" })).toHaveFocus());
    unmount();
    renderApp("/7/edit?card=gone");
    expect(await screen.findByDisplayValue("Cell biology")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Term of card 1" })).not.toHaveFocus();
  });

  test("of another student is denied", async () => {
    fakeServer({
      ...signedInAs(aUser({ uid })),
      [`GET /api/users/${uid}/decks/7`]: new AppError("deck/not-found"),
      "GET /api/co-authors/7": new AppError("deck/not-found"),
    });
    renderApp("/7/edit");
    expect(await screen.findByRole("heading", { name: "Access Denied" })).toBeInTheDocument();
    expect(screen.getByText("You can only edit your own decks.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to decks" })).toHaveAttribute("href", "/decks");
  });

  test("after the end of the session goes to the landing page with the reason", async () => {
    fakeServer({ ...signedInAs(aUser({ uid })), [`GET /api/users/${uid}/decks/7`]: new AppError("auth/required") });
    const { address } = renderApp("/7/edit");
    await waitFor(() => expect(address()).toBe("/"));
    expect((await screen.findAllByText("You must be logged in to edit a deck.")).length).toBeGreaterThan(0);
  });

  test("that fails says so and can be retried", async () => {
    const path = `GET /api/users/${uid}/decks/7`;
    const server = fakeServer({ ...signedInAs(aUser({ uid })), [path]: new AppError("api/rate-limit") });
    const { user } = renderApp("/7/edit");
    expect(await screen.findByRole("heading", { name: "Failed to load deck. Please try again." })).toBeInTheDocument();
    server.on({ [path]: aDeck() });
    await user.click(press("Try again"));
    expect(await screen.findByDisplayValue("Cell biology")).toBeInTheDocument();
  });
});

describe("saving", () => {
  test("sends what was changed since the edited revision, shows Saving... until then, and opens it", async () => {
    const { server, path, user, address } = await editPage();
    const answer = later();
    server.on({ [`PATCH ${path}`]: () => answer.reply });
    await user.clear(title());
    await user.type(title(), "Cells");
    await user.click(press("Save Changes"));
    expect(press("Saving...")).toBeDisabled();
    answer.give(aDeck({ title: "Cells", revision: 4 }));
    await waitFor(() => expect(address()).toBe("/7"));
    expect(server.to(`PATCH ${path}`)[0]?.body).toEqual({
      base: 3,
      title: { from: "Cell biology", to: "Cells" },
      cards: [],
      added: [],
      removed: [],
      order: null,
    });
    expect(await drafts.list(uid, 7)).toEqual([]);
  });

  test("by 'Practice test' opens the test", async () => {
    const { user, address } = await editPage(aDeck(), (path) => ({ [`PATCH ${path}`]: aDeck({ revision: 4 }) }));
    await user.click(press("Practice test"));
    await waitFor(() => expect(address()).toBe("/7/learn/test"));
  });

  test("without a title is refused", async () => {
    const { user, server, path } = await editPage();
    await user.clear(title());
    await user.click(press("Save Changes"));
    expect(screen.getByRole("alert")).toHaveTextContent("Deck must have a title.");
    expect(server.to(`PATCH ${path}`)).toHaveLength(0);
  });

  test("without a complete card is refused", async () => {
    const { user } = await editPage(aDeck({ cards: [aCard()] }));
    await user.clear(definition(1));
    await user.click(press("Save Changes"));
    expect(screen.getByRole("alert")).toHaveTextContent("You must have at least one card with both term and definition.");
  });

  test("without permission says so", async () => {
    const { user } = await editPage(aDeck(), (path) => ({ [`PATCH ${path}`]: new AppError("deck/no-edit-permission") }));
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("alert")).toHaveTextContent("You don't have permission to edit this deck.");
  });

  test("after the end of the session says so, goes to the landing page, and keeps the text", async () => {
    const { server, path, user, address } = await editPage();
    server.on({ [`PATCH ${path}`]: new AppError("auth/required") });
    await user.type(definition(1), "!");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(address()).toBe("/"));
    expect((await screen.findAllByText("You must be logged in to save changes.")).length).toBeGreaterThan(0);
    await waitFor(async () => expect((await drafts.list(uid, 7))[0]?.form.cards[0]?.definition).toBe("the smallest unit of life!"));
  });

  test("without a network keeps the text, says so, and works again afterwards", async () => {
    const { server, path, user, address } = await editPage();
    server.on({ [`PATCH ${path}`]: aDeck({ revision: 4 }) });
    await user.type(definition(1), "!");
    server.online(false);
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Unable to connect to the database. Please try again.");
    expect(definition(1)).toHaveValue("the smallest unit of life!");
    server.online(true);
    await user.click(press("Save Changes"));
    await waitFor(() => expect(address()).toBe("/7"));
  });
});

describe("a deck that was saved elsewhere in the meantime", () => {
  const start = "the smallest unit of life";
  const theirs = aDeck({ revision: 4, cards: [aCard({ definition: "theirs" }), aCard({ id: "c2", term: "ATP", definition: "energy" })] });
  const asking = (mine: string, other = "theirs") =>
    new AppError("deck/fields-changed-meanwhile", {
      details: { revision: 4, conflicts: [{ kind: "card", id: "c1", field: "definition", mine, theirs: other }] },
    });
  const change = (from: string, to: string) => ({ id: "c1", field: "definition", from, to });
  const changesIn = (request: FakeRequest | undefined) => (request?.body as DeckPatch | undefined)?.cards;

  async function conflict() {
    const page = await editPage();
    page.server.on({ [`GET ${page.path}`]: theirs, [`PATCH ${page.path}`]: asking("mine") });
    await page.user.clear(definition(1));
    await page.user.type(definition(1), "mine");
    await page.user.click(press("Save Changes"));
    const dialog = await screen.findByRole("dialog", { name: "Two versions of this deck" });
    return { ...page, dialog };
  }

  test("is reported, with both texts of each field that was changed in both, side by side", async () => {
    const { dialog } = await conflict();
    expect(dialog).toHaveTextContent("This deck was changed somewhere else in the meantime.");
    const field = within(within(dialog).getByRole("group", { name: /^Definition/ }));
    expect(field.getByRole("radio", { name: /^Mine, not saved yet/ })).toHaveAccessibleName(/mine$/);
    expect(field.getByRole("radio", { name: /^Theirs, saved in the meantime/ })).toHaveAccessibleName(/theirs$/);
    expect(within(dialog).getAllByRole("group")).toHaveLength(1);
  });

  test("is saved over their text once everything is chosen, and not before", async () => {
    const { server, path, user, address, dialog } = await conflict();
    server.on({ [`PATCH ${path}`]: aDeck({ revision: 5 }) });
    expect(within(dialog).getByRole("status")).toHaveTextContent("1 change left to choose.");
    expect(press("Save what I chose")).toBeDisabled();
    await user.click(within(dialog).getByRole("radio", { name: /^Mine/ }));
    expect(within(dialog).getByRole("status")).toHaveTextContent("All chosen.");
    await user.click(press("Save what I chose"));
    await waitFor(() => expect(address()).toBe("/7"));
    expect(changesIn(server.to(`PATCH ${path}`).at(-1))).toEqual([change("theirs", "mine")]);
    expect(await drafts.list(uid, 7)).toEqual([]);
  });

  test("can have both texts, one after the other", async () => {
    const { server, path, user, dialog } = await conflict();
    server.on({ [`PATCH ${path}`]: aDeck({ revision: 5 }) });
    await user.click(within(dialog).getByRole("radio", { name: /^Both/ }));
    await user.click(press("Save what I chose"));
    await waitFor(() => expect(changesIn(server.to(`PATCH ${path}`).at(-1))).toEqual([change("theirs", "theirs\nmine")]));
  });

  test("is merged by the server without a question, if no field was changed in both", async () => {
    const merged = aDeck({
      revision: 5,
      title: "Their title",
      cards: [aCard(), aCard({ id: "c2", term: "ATP", definition: "energy mine" })],
    });
    const page = await editPage(aDeck(), (path) => ({ [`PATCH ${path}`]: merged, [`GET ${path}`]: aDeck() }));
    await page.user.type(definition(2), " mine");
    page.server.on({ [`GET ${page.path}`]: merged });
    await page.user.click(press("Save Changes"));
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(await screen.findByRole("heading", { name: "Their title", level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await drafts.list(uid, 7)).toEqual([]);
  });

  test("has my text that was not chosen as unsaved changes, and the others of mine saved", async () => {
    const page = await editPage();
    page.server.on({ [`PATCH ${page.path}`]: asking("mine") });
    await page.user.clear(definition(1));
    await page.user.type(definition(1), "mine");
    await page.user.type(definition(2), " too");
    await page.user.click(press("Save Changes"));
    const dialog = await screen.findByRole("dialog", { name: "Two versions of this deck" });
    await page.user.click(within(dialog).getByRole("radio", { name: /^Theirs/ }));
    page.server.on({ [`PATCH ${page.path}`]: aDeck({ revision: 5 }) });
    await page.user.click(press("Save what I chose"));
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(changesIn(page.server.to(`PATCH ${page.path}`).at(-1))).toEqual([
      { id: "c2", field: "definition", from: "energy", to: "energy too" },
    ]);
    expect((await drafts.list(uid, 7))[0]?.form.cards[0]?.definition).toBe("mine");
  });

  test("all of theirs shows theirs and keeps mine as a draft until it is discarded", async () => {
    const { user, server, path, address } = await conflict();
    server.on({ [`PATCH ${path}`]: theirs });
    await user.click(press("Choose all of theirs"));
    await user.click(press("Save what I chose"));
    await waitFor(() => expect(definition(1)).toHaveValue("theirs"));
    const offer = await screen.findByRole("region", { name: "Unsaved changes" });
    expect((await drafts.list(uid, 7))[0]?.form.cards[0]?.definition).toBe("mine");
    await user.click(within(offer).getByRole("button", { name: "Restore" }));
    expect(definition(1)).toHaveValue("mine");
    // Mine began with the older text: saving it asks again instead of overwriting theirs.
    server.on({ [`PATCH ${path}`]: asking("mine") });
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("dialog", { name: "Two versions of this deck" })).toBeInTheDocument();
    expect(changesIn(server.to(`PATCH ${path}`).at(-1))).toEqual([change(start, "mine")]);
    expect(address()).toBe("/7/edit");
  });

  test("can be closed: the text stays and editing continues", async () => {
    const { user } = await conflict();
    await user.click(press("Keep editing"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(definition(1)).toHaveValue("mine");
    expect(press("Save Changes")).toBeEnabled();
  });

  test("by this very save, whose reply was lost, is saved with what was typed since, and asks nothing", async () => {
    const page = await editPage();
    await page.user.type(definition(1), "!");
    page.server.online(false);
    await page.user.click(press("Save Changes"));
    await screen.findByRole("alert");
    await page.user.type(definition(1), "!");
    page.server.on({ [`PATCH ${page.path}`]: aDeck({ revision: 4 }) });
    page.server.online(true);
    await page.user.click(press("Save Changes"));
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(page.server.to(`PATCH ${page.path}`).map(changesIn)).toEqual([
      [change(start, `${start}!`)],
      [change(start, `${start}!`)],
      [change(`${start}!`, `${start}!!`)],
    ]);
  });

  test("a new card has the same id each time it is sent", async () => {
    const page = await editPage();
    await page.user.click(press("ADD A CARD"));
    await page.user.type(screen.getByRole("textbox", { name: "Term of card 3" }), "RNA");
    await page.user.type(definition(3), "acid");
    page.server.online(false);
    await page.user.click(press("Save Changes"));
    await screen.findByRole("alert");
    page.server.on({ [`PATCH ${page.path}`]: aDeck({ revision: 4 }) });
    page.server.online(true);
    await page.user.click(press("Save Changes"));
    await waitFor(() => expect(page.address()).toBe("/7"));
    const added = page.server.to(`PATCH ${page.path}`).map(({ body }) => (body as DeckPatch).added);
    expect(added[0]).toEqual([{ after: "c2", card: { id: expect.stringMatching(/^[\w-]{12}$/), term: "RNA", definition: "acid" } }]);
    expect(added[1]).toEqual(added[0]);
  });
});

test("a deck that was deleted in the meantime can be saved as a new one", async () => {
  const cards = [
    { ...aWiderCard, id: "c1" },
    { ...aCard(), id: "c2" },
  ];
  const { server, path, user, address } = await editPage(aDeck({ cards }));
  server.on({ [`PATCH ${path}`]: new AppError("deck/not-found"), [`POST /api/users/${uid}/decks`]: aDeck({ id: 99, revision: 1, cards }) });
  await user.click(press("Save Changes"));
  expect(await screen.findByText(/This deck was deleted in the meantime/)).toBeInTheDocument();
  server.on({ [`GET /api/users/${uid}/decks/99`]: aDeck({ id: 99, revision: 1 }) });
  await user.click(press("Save as a new deck"));
  await waitFor(() => expect(address()).toBe("/99"));
  expect(server.to(`POST /api/users/${uid}/decks`)[0]?.body).toMatchObject({ cards: cards.map(contentOf) });
});

test("an unsaved edit is offered again for this deck only", async () => {
  const before = await editPage();
  await before.user.type(title(), " and more");
  before.unmount();
  const other = await editPage(aDeck({ id: 8, title: "Other" }));
  expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  other.unmount();
  const { user } = await editPage();
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(title()).toHaveValue("Cell biology and more");
});

test("Alt+Enter moves from a row to its other fields, and Escape back", async () => {
  const { user } = await editPage();
  await user.click(definition(2));
  await user.keyboard("{Alt>}{Enter}{/Alt}");
  expect(press("Ask card 2 both ways")).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("textbox", { name: "Term of card 2" })).toHaveFocus();
});
