import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { fakeSendings } from "../../../../test/fakes/fake-sending.ts";
import { fakeServer, type FakeRequest } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { renderApp } from "../../../../test/render-app.tsx";

let uid = "";
let visits = 0;

beforeEach(() => {
  uid = `chooser-${visits++}`;
  useFakeEventSource();
});

const five = ["one", "two", "three", "four", "five"].map((term, at) => ({ id: `c${at + 1}`, term, definition: `number ${at + 1}` }));
const other = aDeck({ id: 8, title: "Other numbers", cards: [{ id: "o1", term: "zero", definition: "nothing" }] });

async function editor(cards: readonly { id: string; term: string; definition: string; tags?: readonly string[] }[] = five) {
  const path = `/api/users/${uid}/decks`;
  const { cards: _cards, ...summary } = other;
  const server = fakeServer({
    ...signedInAs(aUser({ uid })),
    [`GET ${path}/7`]: aDeck({ id: 7, title: "Numbers", cards }),
    [`GET ${path}/8`]: other,
    [`GET ${path}`]: [summary],
  });
  const page = renderApp("/7/edit");
  await screen.findByRole("textbox", { name: "Title" });
  return { server, path, ...page };
}

const terms = () => screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Term of card/, hidden: true }).map(({ value }) => value);
const box = (card: number) => screen.getByRole("checkbox", { name: `Choose card ${card}` });
const bar = () => screen.findByRole("toolbar", { name: "Chosen cards" });
const act = async (name: string) => within(await bar()).getByRole("button", { name });
const undo = "{Control>}z{/Control}";

async function choosing(cards?: Parameters<typeof editor>[0]) {
  const page = await editor(cards);
  await page.user.click(screen.getByRole("button", { name: "Choose cards" }));
  await bar();
  return page;
}

describe("choosing cards", () => {
  test("by clicks, with Shift for all between, and the count is said", async () => {
    const { user } = await choosing();
    await user.click(box(2));
    await user.keyboard("{Shift>}");
    await user.click(box(4));
    await user.keyboard("{/Shift}");
    expect(within(await bar()).getByRole("status")).toHaveTextContent("3 cards chosen");
    expect([1, 2, 3, 4, 5].map((card) => (box(card) as HTMLInputElement).checked)).toEqual([false, true, true, true, false]);
    await user.click(box(3));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("2 cards chosen");
  });

  test("by keyboard alone: arrows, Space, Shift and arrows, all, and Escape goes back to the card", async () => {
    const { user } = await editor();
    await user.click(screen.getByRole("textbox", { name: "Definition of card 2" }));
    screen.getByRole("button", { name: "Choose cards" }).focus();
    await user.keyboard("{Enter}");
    await bar();
    await waitFor(() => expect(box(2)).toHaveFocus());
    await user.keyboard(" {Shift>}{ArrowDown}{/Shift}");
    expect(box(3)).toHaveFocus();
    expect(within(await bar()).getByRole("status")).toHaveTextContent("2 cards chosen");
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(box(1)).toHaveFocus();
    await user.keyboard("{Control>}a{/Control}");
    expect(within(await bar()).getByRole("status")).toHaveTextContent("5 cards chosen");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar", { name: "Chosen cards" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Term of card 1" })).toHaveFocus());
  });

  test("by Shift and a click on a row's number", async () => {
    const { user } = await editor();
    await user.keyboard("{Shift>}");
    await user.click(screen.getByText("3", { selector: "[data-number]" }));
    await user.keyboard("{/Shift}");
    await bar();
    expect(box(3)).toBeChecked();
  });

  test("by a finger that rests beside the fields, but not by one that scrolls or is in a field", async () => {
    await editor();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const number = screen.getByText("2", { selector: "[data-number]" });
    const touch = (element: Element, type: "touchStart" | "touchMove", y: number) =>
      fireEvent[type](element, { touches: [{ clientX: 5, clientY: y }] });
    touch(screen.getByRole("textbox", { name: "Term of card 2" }), "touchStart", 5);
    vi.advanceTimersByTime(600);
    touch(number, "touchStart", 5);
    touch(number, "touchMove", 30);
    vi.advanceTimersByTime(600);
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    touch(number, "touchStart", 5);
    touch(number, "touchMove", 8);
    vi.advanceTimersByTime(600);
    vi.useRealTimers();
    await bar();
    expect(box(2)).toBeChecked();
  });
});

