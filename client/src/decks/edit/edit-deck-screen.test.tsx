import "fake-indexeddb/auto";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { contentOf } from "@recollect/domain/cards/card.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aWiderCard } from "@recollect/domain/test/a-wider-card.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
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
const meanwhile = new AppError("deck/changed-meanwhile");

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

  test("of another student is denied", async () => {
    fakeServer({ ...signedInAs(aUser({ uid })), [`GET /api/users/${uid}/decks/7`]: new AppError("deck/not-found") });
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
  test("sends the whole deck with its cards' ids and the edited revision, shows Saving... until then, and opens it", async () => {
    const { server, path, user, address } = await editPage();
    const answer = later();
    server.on({ [`PUT ${path}`]: () => answer.reply });
    await user.clear(title());
    await user.type(title(), "Cells");
    await user.click(press("Save Changes"));
    expect(press("Saving...")).toBeDisabled();
    answer.give(aDeck({ title: "Cells", revision: 4 }));
    await waitFor(() => expect(address()).toBe("/7"));
    const [put] = server.to(`PUT ${path}`);
    expect(put?.headers.get("if-match")).toBe('"3"');
    expect(put?.body).toEqual({
      title: "Cells",
      description: "",
      cards: [aCard(), { id: "c2", term: "ATP", definition: "energy" }],
    });
    expect(await drafts.list(uid, 7)).toEqual([]);
  });

  test("by 'Practice test' opens the test", async () => {
    const { user, address } = await editPage(aDeck(), (path) => ({ [`PUT ${path}`]: aDeck({ revision: 4 }) }));
    await user.click(press("Practice test"));
    await waitFor(() => expect(address()).toBe("/7/learn/test"));
  });

  test("without a title is refused", async () => {
    const { user, server, path } = await editPage();
    await user.clear(title());
    await user.click(press("Save Changes"));
    expect(screen.getByRole("alert")).toHaveTextContent("Deck must have a title.");
    expect(server.to(`PUT ${path}`)).toHaveLength(0);
  });

  test("without a complete card is refused", async () => {
    const { user } = await editPage(aDeck({ cards: [aCard()] }));
    await user.clear(definition(1));
    await user.click(press("Save Changes"));
    expect(screen.getByRole("alert")).toHaveTextContent("You must have at least one card with both term and definition.");
  });

  test("without permission says so", async () => {
    const { user } = await editPage(aDeck(), (path) => ({ [`PUT ${path}`]: new AppError("deck/no-edit-permission") }));
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("alert")).toHaveTextContent("You don't have permission to edit this deck.");
  });

  test("after the end of the session says so, goes to the landing page, and keeps the text", async () => {
    const { server, path, user, address } = await editPage();
    server.on({ [`PUT ${path}`]: new AppError("auth/required") });
    await user.type(definition(1), "!");
    await user.click(press("Save Changes"));
    await waitFor(() => expect(address()).toBe("/"));
    expect((await screen.findAllByText("You must be logged in to save changes.")).length).toBeGreaterThan(0);
    await waitFor(async () => expect((await drafts.list(uid, 7))[0]?.form.cards[0]?.definition).toBe("the smallest unit of life!"));
  });

  test("without a network keeps the text, says so, and works again afterwards", async () => {
    const { server, path, user, address } = await editPage();
    server.on({ [`PUT ${path}`]: aDeck({ revision: 4 }) });
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
  const theirs = aDeck({ revision: 4, cards: [aCard({ definition: "theirs" }), aCard({ id: "c2", term: "ATP", definition: "energy" })] });

  async function conflict() {
    const page = await editPage();
    page.server.on({ [`GET ${page.path}`]: theirs, [`PUT ${page.path}`]: meanwhile });
    await page.user.clear(definition(1));
    await page.user.type(definition(1), "mine");
    await page.user.click(press("Save Changes"));
    const dialog = await screen.findByRole("dialog", { name: "Two versions of this deck" });
    return { ...page, dialog };
  }

  test("is reported, with both versions side by side", async () => {
    const { dialog } = await conflict();
    expect(dialog).toHaveTextContent("This deck was changed somewhere else in the meantime.");
    const card = within(within(dialog).getByRole("group", { name: "Card" }));
    expect(card.getByRole("radio", { name: /^Mine, not saved yet/ })).toHaveAccessibleName(/cell\s?mine$/);
    expect(card.getByRole("radio", { name: /^Theirs, saved in the meantime/ })).toHaveAccessibleName(/cell\s?theirs$/);
  });

  test("is saved over the newer revision once everything is chosen, and not before", async () => {
    const { server, path, user, address, dialog } = await conflict();
    server.on({ [`PUT ${path}`]: aDeck({ revision: 5 }) });
    expect(within(dialog).getByRole("status")).toHaveTextContent("1 change left to choose.");
    expect(press("Save what I chose")).toBeDisabled();
    await user.click(within(dialog).getByRole("radio", { name: /^Mine/ }));
    expect(within(dialog).getByRole("status")).toHaveTextContent("All chosen.");
    await user.click(press("Save what I chose"));
    await waitFor(() => expect(address()).toBe("/7"));
    const put = server.to(`PUT ${path}`).at(-1);
    expect(put?.headers.get("if-match")).toBe('"4"');
    expect(put?.body).toMatchObject({ cards: [{ id: "c1", definition: "mine" }, { id: "c2" }] });
  });

  test("is merged from the changes of each version, without a question", async () => {
    const page = await editPage();
    page.server.on({
      [`GET ${page.path}`]: aDeck({ revision: 4, title: "Their title" }),
      [`PUT ${page.path}`]: meanwhile,
    });
    await page.user.type(definition(2), " mine");
    await page.user.click(press("Save Changes"));
    const dialog = await screen.findByRole("dialog", { name: "Two versions of this deck" });
    expect(within(dialog).getByRole("status")).toHaveTextContent("All chosen.");
    page.server.on({ [`PUT ${page.path}`]: aDeck({ revision: 5 }) });
    await page.user.click(press("Save what I chose"));
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(page.server.to(`PUT ${page.path}`).at(-1)?.body).toMatchObject({
      title: "Their title",
      cards: [{}, { definition: "energy mine" }],
    });
    expect(await drafts.list(uid, 7)).toEqual([]);
  });

  test("has my changes that were not chosen as unsaved changes", async () => {
    const page = await editPage();
    page.server.on({ [`GET ${page.path}`]: { ...theirs, title: "Their title" }, [`PUT ${page.path}`]: meanwhile });
    await page.user.clear(definition(1));
    await page.user.type(definition(1), "mine");
    await page.user.type(definition(2), " too");
    await page.user.click(press("Save Changes"));
    const dialog = await screen.findByRole("dialog", { name: "Two versions of this deck" });
    const open = within(within(dialog).getAllByRole("group", { name: "Card" })[0]!);
    await page.user.click(open.getByRole("radio", { name: /^Theirs/ }));
    page.server.on({ [`PUT ${page.path}`]: aDeck({ revision: 5 }) });
    await page.user.click(press("Save what I chose"));
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(page.server.to(`PUT ${page.path}`).at(-1)?.body).toMatchObject({
      cards: [{ definition: "theirs" }, { definition: "energy too" }],
    });
    expect((await drafts.list(uid, 7))[0]?.form.cards[0]?.definition).toBe("mine");
  });

  test("all of theirs shows theirs and keeps mine as a draft until it is discarded", async () => {
    const { user, server, path, address } = await conflict();
    await user.click(press("Choose all of theirs"));
    await user.click(press("Save what I chose"));
    await waitFor(() => expect(definition(1)).toHaveValue("theirs"));
    const offer = await screen.findByRole("region", { name: "Unsaved changes" });
    expect((await drafts.list(uid, 7))[0]?.form.cards[0]?.definition).toBe("mine");
    await user.click(within(offer).getByRole("button", { name: "Restore" }));
    expect(definition(1)).toHaveValue("mine");
    // Mine began with the older revision: saving it asks again instead of overwriting theirs.
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("dialog", { name: "Two versions of this deck" })).toBeInTheDocument();
    expect(server.to(`PUT ${path}`).at(-1)?.headers.get("if-match")).toBe('"3"');
    expect(address()).toBe("/7/edit");
  });

  test("can be closed: the text stays and editing continues", async () => {
    const { user } = await conflict();
    await user.click(press("Keep editing"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(definition(1)).toHaveValue("mine");
    expect(press("Save Changes")).toBeEnabled();
  });

  test("by this very save, whose reply was lost, is simply saved", async () => {
    const page = await editPage();
    await page.user.type(definition(1), "!");
    page.server.on({
      [`PUT ${page.path}`]: meanwhile,
      [`GET ${page.path}`]: aDeck({ revision: 4, cards: [aCard({ definition: "the smallest unit of life!" }), aDeck().cards[1]!] }),
    });
    await page.user.click(press("Save Changes"));
    await waitFor(() => expect(page.address()).toBe("/7"));
  });
});

test("a deck that was deleted in the meantime can be saved as a new one", async () => {
  const cards = [
    { ...aWiderCard, id: "c1" },
    { ...aCard(), id: "c2" },
  ];
  const { server, path, user, address } = await editPage(aDeck({ cards }));
  server.on({ [`PUT ${path}`]: new AppError("deck/not-found"), [`POST /api/users/${uid}/decks`]: aDeck({ id: 99, revision: 1, cards }) });
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
