import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import type { DeckContent, DeckPatch } from "@recollect/domain/decks/deck-patch.ts";
import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { beforeEach, expect, test } from "vitest";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { drafts } from "../editor/drafts/draft-storage.ts";

let uid = "";
let visits = 0;

beforeEach(() => {
  uid = `hasty-${visits++}`;
  useFakeEventSource();
});

const deck = aDeck();
const first = deck.cards[0]!.definition;
const definition = (number: number) => screen.getByRole("textbox", { name: `Definition of card ${number}` });
const press = (name: string) => screen.getByRole("button", { name });
const change = (from: string, to: string) => ({ id: "c1", field: "definition", from, to });

test("what is typed while a save is on its way is saved with it, and asks nothing", async () => {
  const path = `/api/users/${uid}/decks/7`;
  const server = fakeServer({ ...signedInAs(aUser({ uid })), [`GET ${path}`]: deck });
  const { user, address } = renderApp("/7/edit");
  await screen.findByRole("textbox", { name: "Title" });
  const answer = later();
  const patches: DeckPatch[] = [];
  let now: Deck = deck;
  server.on({
    [`PATCH ${path}`]: async ({ body }: FakeRequest) => {
      patches.push(body as DeckPatch);
      await answer.reply;
      const to = (body as DeckPatch).cards[0]!.to as string;
      now = { ...now, revision: now.revision + 1, cards: [{ ...now.cards[0]!, definition: to }, ...now.cards.slice(1)] };
      return now;
    },
    [`GET ${path}`]: () => now,
  });
  await user.type(definition(1), "!");
  await user.click(press("Save Changes"));
  await waitFor(() => expect(patches).toHaveLength(1));
  await user.type(definition(1), "?");
  answer.give(undefined);
  await waitFor(() => expect(address()).toBe("/7"));
  expect(patches.map(({ base, cards }) => [base, cards])).toEqual([
    [3, [change(first, `${first}!`)]],
    [4, [change(`${first}!`, `${first}!?`)]],
  ]);
  expect(await drafts.list(uid, 7)).toEqual([]);
});

/** A letter is typed while a save is on its way, whose reply `answer` gives; the server refuses the next one. */
async function savingOnceOnly() {
  const path = `/api/users/${uid}/decks/7`;
  const server = fakeServer({ ...signedInAs(aUser({ uid })), [`GET ${path}`]: deck });
  const { user, address } = renderApp("/7/edit");
  await screen.findByRole("textbox", { name: "Title" });
  const answer = later();
  server.on({
    [`PATCH ${path}`]: async () => (
      await answer.reply,
      server.on({ [`PATCH ${path}`]: new AppError("api/rate-limit") }),
      aDeck({ revision: 4 })
    ),
  });
  await user.type(definition(1), "!");
  await user.click(press("Save Changes"));
  await waitFor(() => expect(server.to(`PATCH ${path}`)).toHaveLength(1));
  await user.type(definition(1), "?");
  return { user, address, server, path, answer };
}

test("and stays in the form where the second save is refused; saved later, only the rest is sent", async () => {
  const { user, address, server, path, answer } = await savingOnceOnly();
  answer.give(undefined);
  await screen.findByRole("alert");
  expect([address(), (definition(1) as HTMLTextAreaElement).value]).toEqual(["/7/edit", `${first}!?`]);
  server.on({ [`PATCH ${path}`]: aDeck({ revision: 5 }) });
  await user.click(press("Save Changes"));
  await waitFor(() => expect(address()).toBe("/7"));
  expect(server.to(`PATCH ${path}`).at(-1)?.body).toMatchObject({ cards: [change(`${first}!`, `${first}!?`)] });
});

