import { describe, expect, test } from "vitest";
import { editorStep, isChanged, openEditor, type EditorState, type EditorStep } from "./editor-state.ts";

const form = {
  title: "Cells",
  description: "",
  cards: [
    { key: "a", id: "a", term: "A", definition: "1" },
    { key: "b", id: "b", term: "B", definition: "2" },
  ],
};

function after(...steps: EditorStep[]): EditorState {
  return steps.reduce(editorStep, openEditor("form-1", form, 3));
}

test("a form that was only opened has no changes", () => {
  expect(isChanged(after())).toBe(false);
});

test.each<EditorStep>([
  { type: "title", text: "Cell" },
  { type: "description", text: "All about cells" },
  { type: "card", key: "b", side: "definition", text: "two" },
  { type: "add", key: "c" },
  { type: "delete", key: "a" },
  { type: "move", from: 0, to: 1 },
])("%j is a change", (step) => {
  expect(isChanged(after(step))).toBe(true);
});

test("typing and undoing it is no change", () => {
  expect(isChanged(after({ type: "title", text: "x" }, { type: "title", text: "Cells" }))).toBe(false);
});

describe("the last card", () => {
  const refused = after({ type: "delete", key: "a" }, { type: "delete", key: "b" });

  test("can't be deleted", () => {
    expect(refused.problem).toBe("You must have at least one card in your deck.");
    expect(refused.form.cards).toHaveLength(1);
  });

  test("is no error any more once another card is added", () => {
    expect(editorStep(refused, { type: "add", key: "c" }).problem).toBeNull();
  });
});

test("adding a card keeps a save's message", () => {
  const failed = after({ type: "problem", message: "Deck must have a title." }, { type: "add", key: "c" });
  expect(failed.problem).toBe("Deck must have a title.");
});

test("a restored draft has its text, its revision and its identity", () => {
  const draft = { uid: "u", subject: 7, formId: "old", form: { ...form, title: "Mine" }, baseRevision: 2, savedAt: 1 };
  expect(after({ type: "restore", draft })).toMatchObject({ formId: "old", form: { title: "Mine" }, baseRevision: 2 });
  expect(isChanged(after({ type: "restore", draft }))).toBe(true);
});

test("taking the other version opens a new form, without changes", () => {
  const state = after(
    { type: "title", text: "Mine" },
    { type: "reopen", formId: "form-2", form: { ...form, title: "Theirs" }, baseRevision: 4 },
  );
  expect(state).toMatchObject({ formId: "form-2", baseRevision: 4, form: { title: "Theirs" } });
  expect(isChanged(state)).toBe(false);
});
