import { AppError } from "@recollect/domain/errors/app-error.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEntry, noon } from "../../../test/a-device.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { toastMs } from "../../ui/toast/toast.ts";
import { showRefusals } from "./show-refusals.ts";

let toasts: string[] = [];
let now = noon;

beforeEach(() => {
  toasts = recordToasts();
  now = noon;
});

afterEach(() => {
  vi.restoreAllMocks();
});

const deleted = new AppError("study/card-not-found");

test("the student reads the catalogue's message, and the same one once while it is shown", () => {
  const show = showRefusals(() => now);
  for (const id of ["a", "b", "c"]) show(anEntry(id), deleted);
  show(anEntry("d"), new AppError("deck/not-found"));
  now += toastMs;
  show(anEntry("e"), new AppError("deck/not-found"));
  expect(toasts).toEqual([
    "error: This card was deleted in the meantime. Your answer was not counted.",
    ...Array(2).fill("error: Deck not found."),
  ]);
});

test("a refused answer of a practice test is not shown, nor one that the log has already", () => {
  const show = showRefusals(() => now);
  const { id, deckKey, cardId, at } = anEntry("a");
  const place = { id, deckKey, cardId, at };
  show({ ...place, kind: "answer", source: "multiple-choice", isCorrect: true, tookMs: 1 }, deleted);
  show({ ...place, kind: "answer", source: "open-ended", score: 90, tookMs: 1 }, deleted);
  show({ ...place, kind: "undo", undoes: "b" }, new AppError("study/nothing-to-undo"));
  show(anEntry("a"), new AppError("study/answer-id-reused"));
  expect(toasts).toEqual([]);
  show({ ...place, kind: "undo", undoes: "b" }, deleted);
  expect(toasts).toHaveLength(1);
});