describe("chosen cards", () => {
  test("are deleted together, and one press brings them all back in their places", async () => {
    const { user } = await choosing();
    await user.click(box(1));
    await user.click(box(4));
    await user.click(await act("Delete"));
    expect(terms()).toEqual(["two", "three", "five"]);
    await user.click(within(screen.getByText("2 cards deleted").closest("div")!).getByRole("button", { name: "Undo" }));
    expect(terms()).toEqual(["one", "two", "three", "four", "five"]);
    await user.keyboard(undo + undo);
    expect(terms()).toEqual(["one", "two", "three", "four", "five"]);
  });

  test("are not deleted if they are all", async () => {
    const { user } = await choosing();
    await user.click(await act("All"));
    await user.click(await act("Delete"));
    expect(await screen.findByRole("alert")).toHaveTextContent("You must have at least one card in your deck.");
    expect(terms()).toHaveLength(5);
  });

  test("get tags and lose them, in one step that is undone at once", async () => {
    const { user, path, server } = await choosing(five.map((card, at) => ({ ...card, ...(at === 1 && { tags: ["old"] }) })));
    await user.click(box(1));
    await user.click(box(2));
    await user.click(await act("Tags…"));
    const dialog = await screen.findByRole("dialog", { name: "Tags of 2 cards" });
    await user.type(within(dialog).getByRole("combobox", { name: "Add tags" }), "math numbers");
    await user.click(within(dialog).getByRole("checkbox", { name: /#old/ }));
    await user.click(within(dialog).getByRole("button", { name: "Change tags" }));
    let patch: DeckPatch | null = null;
    server.on({
      [`PATCH ${path}/7`]: ({ body }: FakeRequest) => {
        patch = body as DeckPatch;
        return aDeck({ id: 7 });
      },
    });
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() =>
      expect(patch?.cards.map(({ id, field, to }) => [id, field, to])).toEqual([
        ["c1", "tags", ["math", "numbers"]],
        ["c2", "tags", ["math", "numbers"]],
      ]),
    );
  });

  test("are studied in both directions, and back", async () => {
    const { user } = await choosing();
    await user.click(box(1));
    await user.click(box(2));
    await user.click(await act("Both directions"));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("2 cards are studied in both directions.");
    await user.click(await act("Both directions"));
    expect(within(await bar()).getByRole("status")).toHaveTextContent("2 cards are studied in one direction.");
  });

  test("move together to a place", async () => {
    const { user } = await choosing();
    await user.click(box(1));
    await user.click(box(3));
    await user.click(await act("Move or copy…"));
    const place = await screen.findByRole("textbox", { name: /Place of the first card/ });
    await user.clear(place);
    await user.type(place, "9");
    expect(screen.getByRole("button", { name: "Move" })).toBeDisabled();
    await user.clear(place);
    await user.type(place, "3{Enter}");
    await waitFor(() => expect(terms()).toEqual(["two", "four", "one", "three", "five"]));
  });

  test("go into another deck, where they come last, and Undo takes them back from there", async () => {
    const { user, server, path } = await choosing();
    await user.click(box(2));
    await user.click(box(3));
    await user.click(await act("Move or copy…"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "To" }), "Other numbers");
    let deck = other;
    const patches: DeckPatch[] = [];
    server.on({
      [`PATCH ${path}/8`]: ({ body }: FakeRequest) => {
        const patch = body as DeckPatch;
        patches.push(patch);
        const left = deck.cards.filter(({ id }) => !patch.removed.some((card) => card.id === id));
        deck = { ...deck, revision: deck.revision + 1, cards: [...left, ...patch.added.map(({ card }) => card)] };
        return deck;
      },
      [`GET ${path}/8`]: () => deck,
    });
    await user.click(screen.getByRole("button", { name: "Move" }));
    await screen.findByText("2 cards moved to Other numbers");
    expect(patches[0]?.added.map(({ card: { term }, after }) => [term, after === "o1"])).toEqual([
      ["two", true],
      ["three", false],
    ]);
    expect(terms()).toEqual(["one", "four", "five"]);
    await user.click(within(screen.getByText("2 cards moved to Other numbers").closest("div")!).getByRole("button", { name: "Undo" }));
    expect(terms()).toEqual(["one", "two", "three", "four", "five"]);
    await waitFor(() => expect(deck.cards.map(({ term }) => term)).toEqual(["zero"]));
  });

  test("that went into another deck stay there once the form is left: no toast offers to take them back any more", async () => {
    const { user, server, path } = await choosing();
    await user.click(box(2));
    await user.click(await act("Move or copy…"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "To" }), "Other numbers");
    server.on({ [`PATCH ${path}/8`]: other, [`PATCH ${path}/7`]: aDeck({ id: 7, title: "Numbers", cards: five }) });
    await user.click(screen.getByRole("button", { name: "Move" }));
    await screen.findByText("1 card moved to Other numbers");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await screen.findByRole("heading", { level: 1, name: "Numbers" });
    await waitFor(() => expect(screen.queryByText("1 card moved to Other numbers")).not.toBeInTheDocument());
  });

  test("are in the other deck once, also if the reply to the first try was lost", async () => {
    const { user, server, path } = await choosing();
    await user.click(box(2));
    await user.click(await act("Move or copy…"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "To" }), "Other numbers");
    let deck = other;
    const arrive = ({ body }: FakeRequest) =>
      (deck = { ...deck, revision: deck.revision + 1, cards: [...deck.cards, ...(body as DeckPatch).added.map(({ card }) => card)] });
    server.on({
      [`GET ${path}/8`]: () => deck,
      [`PATCH ${path}/8`]: (request: FakeRequest) => {
        arrive(request);
        throw new TypeError("Failed to fetch");
      },
    });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await screen.findByRole("alert");
    server.on({ [`PATCH ${path}/8`]: arrive });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await screen.findByText("1 card copied to Other numbers");
    expect(deck.cards.map(({ term }) => term)).toEqual(["zero", "two"]);
  });

  test("go with the file that arrived while the dialog was open: none leaves this deck without its copy", async () => {
    const sendings = fakeSendings();
    const { user, server, path } = await editor([...five.slice(0, 2), { id: "c3", term: "three", definition: "" }]);
    await user.click(screen.getByRole("textbox", { name: "Definition of card 3" }));
    const file = new File([new Uint8Array(10)], "three.mp3", { type: "audio/mpeg" });
    await user.paste({ getData: () => "", files: [file], types: ["Files"] } as unknown as DataTransfer);
    await waitFor(() => expect(sendings).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Choose cards" }));
    await user.click(box(2));
    await user.click(box(3));
    await user.click(await act("Move or copy…"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "To" }), "Other numbers");
    const left = () => screen.queryByText("1 unfinished card stays here", { exact: false });
    expect(left()).toBeInTheDocument();
    sendings[0]!.answer(201, { id: "AbC123-_xYz0AbC1", mime: "audio/mpeg", bytes: 10, width: null, height: null, seconds: 1 });
    await waitFor(() => expect(left()).not.toBeInTheDocument());
    server.on({ [`PATCH ${path}/8`]: other });
    await user.click(screen.getByRole("button", { name: "Move" }));
    await screen.findByText("2 cards moved to Other numbers");
    const { added } = server.to(`PATCH ${path}/8`)[0]!.body as DeckPatch;
    expect(added.map(({ card: { term, definition } }) => [term, definition])).toEqual([
      ["two", "number 2"],
      ["three", "![three](media/AbC123-_xYz0AbC1.mp3)"],
    ]);
    expect(terms()).toEqual(["one"]);
  });

  test("stay where they are if the other deck can't take them", async () => {
    const { user, server, path } = await choosing();
    await user.click(box(2));
    await user.click(await act("Move or copy…"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "To" }), "Other numbers");
    const { AppError } = await import("@recollect/domain/errors/app-error.ts");
    server.on({ [`PATCH ${path}/8`]: new AppError("storage/full") });
    await user.click(screen.getByRole("button", { name: "Move" }));
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    expect(terms()).toHaveLength(5);
  });
});

