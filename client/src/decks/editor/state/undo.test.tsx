import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeServer } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { renderApp } from "../../../../test/render-app.tsx";

let visits = 0;

async function editor() {
  fakeServer(signedInAs(aUser({ uid: `undoer-${visits++}` })));
  const page = renderApp("/create-deck");
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  return page;
}

const term = (number: number) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Term of card ${number}` });
const definition = (number: number) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Definition of card ${number}` });
const rows = () => within(screen.getByRole("list", { name: "Cards" })).getAllByRole("listitem");
const undo = "{Control>}z{/Control}";
const redo = "{Control>}{Shift>}Z{/Shift}{/Control}";

describe("Ctrl+Z", () => {
  test("undoes typing word by word, across fields, focuses the place, and Ctrl+Shift+Z redoes it", async () => {
    const { user } = await editor();
    await user.type(term(1), "cell wall");
    await user.type(definition(2), "unit");
    await user.keyboard(undo);
    expect(definition(2)).toHaveValue("");
    expect(definition(2)).toHaveFocus();
    await user.keyboard(undo);
    expect(term(1)).toHaveValue("cell ");
    expect(term(1)).toHaveFocus();
    expect(term(1).selectionStart).toBe(5);
    expect(screen.getByText("Undone: text changed.")).toBeInTheDocument();
    await user.keyboard(redo + redo);
    expect([term(1).value, definition(2).value]).toEqual(["cell wall", "unit"]);
    await user.keyboard("{Control>}z{/Control}{Control>}y{/Control}");
    expect(definition(2)).toHaveValue("unit");
  });

  test("restores a deleted card, and removes an added one, also from outside a field", async () => {
    const { user } = await editor();
    await user.type(term(1), "one");
    await user.click(screen.getByRole("button", { name: "Delete card 1" }));
    await user.click(screen.getByRole("button", { name: "ADD A CARD" }));
    expect(rows()).toHaveLength(3);
    await waitFor(() => expect(term(3)).toHaveFocus());
    screen.getByRole("button", { name: "Add many" }).focus();
    await user.keyboard(undo);
    expect(rows()).toHaveLength(2);
    await user.keyboard(undo);
    expect(term(1)).toHaveValue("one");
    await waitFor(() => expect(term(1)).toHaveFocus());
  });

  test("undoes tags and both directions, but leaves a tag that is being typed to the browser", async () => {
    const { user } = await editor();
    await user.click(term(1));
    await user.click(screen.getByRole("button", { name: "Ask card 1 both ways" }));
    await user.click(screen.getByRole("button", { name: "Add tags to card 1" }));
    const field = await screen.findByRole("combobox", { name: "Add a tag to card 1" });
    await user.type(field, "x{Enter}typed");
    await user.keyboard(undo);
    expect(screen.getByRole("button", { name: "Remove tag x from card 1" })).toBeInTheDocument();
    await user.clear(field);
    await user.keyboard(undo);
    expect(screen.queryByRole("button", { name: "Remove tag x from card 1" })).not.toBeInTheDocument();
    await user.keyboard(undo);
    expect(screen.getByRole("button", { name: "Ask card 1 both ways" })).toHaveAttribute("aria-pressed", "false");
  });

  test("is ignored while a dialog is open", async () => {
    const { user } = await editor();
    await user.type(term(1), "one");
    await user.click(screen.getByRole("button", { name: "Add many" }));
    await screen.findByRole("dialog");
    await user.keyboard(undo);
    expect(screen.getByDisplayValue("one")).toBeInTheDocument();
  });
});

test("the browser's own undo of a field is the form's", async () => {
  const { user } = await editor();
  await user.type(term(1), "one");
  const wish = new InputEvent("beforeinput", { inputType: "historyUndo", bubbles: true, cancelable: true });
  fireEvent(term(1), wish);
  expect(wish.defaultPrevented).toBe(true);
  expect(term(1)).toHaveValue("");
});

test("the buttons do the same, and are disabled when there is nothing to undo", async () => {
  const { user } = await editor();
  const button = screen.getByRole("button", { name: "Undo" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await user.click(button);
  expect(screen.getByText("Nothing to undo.")).toBeInTheDocument();
  await user.type(term(1), "one");
  await user.click(button);
  expect(term(1)).toHaveValue("");
  expect(button).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(term(1)).toHaveValue("one");
});

test("a deleted card with content is restored from its toast, after any other steps", async () => {
  const { user } = await editor();
  await user.type(term(1), "one");
  await user.type(term(2), "two");
  await user.click(screen.getByRole("button", { name: "Delete card 1" }));
  await user.type(term(1), "!");
  const news = screen.getByText("Card 1 deleted").closest("div")!;
  await user.click(within(news).getByRole("button", { name: "Undo" }));
  expect([term(1).value, term(2).value]).toEqual(["one", "two!"]);
  await user.click(screen.getByRole("button", { name: "Delete card 3" }));
  expect(screen.queryByText("Card 3 deleted")).not.toBeInTheDocument();
});
