import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { pass, stopClock } from "../../../../test/still-clock.ts";
import type { DraftStorage } from "../drafts/draft-storage.ts";
import type { Draft } from "../drafts/draft.ts";
import { openEditor } from "./editor-state.ts";
import { draftDelayMs, draftEveryMs, useDraft } from "./use-draft.ts";

test("continuous typing is saved too: a killed tab loses two seconds at most", async () => {
  const kept: Draft[] = [];
  const storage = { list: async () => [], keep: async (draft: Draft) => void kept.push(draft) } as unknown as DraftStorage;
  const empty = openEditor("form-1", { title: "", description: "", cards: [] }, null);
  const typed = (title: string) => ({ ...empty, form: { ...empty.form, title } });
  const options = { uid: "mira", subject: "new" as const, dispatch: () => {}, storage, now: () => 1, from: null };
  stopClock();
  const { rerender } = renderHook(({ title }) => useDraft({ ...options, state: typed(title) }), { initialProps: { title: "" } });
  for (let length = 1; length <= 50; length++) {
    rerender({ title: "x".repeat(length) });
    await pass(draftDelayMs / 4);
  }
  const lettersBetween = draftEveryMs / (draftDelayMs / 4);
  expect(kept.at(-1)?.form.title.length).toBeGreaterThanOrEqual(50 - lettersBetween);
  expect(kept.length).toBeLessThanOrEqual(50 / lettersBetween + 1);
});

test("a form that begins with another revision after a save is stored with it, also if nothing is typed any more", async () => {
  const kept: Draft[] = [];
  const storage = { list: async () => [], keep: async (draft: Draft) => void kept.push(draft) } as unknown as DraftStorage;
  const opened = openEditor("form-1", { title: "Cells", description: "", cards: [] }, 3);
  const typed = { ...opened, form: { ...opened.form, title: "Cells!?" } };
  const base = { ...opened.form, title: "Cells!" };
  const options = { uid: "mira", subject: 7, dispatch: () => {}, storage, now: () => 1, from: null };
  stopClock();
  const { rerender } = renderHook(({ state }) => useDraft({ ...options, state }), { initialProps: { state: opened } });
  rerender({ state: typed });
  await pass(draftDelayMs);
  rerender({ state: { ...typed, base, start: base, baseRevision: 4, startRevision: 4 } });
  await pass(draftDelayMs);
  expect(kept.map(({ form, baseRevision, base: begun }) => [form.title, baseRevision, begun?.title])).toEqual([
    ["Cells!?", 3, "Cells"],
    ["Cells!?", 4, "Cells!"],
  ]);
});
