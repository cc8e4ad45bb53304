import { describe, expect, test } from "vitest";
import { editorStep, openEditor, type EditorState, type EditorStep } from "./editor-state.ts";
import { changedPlace } from "../undo/changed-place.ts";

const form = {
  title: "Cells",
  description: "",
  cards: ["a", "b", "c"].map((key) => ({ key, id: key, term: key, definition: "1" })),
};

const begin = openEditor("form-1", form, 3);
const after = (...steps: EditorStep[]): EditorState => steps.reduce(editorStep, begin);
const undo = { type: "undo" } as const;
const redo = { type: "redo" } as const;

/** A text typed letter by letter after the field's content. */
function typed(text: string, before = "a"): EditorStep[] {
  return Array.from(text, (_, at) => ({ type: "card", key: "a", side: "term", text: before + text.slice(0, at + 1) }));
}

const term = (state: EditorState) => state.form.cards.find(({ key }) => key === "a")?.term;

describe("a step is undone and redone", () => {
  test.each<[string, EditorStep]>([
    ["the title", { type: "title", text: "Cell" }],
    ["the description", { type: "description", text: "All about cells" }],
    ["a side", { type: "card", key: "b", side: "definition", text: "two" }],
    ["a new card", { type: "add", key: "d" }],
    ["many cards", { type: "add many", cards: [{ key: "x", term: "x", definition: "y" }], after: "a" }],
    ["a deletion", { type: "delete", key: "a" }],
    ["a move", { type: "move", from: 0, to: 2 }],
    ["tags", { type: "options", key: "b", change: { tags: ["x"] } }],
    ["both ways", { type: "options", key: "b", change: { bothWays: true } }],
    ["all both ways", { type: "both ways", isOn: true }],
  ])("%s", (_, step) => {
    const done = after(step);
    expect(after(step, undo).form).toBe(form);
    expect(after(step, undo, redo).form).toEqual(done.form);
    expect(after(step, undo, undo, redo, redo).form).toEqual(done.form);
  });

  test("one after the other, in order, across kinds", () => {
    const steps: EditorStep[] = [
      { type: "title", text: "X" },
      { type: "delete", key: "b" },
      { type: "move", from: 1, to: 0 },
    ];
    const all = after(...steps);
    expect(after(...steps, undo).form).toEqual(after(...steps.slice(0, 2)).form);
    expect(after(...steps, undo, undo).form).toEqual(after(...steps.slice(0, 1)).form);
    expect(after(...steps, undo, undo, undo).form).toBe(form);
    expect(after(...steps, undo, undo, undo, redo, redo, redo).form).toEqual(all.form);
  });

  test("a new step discards the undone ones", () => {
    const state = after({ type: "title", text: "X" }, undo, { type: "description", text: "D" }, redo);
    expect(state.form).toMatchObject({ title: "Cells", description: "D" });
  });

  test("a step without a change is not recorded", () => {
    expect(after({ type: "move", from: 1, to: 1 }, { type: "problem", message: "x" }).history.past).toEqual([]);
  });

  test("a restored draft has a new history", () => {
    const draft = { uid: "u", subject: 7, formId: "f", form: { ...form, title: "Draft" }, baseRevision: 2, savedAt: 0 };
    expect(after({ type: "title", text: "X" }, { type: "restore", draft }).history.past).toEqual([]);
  });
});

describe("typing", () => {
  test("is undone word by word", () => {
    const all = after(...typed(" big cell"));
    expect(term(all)).toBe("a big cell");
    const steps = [all, ...[1, 2, 3].map((count) => Array.from({ length: count }, () => undo).reduce<EditorState>(editorStep, all))];
    expect(steps.map(term)).toEqual(["a big cell", "a big ", "a ", "a"]);
  });

  test("in another field, a paste and a deletion begin new steps", () => {
    const state = after(
      ...typed("bc"),
      { type: "title", text: "Cellsx" },
      { type: "card", key: "a", side: "term", text: "abc pasted" },
      { type: "card", key: "a", side: "term", text: "abc paste" },
      { type: "card", key: "a", side: "term", text: "abc past" },
    );
    expect(state.history.past).toHaveLength(4);
    expect(term(editorStep(state, undo))).toBe("abc pasted");
  });

  test("with an input method is one step while it composes", () => {
    const composed = ["k", "か", "かn", "かん", "感"].map((text): EditorStep => ({
      type: "card",
      key: "a",
      side: "term",
      text: `a${text}`,
      isComposing: true,
    }));
    expect(after(...composed).history.past).toHaveLength(1);
    expect(after(...composed, undo).form).toBe(form);
  });

  test("with an input method is undone word by word", () => {
    const compose = (text: string): EditorStep => ({ type: "card", key: "a", side: "term", text, isComposing: true });
    const state = after({ type: "composition" }, compose("ak"), compose("a感"), { type: "composition" }, compose("a感j"), compose("a感情"));
    expect(term(editorStep(state, undo))).toBe("a感");
    expect(term(editorStep(editorStep(state, undo), undo))).toBe("a");
  });

  test("continues in a new step after an undo", () => {
    const state = after(...typed("bc"), undo, redo, { type: "card", key: "a", side: "term", text: "abcd" });
    expect(term(editorStep(state, undo))).toBe("abc");
  });
});

describe("the place to show", () => {
  const place = (...steps: EditorStep[]) => changedPlace(after(...steps).form, after(...steps, undo).form);

  test("is the field, after the change", () => {
    expect(place({ type: "card", key: "b", side: "definition", text: "12" })).toMatchObject({ index: 1, side: "definition", caret: 1 });
    expect(place({ type: "title", text: "" })).toEqual({ of: "title", caret: 5 });
  });

  test("is the row of a card that was restored or moved, or the one beside a removed card", () => {
    expect(place({ type: "delete", key: "b" })).toMatchObject({ index: 1, key: "b" });
    expect(place({ type: "move", from: 0, to: 2 })).toMatchObject({ index: 0, key: "a" });
    expect(place({ type: "move", from: 2, to: 0 })).toMatchObject({ index: 2, key: "c" });
    expect(place({ type: "add", key: "d" })).toMatchObject({ index: 2, key: "c" });
  });
});

test("a deleted card is restored once, after any other steps", () => {
  const [card] = form.cards;
  const back: EditorStep = { type: "put back", card: card!, index: 0 };
  const state = after({ type: "delete", key: "a" }, { type: "title", text: "X" }, back, back);
  expect(state.form.cards.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  expect(editorStep(state, undo).form.cards).toHaveLength(2);
});

test("a deck of 10,000 cards has as many steps as fit", () => {
  const cards = Array.from({ length: 10_000 }, (_, at) => ({ key: `${at}`, term: "t", definition: "d" }));
  let state = openEditor("f", { ...form, cards }, null);
  for (let step = 0; step < 300; step += 1) state = editorStep(state, { type: "move", from: step, to: step + 1 });
  expect(state.history.past.length).toBe(199);
});
