import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { renderApp } from "../../../../test/render-app.tsx";

let visits = 0;

// Each test has its own student, so no test sees another's drafts.
beforeEach(() => void useFakeEventSource());

async function editor() {
  fakeServer(signedInAs(aUser({ uid: `writer-${visits++}` })));
  const page = renderApp("/create-deck");
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  return page;
}

const term = (number = 1) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Term of card ${number}` });
const definition = (number = 1) => screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Definition of card ${number}` });
/** The tools have loaded. */
const toolbar = (name?: string) => screen.findByRole("toolbar", name === undefined ? {} : { name });
const rows = () => within(screen.getByRole("list", { name: "Cards" })).getAllByRole("listitem");

test("Tab belongs to an input method that is composing a word, and else goes to the next field", async () => {
  const { user } = await editor();
  await user.click(definition());
  await toolbar();
  expect(fireEvent.keyDown(definition(), { key: "Tab", isComposing: true })).toBe(true);
  expect(definition()).toHaveFocus();
  expect(fireEvent.keyDown(definition(), { key: "Tab" })).toBe(false);
  expect(term(2)).toHaveFocus();
});

describe("the writing tools", () => {
  test("appear and disappear with the focus, without changing the order of Tab", async () => {
    const { user } = await editor();
    expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
    await user.click(term());
    expect(await toolbar("Writing tools for the term of card 1")).toBeInTheDocument();
    await user.tab();
    expect(definition()).toHaveFocus();
    expect(screen.getByRole("toolbar")).toHaveAccessibleName("Writing tools for the definition of card 1");
    expect(within(screen.getByRole("toolbar")).queryByRole("button", { name: "Gap" })).not.toBeInTheDocument();
    await user.keyboard("{Control>}{Shift>}C{/Shift}{/Control}");
    expect(definition()).toHaveValue("");
  });

  test.each([
    ["{Control>}b{/Control}", "**cell**"],
    ["{Control>}i{/Control}", "*cell*"],
    ["{Control>}u{/Control}", "__cell__"],
    ["{Control>}e{/Control}", "`cell`"],
    ["{Control>}m{/Control}", "\\(cell\\)"],
    ["{Meta>}b{/Meta}", "**cell**"],
    ["{Control>}{Shift>}X{/Shift}{/Control}", "~~cell~~"],
    ["{Control>}{Shift>}C{/Shift}{/Control}", "{{c1::cell}}"],
  ])("%s writes %s", async (keys, written) => {
    const { user } = await editor();
    await user.click(term());
    await toolbar();
    await user.keyboard("cell");
    term().setSelectionRange(0, 4);
    await user.keyboard(keys);
    expect(term()).toHaveValue(written);
    expect(term().value.slice(term().selectionStart, term().selectionEnd)).toBe("cell");
  });

  test("are pressed without the field losing its focus, and show the marks of its selection", async () => {
    const { user } = await editor();
    await user.type(definition(), "a wall");
    await toolbar();
    definition().setSelectionRange(2, 6);
    await user.click(screen.getByRole("button", { name: "Bold" }));
    expect(definition()).toHaveValue("a **wall**");
    expect(definition()).toHaveFocus();
  });

  test("are reached by Alt+F10, arrow keys move between them, and Escape leaves them", async () => {
    const { user } = await editor();
    await user.click(term());
    await toolbar();
    await user.keyboard("{Alt>}{F10}{/Alt}");
    expect(screen.getByRole("button", { name: "Bold" })).toHaveFocus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("button", { name: "Italic" })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(screen.getByRole("button", { name: "Record a sound" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(term()).toHaveFocus();
  });

  test("Enter continues a list, and ends it after an empty item", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    await user.type(definition(), "- a{Enter}b{Enter}{Enter}c");
    expect(definition()).toHaveValue("- a\n- b\nc");
  });
});

describe("the preview", () => {
  test("shows the card of the focused row, its gaps as blanks in front and filled on the back", async () => {
    const { user } = await editor();
    await user.click(term(2));
    await user.paste("The {{c1::cell}} is");
    const preview = screen.getByRole("complementary", { name: "Preview" });
    expect(preview).toHaveTextContent("Preview of card 2");
    await waitFor(() => expect(preview).toHaveTextContent("FrontThe blank[…] is"));
    expect(within(preview).getByText("cell")).toBeInTheDocument();
    expect(definition(2)).toHaveAttribute("placeholder", "Optional: a card with gaps needs no definition");
  });
});

describe("a paste", () => {
  test("of formulas between dollars offers to convert them", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    await user.paste("The area is $\\pi r^2$");
    expect(definition()).toHaveValue("The area is $\\pi r^2$");
    await user.click(screen.getByRole("button", { name: "Make them formulas" }));
    expect(definition()).toHaveValue("The area is \\(\\pi r^2\\)");
    expect(screen.queryByRole("button", { name: "Keep as text" })).not.toBeInTheDocument();
  });

  test("with an offer below it is left by Tab for the next side; Alt+↓ enters the offer, Escape declines it", async () => {
    const { user } = await editor();
    await user.click(term());
    await toolbar();
    await user.paste("$E=mc^2$");
    expect(screen.getByRole("button", { name: "Make them formulas" })).toBeInTheDocument();
    await user.keyboard("{Tab}mass and energy{Tab}");
    expect(term(2)).toHaveFocus();
    expect(term()).toHaveValue("$E=mc^2$");
    expect(definition()).toHaveValue("mass and energy");
    await user.click(term());
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getByRole("button", { name: "Make them formulas" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(term()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Make them formulas" })).not.toBeInTheDocument();
  });

  test("of formulas is offered once: after a refusal not again in this field", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    await user.paste("The area is $\\pi r^2$");
    await user.click(screen.getByRole("button", { name: "Keep as text" }));
    expect(definition()).toHaveFocus();
    await user.paste(" or $2\\pi r$");
    expect(definition()).toHaveValue("The area is $\\pi r^2$ or $2\\pi r$");
    expect(screen.queryByRole("button", { name: "Make them formulas" })).not.toBeInTheDocument();
  });

  test("of lines with tabs offers to make cards of them, with a preview", async () => {
    const { user } = await editor();
    await user.type(term(), "kept");
    await user.click(term(2));
    await toolbar();
    await user.paste("France\tParis\nJapan\tTokyo\nKenya\tNairobi");
    await user.click(screen.getByRole("button", { name: "Make 3 cards…" }));
    const dialog = await screen.findByRole("dialog", { name: "Add many cards" });
    expect(within(dialog).getByRole("status")).toHaveTextContent("3 cards, with a tab between their sides.");
    expect(within(within(dialog).getByRole("list", { name: "Cards to add" })).getAllByRole("listitem")[1]).toHaveTextContent("JapanTokyo");
    await user.click(within(dialog).getByRole("button", { name: "Add 3 cards" }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect([1, 2, 3, 4].map((row) => term(row).value)).toEqual(["kept", "France", "Japan", "Kenya"]);
    await waitFor(() => expect(term(2)).toHaveFocus());
  });

  test("stays in its field if no cards are made of it", async () => {
    const { user } = await editor();
    await user.click(term());
    await toolbar();
    await user.paste("a\tb\nc\td");
    await user.click(screen.getByRole("button", { name: "Make 2 cards…" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(term()).toHaveValue("a\tb\nc\td");
    await user.click(screen.getByRole("button", { name: "Add many" }));
    expect(await screen.findByRole("textbox", { name: "Lines" })).toHaveValue("");
  });

  test("with formatting is pasted as text, and what it had is offered", async () => {
    const { user } = await editor();
    await user.type(definition(), "It is ");
    await toolbar();
    const kinds: Record<string, string> = {
      "text/plain": "the left ventricle",
      "text/html": "<p>the <b>left</b> ventricle <img src='https://a.b/c.png'></p>",
    };
    fireEvent.paste(definition(), { clipboardData: { files: [], getData: (kind: string) => kinds[kind] ?? "" } });
    // As the browser does after the event.
    await user.keyboard("the left ventricle");
    expect(definition()).toHaveValue("It is the left ventricle");
    expect(
      await screen.findByText("The copied text has bold or italic words. Its pictures are left out: copy each by itself."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Keep the formatting" }));
    expect(definition()).toHaveValue("It is the **left** ventricle");
    expect(screen.queryByRole("button", { name: "Keep as text" })).not.toBeInTheDocument();
  });

  test("of ordinary text offers nothing", async () => {
    const { user } = await editor();
    await user.click(term());
    await toolbar();
    await user.paste("It costs $5 or\n$6");
    expect(screen.queryByRole("button", { name: "Keep as text" })).not.toBeInTheDocument();
  });
});

describe("typed text", () => {
  test("between dollars is offered as a formula once it is one, also beside earlier text", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    await user.type(definition(), "It costs $5, and $x^2");
    expect(screen.queryByRole("button", { name: "Make them formulas" })).not.toBeInTheDocument();
    await user.type(definition(), "$ is");
    await user.click(screen.getByRole("button", { name: "Make them formulas" }));
    expect(definition()).toHaveValue("It costs $5, and \\(x^2\\) is");
    expect(screen.queryByRole("button", { name: "Keep as text" })).not.toBeInTheDocument();
  });

  test("that may be a formula is offered as one, which Tab takes and Escape refuses", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    await user.keyboard("about 1/2");
    expect(screen.getByRole("button", { name: "1/2 as a formula" })).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "1/2 as a formula" })).not.toBeInTheDocument();
    await user.keyboard("{Backspace}3{Tab}");
    expect(definition()).toHaveValue("about \\(\\frac{1}{3}\\)");
    expect(definition()).toHaveFocus();
    await user.keyboard("{Control>}z{/Control}");
    expect(definition()).toHaveValue("about 1/3");
  });

  test("in a formula has its keys, whose empty places Tab visits", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    await user.keyboard("{Control>}m{/Control}");
    const keys = () => screen.getByRole("toolbar", { name: "Formula keys" });
    await user.click(within(keys()).getByRole("button", { name: "Fraction" }));
    await user.keyboard("a{Tab}b");
    expect(definition()).toHaveValue("\\(\\frac{a}{b}\\)");
    await user.click(within(keys()).getByRole("button", { name: "Greek letters" }));
    await user.click(within(keys()).getByRole("button", { name: "α" }));
    expect(definition()).toHaveValue("\\(\\frac{a}{b\\alpha}\\)");
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(within(keys()).getByRole("button", { name: "Basics" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(definition()).toHaveFocus();
  });

  test("like a gap in a definition gets the hint that gaps belong into the term", async () => {
    const { user } = await editor();
    await user.click(definition());
    await toolbar();
    const note = "Gaps are asked in the term only. In the definition they stay as typed.";
    await user.paste("The {{c1::cell}}");
    expect(screen.getByText(note)).toBeInTheDocument();
    await user.click(term());
    await user.paste("The {{c1::cell}}");
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});

test("Add many keeps its text when it is closed without adding, until cards are made of it", async () => {
  const { user } = await editor();
  const lines = async () => {
    await user.click(screen.getByRole("button", { name: "Add many" }));
    return screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Lines" });
  };
  await user.type(await lines(), "a - b{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await lines()).toHaveValue("a - b");
  await user.click(await screen.findByRole("button", { name: "Add 1 card" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(await lines()).toHaveValue("");
});

test("Add many converts text between dollar signs to formulas, unless switched off", async () => {
  const { user } = await editor();
  const write = async () => {
    await user.click(screen.getByRole("button", { name: "Add many" }));
    const dialog = await screen.findByRole("dialog", { name: "Add many cards" });
    await user.click(within(dialog).getByRole("textbox", { name: "Lines" }));
    await user.paste("square\t$x^2$\nbook\t$5");
    return within(dialog);
  };
  const add = async () => {
    await user.click(await screen.findByRole("button", { name: "Add 2 cards" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  };
  expect(await (await write()).findByRole("switch", { name: /dollar signs .* 1 card$/ })).toBeChecked();
  await add();
  await user.click(await (await write()).findByRole("switch"));
  await add();
  expect([1, 2, 3, 4].map((number) => definition(number).value)).toEqual(["\\(x^2\\)", "$5", "$x^2$", "$5"]);
});

test("Add many says what is left out, and accepts another separator", async () => {
  const { user } = await editor();
  await user.click(screen.getByRole("button", { name: "Add many" }));
  const dialog = await screen.findByRole("dialog", { name: "Add many cards" });
  await user.click(within(dialog).getByRole("textbox", { name: "Lines" }));
  await user.paste("a => b\nc => d\nalone");
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Between term and definition" }), "Something else");
  await user.type(within(dialog).getByRole("textbox", { name: "Which sign" }), " => ");
  await waitFor(() => expect(within(dialog).getByRole("status")).toHaveTextContent("2 cards. 1 line has one side only and is left out."));
  expect(within(dialog).getByRole("button", { name: "Add 2 cards" })).toBeEnabled();
});
