import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeSendings } from "../../../test/fakes/fake-sending.ts";
import { fakeServer, later, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { skipWaits } from "../../../test/skip-waits.ts";
import { scrollAfterAddMs } from "../editor/state/use-add-card.ts";
import { drafts } from "../editor/drafts/draft-storage.ts";
import { draftMessages } from "../editor/state/use-draft.ts";
import { draftDelayMs } from "../editor/state/use-draft.ts";

let uid = "";
let visits = 0;

// Each test has its own student, so no test sees another's drafts.
beforeEach(() => {
  uid = `creator-${visits++}`;
  useFakeEventSource();
});

async function createPage(routes: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ ...signedInAs(aUser({ uid })), ...routes });
  const page = renderApp("/create-deck");
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  return { server, ...page, decks: `/api/users/${uid}/decks` };
}

const term = (number: number) => screen.getByRole("textbox", { name: `Term of card ${number}` });
const definition = (number: number) => screen.getByRole("textbox", { name: `Definition of card ${number}` });
const title = () => screen.getByRole("textbox", { name: "Title" });
const rows = () => within(screen.getByRole("list", { name: "Cards" })).getAllByRole("listitem");

type Page = Awaited<ReturnType<typeof createPage>>;

/** My Decks without a deck, and from there the form. */
async function createFromMyDecks() {
  const server = fakeServer(signedInAs(aUser({ uid })));
  const page = renderApp("/decks");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", []));
  await page.user.click(screen.getByRole("link", { name: "Create deck" }));
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  return { server, ...page, decks: `/api/users/${uid}/decks` };
}

async function fillIn({ user }: Page, name = "Cells") {
  await user.type(title(), name);
  await user.type(term(1), "cell");
  await user.type(definition(1), "unit");
}

describe("the form", () => {
  test("starts with three blank cards, each with its placeholders, its bin and its dots", async () => {
    await createPage();
    expect(rows()).toHaveLength(3);
    expect(screen.getAllByPlaceholderText("Enter term")).toHaveLength(3);
    expect(screen.getAllByPlaceholderText("Enter definition")).toHaveLength(3);
    expect(screen.getAllByTitle("Delete card")).toHaveLength(3);
    expect(screen.getByRole("button", { name: "Move card 2" })).toBeInTheDocument();
  });

  test("ADD A CARD appends a card and moves the cursor into its term", async () => {
    const { user } = await createPage();
    await user.click(screen.getByRole("button", { name: "ADD A CARD" }));
    expect(rows()).toHaveLength(4);
    await waitFor(() => expect(term(4)).toHaveFocus());
  });

  test.each([
    ["in the new card's definition", () => definition(4).focus(), () => definition(4)],
    ["in another card", (user: Page["user"]) => user.click(term(2)), () => term(2)],
  ])("keeps the cursor in place if the student already types in %s", async (_, go, field) => {
    const { user } = await createPage();
    await user.click(screen.getByRole("button", { name: "ADD A CARD" }));
    await go(user);
    await new Promise((resolve) => void setTimeout(resolve, scrollAfterAddMs + 20));
    await user.keyboard("unit");
    expect(field()).toHaveValue("unit");
  });

  test("Ctrl+Enter and Cmd+Enter add a card, too; Enter alone adds a line", async () => {
    const { user } = await createPage();
    await user.type(term(1), "one{Enter}two");
    expect(term(1)).toHaveValue("one\ntwo");
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(rows()).toHaveLength(4);
    await user.keyboard("{Meta>}{Enter}{/Meta}");
    expect(rows()).toHaveLength(5);
  });

  test("Tab moves from term to definition to the next card's term, and after the last to ADD A CARD", async () => {
    const { user } = await createPage();
    await user.click(term(1));
    for (const next of [definition(1), term(2), definition(2), term(3), definition(3)]) {
      await user.tab();
      expect(next).toHaveFocus();
    }
    await user.tab();
    expect(screen.getByRole("button", { name: "ADD A CARD" })).toHaveFocus();
  });

  test("a deleted card is gone, the others keep their text, and the cursor stays near", async () => {
    const { user } = await createPage();
    await user.type(term(1), "one");
    await user.type(term(2), "two");
    await user.type(term(3), "three");
    await user.click(screen.getByRole("button", { name: "Delete card 2" }));
    expect(rows()).toHaveLength(2);
    expect(term(2)).toHaveValue("three");
    await waitFor(() => expect(term(2)).toHaveFocus());
  });

  test("the last remaining card can't be deleted", async () => {
    const { user } = await createPage();
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole("button", { name: "Delete card 1" }));
    expect(screen.getByRole("alert")).toHaveTextContent("You must have at least one card in your deck.");
    expect(rows()).toHaveLength(1);
  });

  test("shows how much is left near a limit", async () => {
    const { user } = await createPage();
    await user.click(title());
    await user.paste("x".repeat(290));
    expect(screen.getByText("10 of 300 characters left")).toBeInTheDocument();
  });
});

