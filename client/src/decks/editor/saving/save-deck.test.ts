import { describe, expect, test } from "vitest";
import type { DeckInput } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck } from "../../../../test/a-deck.ts";
import { fakeServer } from "../../../../test/fakes/fake-server.ts";
import { createOnce, saveEdit } from "./save-deck.ts";

const decks = "/api/users/mira/decks";
const input: DeckInput = { title: "Cells", description: "", cards: [{ term: "cell", definition: "unit" }] };
const saved = aDeck({ ...input, cards: [{ id: "c1", term: "cell", definition: "unit" }], revision: 1 });

describe("creating a deck", () => {
  test("has the form's key, so that a retry makes no second deck", async () => {
    const server = fakeServer({ [`POST ${decks}`]: saved });
    expect(await createOnce("mira", "form-1", input)).toEqual(saved);
    await createOnce("mira", "form-1", input);
    expect(server.requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(["form-1", "form-1"]);
  });

  test("again after a lost reply and more typing updates the deck", async () => {
    const changed = { ...input, title: "Cells and more" };
    const server = fakeServer({
      [`POST ${decks}`]: new AppError("request/idempotency-key-reused", { details: { deckId: 7 } }),
      [`GET ${decks}/7`]: saved,
      [`PUT ${decks}/7`]: { ...saved, title: "Cells and more", revision: 2 },
    });
    expect(await createOnce("mira", "form-1", changed)).toMatchObject({ title: "Cells and more", revision: 2 });
    const [put] = server.to(`PUT ${decks}/7`);
    expect(put?.headers.get("if-match")).toBe('"1"');
    expect(put?.body).toEqual(changed);
  });
});

describe("saving an edit", () => {
  const edit = { uid: "mira", deckId: 7, revision: 1, start: { ...input, title: "Start" }, input };
  const meanwhile = new AppError("deck/changed-meanwhile");

  test("names the revision that was edited", async () => {
    const server = fakeServer({ [`PUT ${decks}/7`]: saved });
    expect(await saveEdit(edit)).toEqual({ state: "saved", deck: saved });
    expect(server.requests[0]?.headers.get("if-match")).toBe('"1"');
  });

  test("over another change is a conflict, and returns the other version", async () => {
    const theirs = aDeck({ title: "Theirs", revision: 2 });
    const server = fakeServer({ [`PUT ${decks}/7`]: meanwhile, [`GET ${decks}/7`]: theirs });
    expect(await saveEdit(edit)).toEqual({ state: "conflict", theirs });
    expect(server.to(`PUT ${decks}/7`)).toHaveLength(1);
  });

  test("whose reply was lost is found to be saved", async () => {
    fakeServer({ [`PUT ${decks}/7`]: meanwhile, [`GET ${decks}/7`]: { ...saved, revision: 2 } });
    expect(await saveEdit(edit)).toEqual({ state: "saved", deck: { ...saved, revision: 2 } });
  });

  test("over a deck whose texts are unchanged succeeds", async () => {
    const otherVisibility = { ...saved, title: "Start", visibility: "Public", revision: 2 };
    const server = fakeServer({
      [`GET ${decks}/7`]: otherVisibility,
      [`PUT ${decks}/7`]: ({ headers }) => (headers.get("if-match") === '"2"' ? { ...saved, revision: 3 } : meanwhile),
    });
    expect(await saveEdit(edit)).toMatchObject({ state: "saved", deck: { revision: 3 } });
    expect(server.to(`PUT ${decks}/7`)).toHaveLength(2);
  });

  test("from a draft whose original is unknown never overwrites without asking", async () => {
    const theirs = { ...saved, title: "Start", revision: 2 };
    fakeServer({ [`PUT ${decks}/7`]: meanwhile, [`GET ${decks}/7`]: theirs });
    expect(await saveEdit({ ...edit, start: null })).toMatchObject({ state: "conflict" });
  });

  test("with another error fails with it", async () => {
    fakeServer({ [`PUT ${decks}/7`]: new AppError("deck/not-found") });
    await expect(saveEdit(edit)).rejects.toMatchObject({ code: "deck/not-found" });
  });
});