test("what is typed while a deck is being created is in it", async () => {
  const path = `/api/users/${uid}/decks`;
  const server = fakeServer({ ...signedInAs(aUser({ uid })), [`GET ${path}`]: [] });
  const { user, address } = renderApp("/create-deck");
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Cells");
  await user.type(screen.getByRole("textbox", { name: "Term of card 1" }), "cell");
  await user.type(definition(1), "unit");
  const answer = later();
  let made: Deck | null = null;
  server.on({
    [`POST ${path}`]: async ({ body }: FakeRequest) => {
      const content = body as DeckContent;
      await answer.reply;
      // The same key with other content.
      if (made) throw new AppError("request/idempotency-key-reused", { details: { deckId: made.id } });
      return (made = aDeck({ revision: 1, ...content }));
    },
    [`GET ${path}/7`]: () => made,
    [`PATCH ${path}/7`]: ({ body }: FakeRequest) => {
      const to = (body as DeckPatch).cards[0]!.to as string;
      return (made = aDeck({ revision: 2, title: "Cells", cards: [aCard({ ...made!.cards[0]!, definition: to })] }));
    },
  });
  await user.click(press("Create"));
  await waitFor(() => expect(server.to(`POST ${path}`)).toHaveLength(1));
  await user.type(definition(1), " of life");
  answer.give(undefined);
  await waitFor(() => expect(address()).toBe("/7"));
  expect(made).toMatchObject({ cards: [{ term: "cell", definition: "unit of life" }] });
});

test("a student who has gone elsewhere while the save was on its way stays there, and nothing is left to offer", async () => {
  const path = `/api/users/${uid}/decks/7`;
  const server = fakeServer({ ...signedInAs(aUser({ uid })), [`GET ${path}`]: deck });
  const { user, address } = renderApp("/7/edit");
  await screen.findByRole("textbox", { name: "Title" });
  const answer = later();
  server.on({ [`PATCH ${path}`]: async () => (await answer.reply, aDeck({ revision: 4 })) });
  await user.type(definition(1), "!");
  await user.click(press("Save Changes"));
  await waitFor(() => expect(server.to(`PATCH ${path}`)).toHaveLength(1));
  await user.click(screen.getByRole("link", { name: "Create new deck" }));
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  await waitFor(async () => expect(await drafts.list(uid, 7)).toHaveLength(1));
  answer.give(undefined);
  await waitFor(async () => expect(await drafts.list(uid, 7)).toEqual([]));
  expect(address()).toBe("/create-deck");
});

test("what was typed before the form was left follows what the save had: nobody is asked about their own words", async () => {
  const path = `/api/users/${uid}/decks/7`;
  const server = fakeServer({ ...signedInAs(aUser({ uid })), [`GET ${path}`]: deck });
  const { user } = renderApp("/7/edit");
  await screen.findByRole("textbox", { name: "Title" });
  const answer = later();
  server.on({
    [`PATCH ${path}`]: async () => (await answer.reply, server.on({ [`PATCH ${path}`]: aDeck({ revision: 5 }) }), aDeck({ revision: 4 })),
  });
  await user.type(definition(1), "!");
  await user.click(press("Save Changes"));
  await waitFor(() => expect(server.to(`PATCH ${path}`)).toHaveLength(1));
  await user.type(definition(1), "?");
  await user.click(screen.getByRole("link", { name: "Create new deck" }));
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  await waitFor(async () => expect(await drafts.list(uid, 7)).toHaveLength(1));
  answer.give(undefined);
  await waitFor(async () => expect(await drafts.list(uid, 7)).toEqual([]));
  expect(server.to(`PATCH ${path}`).at(-1)?.body).toMatchObject({ base: 4, cards: [change(`${first}!`, `${first}!?`)] });
});

test("and stays a draft of what was saved if the second save fails: it is not compared with the deck of before", async () => {
  const { user, server, path, answer } = await savingOnceOnly();
  await user.click(screen.getByRole("link", { name: "Create new deck" }));
  await screen.findByRole("heading", { level: 1, name: "Create deck" });
  await waitFor(async () => expect(await drafts.list(uid, 7)).toMatchObject([{ baseRevision: 3 }]));
  answer.give(undefined);
  await waitFor(() => expect(server.to(`PATCH ${path}`)).toHaveLength(2));
  const kept = await drafts.list(uid, 7);
  expect(kept.map(({ baseRevision, form, base }) => [baseRevision, form.cards[0]?.definition, base?.cards[0]?.definition])).toEqual([
    [4, `${first}!?`, `${first}!`],
  ]);
});
