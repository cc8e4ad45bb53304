import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
// Here already, so that no test waits for it.
import "../../decks/viewer/deck-screen.tsx";
import { button, viewer } from "../../../test/the-viewer.tsx";

const asked = {
  "GET /api/questions": { decks: [{ ownerId: "mira", id: 7 }] },
  "GET /api/questions/mira/7": { groups: [{ id: "g7", name: "Biology 7b", isOpen: true }], open: {} },
  "GET /api/questions/mira/7/a": { questions: [] },
};

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

async function dialogOfCard() {
  const app = await viewer(undefined, asked);
  await app.user.click(button("Flip card"));
  await app.user.click(await screen.findByRole("button", { name: "Ask a question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Questions on this card" }));
  return { ...app, box: await dialog.findByRole("textbox", { name: "Your question" }) };
}

test("a question that was begun is there again after a reload, and after the dialog was closed", async () => {
  const first = await dialogOfCard();
  await first.user.type(first.box, "Why not in plants?");
  cleanup();
  const second = await dialogOfCard();
  expect(second.box).toHaveValue("Why not in plants?");
  await second.user.type(second.box, " Or fungi?");
  await second.user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await second.user.click(screen.getByRole("button", { name: "Ask a question" }));
  expect(await screen.findByRole("textbox", { name: "Your question" })).toHaveValue("Why not in plants? Or fungi?");
});
