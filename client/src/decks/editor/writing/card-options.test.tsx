import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useReducer } from "react";
import { describe, expect, test } from "vitest";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import { editorStep, openEditor } from "../state/editor-state.ts";
import { CardOptions } from "./card-options.tsx";

function Row({ term, beside = {} }: { term: string; beside?: Partial<FormCard> }) {
  const cards = [{ key: "a", term, definition: "dog", ...beside }];
  const [state, dispatch] = useReducer(editorStep, openEditor("form", { title: "", description: "", cards }, null));
  const [card] = state.form.cards;
  return (
    <>
      <CardOptions
        card={card!}
        number={1}
        dispatch={dispatch}
        allCards={() => [...state.form.cards, { key: "b", term: "", definition: "", tags: ["🐾", "animals"] }]}
      />
      <output>{JSON.stringify(card)}</output>
    </>
  );
}

const written = () => JSON.parse(screen.getByRole("status").textContent) as object;

test("a card gets both directions by a button, and a note that is shown with the answer", async () => {
  const user = userEvent.setup();
  render(<Row term="Hund" />);
  const both = screen.getByRole("button", { name: "Ask card 1 both ways" });
  await user.click(both);
  expect(both).toHaveAttribute("aria-pressed", "true");
  await user.click(screen.getByRole("button", { name: "Add a note to card 1" }));
  await user.type(screen.getByRole("textbox", { name: "Note of card 1" }), "der");
  expect(written()).toMatchObject({ bothWays: true, extra: "der" });
  await user.click(both);
  expect(written()).not.toHaveProperty("bothWays");
});

test("a sentence with gaps has no other direction", () => {
  render(<Row term="{{c1::Hund}}" />);
  expect(screen.queryByRole("button", { name: "Ask card 1 both ways" })).not.toBeInTheDocument();
});

test("a field added by key has the focus at once, even if its code loads late", async () => {
  const user = userEvent.setup();
  render(<Row term="Hund" />);
  screen.getByRole("button", { name: "Add tags to card 1" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Add a tag to card 1" })).toHaveFocus());
  screen.getByRole("button", { name: "Add a note to card 1" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Note of card 1" })).toHaveFocus();
});

test("existing tags and notes of a card leave the focus where it is", async () => {
  render(<Row term="Hund" beside={{ tags: ["animals"], extra: "der" }} />);
  await screen.findByRole("combobox", { name: "Add a tag to card 1" });
  expect(document.body).toHaveFocus();
});

describe("tags", () => {
  const field = () => screen.findByRole("combobox", { name: "Add a tag to card 1" });

  test("are typed one after the other, in any script, and removed by a click or by Backspace", async () => {
    const user = userEvent.setup();
    render(<Row term="Hund" />);
    await user.click(screen.getByRole("button", { name: "Add tags to card 1" }));
    await user.type(await field(), "#animals 🐾,{Enter}الفصل{Enter}animals{Enter}");
    expect(written()).toMatchObject({ tags: ["animals", "🐾", "الفصل"] });
    await user.type(await field(), "{Backspace}");
    await user.click(screen.getByRole("button", { name: "Remove tag animals from card 1" }));
    expect(written()).toMatchObject({ tags: ["🐾"] });
    await user.type(await field(), "{Backspace}");
    expect(written()).not.toHaveProperty("tags");
  });

  test("that are typed and not yet taken are part of the card when Ctrl+S saves the form", async () => {
    const user = userEvent.setup();
    const seen: object[] = [];
    render(
      <div role="presentation" onKeyDown={(event) => event.key === "s" && seen.push(written())}>
        <Row term="Hund" />
      </div>,
    );
    await user.click(screen.getByRole("button", { name: "Add tags to card 1" }));
    await user.type(await field(), "animals");
    seen.length = 0;
    await user.keyboard("{Control>}s{/Control}");
    expect(seen).toMatchObject([{ tags: ["animals"] }]);
  });

  test("of other cards are suggested, and one that is too long gets a message and stays in the field", async () => {
    const user = userEvent.setup();
    const { container } = render(<Row term="Hund" />);
    await user.click(screen.getByRole("button", { name: "Add tags to card 1" }));
    await user.click(await field());
    expect([...container.querySelectorAll("option")].map(({ value }) => value)).toEqual(["🐾", "animals"]);
    await user.paste("x".repeat(51));
    await user.keyboard("{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent("A tag has 1 to 50 characters");
    expect(await field()).toHaveValue("x".repeat(51));
    expect(await field()).toBeInvalid();
  });
});
