import { describe, expect, test } from "vitest";
import type { DeckContent } from "@recollect/domain/decks/deck-patch.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { fakeServer } from "../../../../test/fakes/fake-server.ts";
import { createOnce, saveEdit, saveWithoutBase } from "./save-deck.ts";

const decks = "/api/users/mira/decks";
const content: DeckContent = { title: "Cells", description: "", cards: [{ id: "c1", term: "cell", definition: "unit" }] };
const saved = aDeck({ ...content, revision: 1 });

describe("creating a deck", () => {
  test("has the form's key, so that a retry makes no second deck", async () => {
    const server = fakeServer({ [`POST ${decks}`]: saved });
    expect(await createOnce("mira", "form-1", content)).toEqual(saved);
    await createOnce("mira", "form-1", content);
    expect(server.requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["form-1", "form-1"]);
  });

  test("again after a lost reply and more typing updates the deck", async () => {
    const changed = { ...content, title: "Cells and more" };
    const server = fakeServer({
      [`POST ${decks}`]: new AppError("request/idempotency-key-reused", { details: { deckId: 7 } }),
      [`GET ${decks}/7`]: saved,
      [`PATCH ${decks}/7`]: { ...saved, title: "Cells and more", revision: 2 },
    });
    expect(await createOnce("mira", "form-1", changed)).toMatchObject({ title: "Cells and more", revision: 2 });
    expect(server.to(`PATCH ${decks}/7`)[0]?.body).toEqual({
      base: 1,
      title: { from: "Cells", to: "Cells and more" },
      cards: [],
      added: [],
      removed: [],
      order: null,
    });
  });
});

describe("saving an edit", () => {
  const base = { ...content, title: "Start", revision: 1 };
  const edit = { uid: "mira", deckId: 7, base, content, unanswered: null };
  const titleChange = { base: 1, title: { from: "Start", to: "Cells" }, cards: [], added: [], removed: [], order: null };
  const path = `PATCH ${decks}/7`;

  test("sends what changed since the edit began, and nothing else", async () => {
    const server = fakeServer({ [path]: saved });
    expect(await saveEdit(edit)).toEqual({ state: "saved", deck: saved });
    expect(server.requests.map(({ body }) => body)).toEqual([titleChange]);
  });

  test("over another change of the same field is a conflict, with both texts", async () => {
    const conflicts = [{ kind: "text", field: "title", mine: "Cells", theirs: "Theirs" }];
    fakeServer({ [path]: new AppError("deck/fields-changed-meanwhile", { details: { revision: 2, conflicts } }) });
    expect(await saveEdit(edit)).toEqual({ state: "conflict", patch: titleChange, conflicts });
  });

  test("after a lost reply and more typing sends the first changes again, and then the further ones", async () => {
    const server = fakeServer({ [path]: { ...saved, revision: 2 } });
    const unanswered = { patch: titleChange, content };
    await saveEdit({ ...edit, content: { ...content, title: "Cells and more" }, unanswered });
    expect(server.requests.map(({ body }) => body)).toEqual([
      titleChange,
      { ...titleChange, base: 2, title: { from: "Cells", to: "Cells and more" } },
    ]);
  });

  test("after a lost reply and no more typing is one save", async () => {
    const server = fakeServer({ [path]: { ...saved, revision: 2 } });
    expect(await saveEdit({ ...edit, unanswered: { patch: titleChange, content } })).toMatchObject({ state: "saved" });
    expect(server.requests).toHaveLength(1);
  });

  test("whose beginning is unknown asks for every difference, and never overwrites without asking", async () => {
    const theirs = { ...saved, title: "Theirs", revision: 2 };
    const server = fakeServer({ [`GET ${decks}/7`]: theirs, [path]: theirs });
    expect(await saveWithoutBase("mira", 7, content)).toMatchObject({
      state: "conflict",
      conflicts: [{ kind: "text", field: "title", mine: "Cells", theirs: "Theirs" }],
    });
    expect(server.to(path)).toEqual([]);
    expect(await saveWithoutBase("mira", 7, { ...content, title: "Theirs" })).toMatchObject({ state: "saved" });
  });

  test("with another error fails with it", async () => {
    fakeServer({ [path]: new AppError("deck/not-found") });
    await expect(saveEdit(edit)).rejects.toMatchObject({ code: "deck/not-found" });
  });
});
