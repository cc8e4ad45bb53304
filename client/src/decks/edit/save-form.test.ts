import { expect, test } from "vitest";
import type { DeckForm } from "@recollect/domain/decks/deck-form.ts";
import { openEditor } from "../editor/state/editor-state.ts";
import { afterSave } from "./save-form.ts";

const formOf = (title: string): DeckForm => ({ title, description: "", cards: [] });

test("what was typed during a save begins at what was saved", () => {
  const open = openEditor("form", formOf("Rivers"), 3);
  expect(afterSave(formOf("Lakes"), 4)(open)).toMatchObject({ form: { title: "Rivers" }, base: { title: "Lakes" }, baseRevision: 4 });
});

test("a form that somebody else's later save took further keeps that as its base", () => {
  const open = openEditor("form", formOf("Seas"), 5);
  expect(afterSave(formOf("Lakes"), 4)(open)).toBe(open);
});