describe("creating", () => {
  test.each([
    ["nothing filled in", () => Promise.resolve(), "You must provide a title."],
    ["no full card", ({ user }: Page) => user.type(title(), "Cells"), "Add at least one full card."],
  ])("with %s is refused in the banner, which gets the focus", async (_, fill, words) => {
    const page = await createPage();
    await fill(page);
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    const banner = await screen.findByRole("alert");
    expect(banner).toHaveTextContent(words);
    expect(banner.parentElement).toHaveFocus();
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    expect(banner.parentElement).toHaveFocus();
    expect(page.server.to(`POST ${page.decks}`)).toHaveLength(0);
  });

  test("sends only the complete cards, shows Creating... until then, and opens the new deck", async () => {
    const page = await createPage();
    const answer = later();
    // The new deck's cards keep the ids that the form gave them.
    const made = async ({ body }: FakeRequest) => (await answer.reply, aDeck(body as DeckContent));
    page.server.on({ [`POST ${page.decks}`]: made, [`GET ${page.decks}/7`]: aDeck() });
    await fillIn(page);
    await page.user.type(term(2), "only a term");
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    expect(screen.getByRole("button", { name: "Creating..." })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Create and practice" })).toBeDisabled();
    answer.give(undefined);
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(page.server.to(`POST ${page.decks}`)[0]?.body).toEqual({
      title: "Cells",
      description: "",
      cards: [{ id: expect.stringMatching(/^[\w-]{12}$/), term: "cell", definition: "unit" }],
    });
    expect(await drafts.list(uid, "new")).toEqual([]);
    await page.user.click(
      within(screen.getByText("1 unfinished card was left out.").closest("div")!).getByRole("button", { name: "Keep editing" }),
    );
    await waitFor(() => expect(page.address()).toBe("/7/edit"));
    await waitFor(() => expect(term(2)).toHaveValue("only a term"));
    await waitFor(() => expect(term(1)).toHaveValue("cell"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument());
  });

  const cell = { id: "x", term: "cell", definition: "unit" };

  /** A card with a sound that is being sent into another one, and Create is pressed. */
  async function createWhileSending() {
    const page = await createPage();
    page.server.on({ [`GET ${page.decks}/7`]: aDeck() });
    await fillIn(page);
    const sendings = fakeSendings();
    await page.user.click(definition(2));
    await page.user.keyboard("dog");
    await page.user.click(term(2));
    const file = new File([new Uint8Array(10)], "hund.mp3", { type: "audio/mpeg" });
    await page.user.paste({ getData: () => "", files: [file], types: ["Files"] } as unknown as DataTransfer);
    await waitFor(() => expect(sendings).toHaveLength(1));
    expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    return { ...page, sendings };
  }

  test("waits for a file that is being sent into a card, and is saved with it, without another press", async () => {
    const page = await createWhileSending();
    expect(await screen.findByRole("button", { name: "Creating..." })).toBeInTheDocument();
    expect(page.server.to(`POST ${page.decks}`)).toHaveLength(0);
    const dog = { id: "y", term: "![hund](media/AbC123-_xYz0AbC1.mp3)", definition: "dog" };
    page.server.on({ [`POST ${page.decks}`]: aDeck({ title: "Cells", cards: [cell, dog] }) });
    page.sendings[0]!.answer(201, { id: "AbC123-_xYz0AbC1", mime: "audio/mpeg", bytes: 10, width: null, height: null, seconds: 1 });
    await waitFor(() => expect(page.address()).toBe("/7"));
    expect(page.server.to(`POST ${page.decks}`)[0]?.body).toMatchObject({
      cards: [{ term: "cell" }, { term: "![hund](media/AbC123-_xYz0AbC1.mp3)", definition: "dog" }],
    });
    vi.unstubAllGlobals();
  });

  test("is refused while a file of a card failed, which is named, and goes on without it when it is removed", async () => {
    const page = await createWhileSending();
    page.sendings[0]!.answer(507, { error: { code: "storage/full", message: "Your storage is full." } });
    expect(
      await screen.findByText(
        "A picture or a sound of card 2 was not sent, or is still being recorded. Finish or remove it, then save again.",
      ),
    ).toBeInTheDocument();
    expect(page.server.to(`POST ${page.decks}`)).toHaveLength(0);
    page.server.on({ [`POST ${page.decks}`]: aDeck({ title: "Cells", cards: [cell] }) });
    await page.user.click(screen.getByRole("button", { name: "Remove" }));
    expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(true);
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(page.address()).toBe("/7"));
    vi.unstubAllGlobals();
  });

  test("a dropped file is never opened in place of the page, and one of another kind is refused with a message", async () => {
    await createPage();
    const files = [new File(["x"], "notes.pdf", { type: "application/pdf" })];
    expect(fireEvent.drop(screen.getByRole("heading", { name: "Create deck" }), { dataTransfer: { files, types: ["Files"] } })).toBe(false);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(fireEvent.drop(term(1), { dataTransfer: { files, types: ["Files"] } })).toBe(false);
    expect(await screen.findByRole("alert")).toHaveTextContent("This kind of file is not supported.");
  });

  test.each(["Create", "Create and practice"])(
    "with %s leaves no empty form behind: the browser's Back leads to My Decks",
    async (name) => {
      const page = await createFromMyDecks();
      page.server.on({ [`POST ${page.decks}`]: aDeck({ title: "Cells", cards: [cell] }), [`GET ${page.decks}/7`]: aDeck() });
      await fillIn(page);
      await page.user.click(screen.getByRole("button", { name }));
      await waitFor(() => expect(page.address()).toMatch(/^\/7/));
      page.go(-1);
      expect(page.address()).toBe("/decks");
    },
  );

  test("and practising opens the new deck's test", async () => {
    const page = await createPage();
    page.server.on({
      [`POST ${page.decks}`]: aDeck({ title: "Cells", cards: [{ id: "x", term: "cell", definition: "unit" }] }),
    });
    await fillIn(page);
    await page.user.click(screen.getByRole("button", { name: "Create and practice" }));
    await waitFor(() => expect(page.address()).toBe("/7/learn/test"));
  });

  test("without a network keeps the text and retries with the same key", async () => {
    const page = await createPage();
    page.server.on({
      [`POST ${page.decks}`]: aDeck({ title: "Cells", cards: [{ id: "x", term: "cell", definition: "unit" }] }),
      [`GET ${page.decks}/7`]: aDeck(),
    });
    await fillIn(page);
    page.server.online(false);
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Unable to connect to the database. Please try again.");
    expect(title()).toHaveValue("Cells");
    page.server.online(true);
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(page.address()).toBe("/7"));
    const keys = page.server.to(`POST ${page.decks}`).map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe("an unsaved form", () => {
  test("is offered after a reload, and restored", async () => {
    skipWaits(draftDelayMs);
    const before = await createPage();
    await fillIn(before);
    await waitFor(async () => expect((await drafts.list(uid, "new"))[0]?.form.cards[0]?.definition).toBe("unit"));
    before.unmount();
    const { user } = await createPage();
    const offer = await screen.findByRole("region", { name: "Unsaved changes" });
    expect(offer).toHaveTextContent(/You have unsaved changes from \w{3} \d+, \d{4}, .+ in “Cells”/);
    await user.click(within(offer).getByRole("button", { name: "Restore" }));
    expect(title()).toHaveValue("Cells");
    expect(definition(1)).toHaveValue("unit");
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });

  test("can be discarded", async () => {
    const before = await createPage();
    await before.user.type(title(), "Cells");
    before.unmount();
    const { user } = await createPage();
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(async () => expect(await drafts.list(uid, "new")).toEqual([]));
    expect(title()).toHaveValue("");
  });

  test("is saved at once when the page is hidden", async () => {
    const { user } = await createPage();
    const atOnce = vi.spyOn(drafts, "keepAtOnce");
    await user.type(title(), "Q");
    window.dispatchEvent(new Event("pagehide"));
    expect(atOnce).toHaveBeenCalledOnce();
    await waitFor(async () => expect((await drafts.list(uid, "new"))[0]?.form.title).toBe("Q"));
  });

  test("left inside the app is kept, and a status message says so", async () => {
    const { user } = await createPage();
    await user.type(title(), "Cells");
    await user.click(screen.getByRole("link", { name: /Recollect/ }));
    expect((await screen.findAllByText(draftMessages.kept)).length).toBeGreaterThan(0);
    await waitFor(async () => expect((await drafts.list(uid, "new"))[0]?.form.title).toBe("Cells"));
  });

  test("survives the end of the session during a save, which is given as the reason for leaving", async () => {
    const page = await createPage();
    page.server.on({ [`POST ${page.decks}`]: new AppError("auth/required") });
    await fillIn(page);
    await page.user.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => expect(page.address()).toBe("/"));
    expect((await screen.findAllByText("You must be logged in to create a deck.")).length).toBeGreaterThan(0);
    await waitFor(async () => expect((await drafts.list(uid, "new"))[0]?.form.title).toBe("Cells"));
  });

  test("typed beside an offer isn't lost when the offer is restored: it is offered next", async () => {
    const before = await createPage();
    await before.user.type(title(), "First");
    before.unmount();
    const { user } = await createPage();
    await user.type(title(), "Second");
    await user.click(await screen.findByRole("button", { name: "Restore" }));
    expect(title()).toHaveValue("First");
    await waitFor(() => expect(screen.getByRole("region", { name: "Unsaved changes" })).toHaveTextContent("“Second”"));
  });

  test("that was emptied again leaves no draft", async () => {
    skipWaits(draftDelayMs);
    const { user } = await createPage();
    await user.type(title(), "Q");
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(async () => expect(await drafts.list(uid, "new")).toHaveLength(1));
    await user.clear(title());
    await waitFor(async () => expect(await drafts.list(uid, "new")).toEqual([]));
  });
});