async function openFromMenu(user: Awaited<ReturnType<typeof editor>>["user"], item: string) {
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
}

describe("find and replace", () => {
  test("shows each side with what would change, replaces those that are ticked, and undoes it in one step", async () => {
    const { user } = await editor();
    await openFromMenu(user, "Find and replace…");
    const dialog = await screen.findByRole("dialog", { name: "Find and replace" });
    await user.type(within(dialog).getByRole("textbox", { name: "Find" }), "NUMBER");
    await user.type(within(dialog).getByRole("textbox", { name: "Replace with" }), "figure");
    expect(await within(dialog).findByText("5 places on 5 sides")).toBeInTheDocument();
    const rows = within(within(dialog).getByRole("list", { name: "What will change" })).getAllByRole("checkbox");
    await user.click(rows[1]!);
    await user.click(within(dialog).getByRole("button", { name: "Replace on 4 sides" }));
    const definitions = () => screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^Definition of/ }).map(({ value }) => value);
    await waitFor(() => expect(definitions()).toEqual(["figure 1", "number 2", "figure 3", "figure 4", "figure 5"]));
    await user.click(within(screen.getByText("4 sides changed").closest("div")!).getByRole("button", { name: "Undo" }));
    expect(definitions()).toEqual(five.map(({ definition }) => definition));
  });

  test("opens with Ctrl+H, and says that nothing is found", async () => {
    const { user } = await editor();
    await user.click(screen.getByRole("textbox", { name: "Term of card 1" }));
    await user.keyboard("{Control>}h{/Control}");
    const dialog = await screen.findByRole("dialog", { name: "Find and replace" });
    await user.type(within(dialog).getByRole("textbox", { name: "Find" }), "number");
    await user.click(within(dialog).getByRole("switch", { name: "Match case" }));
    await user.clear(within(dialog).getByRole("textbox", { name: "Find" }));
    await user.type(within(dialog).getByRole("textbox", { name: "Find" }), "Number");
    expect(await within(dialog).findByText("Nothing found.")).toBeInTheDocument();
    expect(within(dialog).getByRole("button", { name: "Replace on 0 sides" })).toBeDisabled();
  });
});

