import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useReducer } from "react";
import { expect, test } from "vitest";
import { editorStep, openEditor } from "../state/editor-state.ts";
import { CardBesides } from "./card-besides.tsx";

function Row({ term }: { term: string }) {
  const cards = [{ key: "a", term, definition: "dog" }];
  const [state, dispatch] = useReducer(editorStep, openEditor("form", { title: "", description: "", cards }, null));
  const [card] = state.form.cards;
  return (
    <>
      <CardBesides card={card!} number={1} dispatch={dispatch} />
      <output>{JSON.stringify(card)}</output>
    </>
  );
}

const written = () => JSON.parse(screen.getByRole("status").textContent) as object;

test("a card is asked both ways by a press, and gets a note that is shown with the answer", async () => {
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

test("a sentence with gaps has no other way round", () => {
  render(<Row term="{{c1::Hund}}" />);
  expect(screen.queryByRole("button", { name: "Ask card 1 both ways" })).not.toBeInTheDocument();
});
