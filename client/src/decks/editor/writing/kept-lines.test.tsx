import "fake-indexeddb/auto";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../../test/people.ts";
import { recordToasts } from "../../../../test/record-toasts.ts";
import { renderApp } from "../../../../test/render-app.tsx";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
});

async function addMany(uid: string) {
  fakeServer(signedInAs(aUser({ uid })));
  const page = renderApp("/create-deck");
  const open = async () => {
    await page.user.click(await screen.findByRole("button", { name: "Add many" }));
    return screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Lines" });
  };
  return { ...page, open, lines: await open() };
}

test("lines that were not added as cards survive the end of the page, which says so, and are shown to their student alone", async () => {
  const toasts = recordToasts();
  const first = await addMany("mira");
  await first.user.type(first.lines, "a - b");
  first.unmount();
  expect(toasts).toEqual(["info: The lines in Add many are kept in this browser."]);

  const other = await addMany("ada");
  expect(other.lines).toHaveValue("");
  other.unmount();

  const next = await addMany("mira");
  expect(next.lines).toHaveValue("a - b");
});

test("lines are stored when the page ends without an event", async () => {
  const { user, lines } = await addMany("mira");
  await user.type(lines, "a - b");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(Object.values(localStorage)).toContain("a - b");
});

test.each([
  ["cards were made of them", "Add 1 card"],
  ["the student cancelled", "Cancel"],
])("no lines are stored when %s", async (_why, button) => {
  const { user, lines, unmount } = await addMany("mira");
  await user.type(lines, "a - b");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  await user.click(await screen.findByRole("button", { name: button }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  unmount();
  expect(Object.keys(localStorage).filter((key) => key.includes("lines"))).toEqual([]);
});

test("lines from a field that were corrected in Add many are not lost by Escape: it asks first", async () => {
  fakeServer(signedInAs(aUser({ uid: "mira" })));
  const { user } = renderApp("/create-deck");
  await user.click(await screen.findByRole("textbox", { name: "Term of card 1" }));
  await screen.findByRole("toolbar");
  await user.paste("a\tb\nc\td");
  await user.click(await screen.findByRole("button", { name: "Make 2 cards…" }));
  await user.type(await screen.findByRole("textbox", { name: "Lines" }), "!");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep writing" }));
  expect(screen.getByRole("textbox", { name: "Lines" })).toHaveValue("a\tb\nc\td!");
});