describe("hints", () => {
  const cards = [
    { id: "c1", term: "cell", definition: "smallest unit of life" },
    { id: "c2", term: "energy", definition: "energy is work" },
    { id: "c3", term: "Cell", definition: "a room" },
  ];

  test("are counted quietly after a change, and say what may be better", async () => {
    const { user } = await editor(cards);
    expect(screen.queryByRole("button", { name: /hint/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Title" }), "!");
    await user.click(await screen.findByRole("button", { name: "3 hints" }, { timeout: 5000 }));
    const dialog = await screen.findByRole("dialog", { name: "Check cards" });
    expect(within(dialog).getByText("The definition has the term in it.")).toBeInTheDocument();
    expect(within(dialog).getByText("2 cards have this term.")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Go to card 2" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Term of card 2" })).toHaveFocus());
  });

  test("cards with one term are merged with the chosen definition, and come back with one undo", async () => {
    const { user } = await editor(cards);
    await openFromMenu(user, "Check cards…");
    const dialog = await screen.findByRole("dialog", { name: "Check cards" });
    expect(
      within(dialog)
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")!.textContent),
    ).toEqual(["smallest unit of life (Card 1)", "a room (Card 3)", "smallest unit of life; a room"]);
    await user.click(within(dialog).getByRole("button", { name: "Merge 2 cards" }));
    await waitFor(() => expect(within(dialog).queryByRole("radio")).not.toBeInTheDocument());
    await user.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1)!);
    expect(terms()).toEqual(["cell", "energy"]);
    expect(screen.getByRole("textbox", { name: "Definition of card 1" })).toHaveValue("smallest unit of life; a room");
    await user.click(screen.getByRole("textbox", { name: "Title" }));
    await user.keyboard(undo);
    expect(terms()).toEqual(["cell", "energy", "Cell"]);
  });
});
