import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { CardToCorrect } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { deckKeyOf } from "@recollect/domain/study/log/entry.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aDeck } from "../../../test/a-deck.ts";
import { session } from "../../../test/a-session.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { aStudyServer, cardsOf } from "../../../test/study/a-study-server.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { button, viewer } from "../../../test/the-viewer.tsx";
// Here already, so that no test waits for them.
import "../viewer/deck-screen.tsx";
import "../viewer/card-part.tsx";
import "./suggest-dialog.tsx";

let toasts: string[] = [];
beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
  toasts = recordToasts();
});

const card: CardToCorrect = { isOpen: true, isNamed: true, term: "mitosis", definition: "division", extra: "", own: [] };
const ofCard = "/api/suggestions/7/a";

/** Ada's deck 7, as Mira reads it, with the answer of its first card in view. */
async function answerInView(routes: Record<string, object> = {}) {
  const deck = aDeck({ cards: [{ id: "a", term: "mitosis", definition: "division" }], visibility: "Public" });
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": new AppError("deck/not-in-collection"),
    "GET /api/library/7": { ...deck, author: "@ada", authorId: "ada" },
    [`GET ${ofCard}`]: card,
    ...routes,
  });
  const { user } = renderApp("/7");
  await user.click(await screen.findByRole("button", { name: "Flip card" }, { timeout: 5000 }));
  return { server, user };
}

async function form(user: Awaited<ReturnType<typeof answerInView>>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Suggest a correction" }));
  return within(await screen.findByRole("dialog", { name: "Suggest a correction" }));
}

test("a reader suggests other words for a side, under the card's answer", async () => {
  const { server, user } = await answerInView({ [`POST ${ofCard}`]: { own: [] } });
  const dialog = await form(user);
  const back = await dialog.findByRole("textbox", { name: "Back" });
  expect([dialog.getByRole("textbox", { name: "Front" }), back].map((box) => (box as HTMLTextAreaElement).value)).toEqual([
    "mitosis",
    "division",
  ]);
  expect(await dialog.findByText("The author sees your name.")).toBeInTheDocument();
  await user.type(back, " of a nucleus");
  await user.type(dialog.getByRole("textbox", { name: "Why" }), "The book says so.");
  await user.click(dialog.getByRole("button", { name: "Send to the author" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.to(`POST ${ofCard}`)[0]?.body).toEqual({
    changes: [{ field: "definition", base: "division", text: "division of a nucleus" }],
    sentence: "The book says so.",
  });
  expect(toasts).toEqual(["success: Your suggestion is with the deck's author"]);
});

test("a reader suggests a note, which is in the form once it is known what the card has", async () => {
  const { server, user } = await answerInView({ [`GET ${ofCard}`]: { ...card, extra: "page 2" }, [`POST ${ofCard}`]: { own: [] } });
  const dialog = await form(user);
  const note = await dialog.findByRole("textbox", { name: "Note" });
  expect(note).toHaveValue("page 2");
  await user.clear(note);
  await user.type(note, "page 3");
  await user.click(dialog.getByRole("button", { name: "Send to the author" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.to(`POST ${ofCard}`)[0]?.body).toMatchObject({ changes: [{ field: "extra", base: "page 2", text: "page 3" }] });
});

test("an own deck has no suggestions to make", async () => {
  const { server, user } = await viewer();
  await user.click(button("Flip card"));
  await waitFor(() => expect(server.to("GET /api/questions")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: "Suggest a correction" })).not.toBeInTheDocument();
});

test("in a session it is about a card of somebody else's deck, under its answer", async () => {
  const { server, user } = await session(aStudyServer({ cards: cardsOf(1, { deckKey: deckKeyOf("ada", 7) }) }));
  server.on({ [`GET ${ofCard}`]: card });
  await user.keyboard(" ");
  const dialog = await form(user);
  expect(await dialog.findByRole("textbox", { name: "Back" })).toHaveValue("division");
});

test("in a session it is about the author's card where the own deck follows one, and begins with what was edited, without the note, which may be private", async () => {
  const { server, user } = await session(aStudyServer({ cards: cardsOf(1, { deckKey: deckKeyOf("mira", 9) }) }));
  const edits = [
    { cardId: "a", field: "definition", mine: "division of a nucleus", theirs: "division" },
    { cardId: "a", field: "extra", mine: "like my parents' marriage", theirs: "" },
  ];
  server.on({
    "GET /api/users/mira/following": { deckIds: [], allIds: [9] },
    "GET /api/users/mira/decks/9/following/cards/a": { deckId: 7, cardId: "a", edits },
    [`GET ${ofCard}`]: card,
    [`POST ${ofCard}`]: { own: [] },
  });
  await user.keyboard(" ");
  const dialog = await form(user);
  expect(await dialog.findByRole("textbox", { name: "Back" })).toHaveValue("division of a nucleus");
  await user.click(dialog.getByRole("button", { name: "Send to the author" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.to(`POST ${ofCard}`)[0]?.body).toMatchObject({
    changes: [{ field: "definition", base: "division", text: "division of a nucleus" }],
  });
  expect(JSON.stringify(server.to(`POST ${ofCard}`)[0]?.body)).not.toContain("marriage");
});

test("the button of a copy's card keeps the focus while the author's card is read, so that the form gives it back", async () => {
  const { server, user } = await session(aStudyServer({ cards: cardsOf(1, { deckKey: deckKeyOf("mira", 9) }) }));
  const reply = later<object>();
  server.on({
    "GET /api/users/mira/following": { deckIds: [], allIds: [9] },
    "GET /api/users/mira/decks/9/following/cards/a": () => reply.reply,
    [`GET ${ofCard}`]: card,
  });
  await user.keyboard(" ");
  await user.click(await screen.findByRole("button", { name: "Suggest a correction" }));
  const opener = screen.getByRole("button", { name: "Loading the card..." });
  expect(opener).toBeEnabled();
  reply.give({ deckId: 7, cardId: "a", edits: [] });
  await screen.findByRole("dialog", { name: "Suggest a correction" });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(opener).toHaveFocus());
});

test("a card of a copy that the author's deck does not have says so", async () => {
  const { server, user } = await session(aStudyServer({ cards: cardsOf(1, { deckKey: deckKeyOf("mira", 9) }) }));
  server.on({
    "GET /api/users/mira/following": { deckIds: [], allIds: [9] },
    "GET /api/users/mira/decks/9/following/cards/a": new AppError("card/not-found"),
  });
  await user.keyboard(" ");
  await user.click(await screen.findByRole("button", { name: "Suggest a correction" }));
  await waitFor(() => expect(toasts).toEqual(["error: The author’s deck does not have this card."]));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("where the author takes none, the form says so", async () => {
  const { user } = await answerInView({ [`GET ${ofCard}`]: { ...card, isOpen: false } });
  const dialog = await form(user);
  expect(await dialog.findByText("The author takes no suggestions for this deck.")).toBeInTheDocument();
  expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
});

test("what was typed stays when sending fails, and when the author has changed the card meanwhile", async () => {
  const { server, user } = await answerInView({ [`POST ${ofCard}`]: new AppError("auth/network-request-failed") });
  const dialog = await form(user);
  const back = await dialog.findByRole("textbox", { name: "Back" });
  const send = () => user.click(dialog.getByRole("button", { name: "Send to the author" }));
  await send();
  expect(dialog.getByRole("alert")).toHaveTextContent("These words are on the card already.");
  await user.clear(back);
  await user.type(back, "division of a nucleus");
  await send();
  expect(await dialog.findByText(/network/i)).toBeInTheDocument();
  expect(back).toHaveValue("division of a nucleus");
  server.on({
    [`POST ${ofCard}`]: new AppError("suggestion/card-changed"),
    [`GET ${ofCard}`]: { ...card, definition: "division of a cell" },
  });
  await send();
  expect(await dialog.findByText("division of a cell")).toBeInTheDocument();
  expect(back).toHaveValue("division of a nucleus");
  server.on({ [`POST ${ofCard}`]: { own: [] } });
  await send();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.to(`POST ${ofCard}`).at(-1)?.body).toMatchObject({
    changes: [{ field: "definition", base: "division of a cell", text: "division of a nucleus" }],
  });
});

test("an own suggestion can be taken back", async () => {
  const own = [{ id: "s1", field: "definition", text: "division of a nucleus", at: 5 }];
  const { server, user } = await answerInView({ [`GET ${ofCard}`]: { ...card, own }, "DELETE /api/suggestions/s1": undefined as never });
  const dialog = await form(user);
  const takeBack = await dialog.findByRole("button", { name: "Take back: division of a nucleus" });
  server.on({ [`GET ${ofCard}`]: card });
  await user.click(takeBack);
  await waitFor(() => expect(takeBack).not.toBeInTheDocument());
  expect(server.to("DELETE /api/suggestions/s1")).toHaveLength(1);
});

test("an own suggestion is edited in the form: the new words go to the author, and then the earlier ones are taken back", async () => {
  const own = [{ id: "s1", field: "definition", text: "division of a nucleos", at: 5 }];
  const { server, user } = await answerInView({
    [`GET ${ofCard}`]: { ...card, own },
    [`POST ${ofCard}`]: new AppError("auth/network-request-failed"),
    "DELETE /api/suggestions/s1": undefined as never,
  });
  const dialog = await form(user);
  await user.click(await dialog.findByRole("button", { name: "Edit: division of a nucleos" }));
  const back = dialog.getByRole("textbox", { name: "Back" });
  expect(back).toHaveValue("division of a nucleos");
  await user.clear(back);
  await user.type(back, "division of a nucleus");
  await user.click(dialog.getByRole("button", { name: "Send to the author" }));
  expect(await dialog.findByText(/network/i)).toBeInTheDocument();
  // Nothing is taken back before the new words are with the author.
  expect([server.to("DELETE /api/suggestions/s1").length, (back as HTMLTextAreaElement).value]).toEqual([0, "division of a nucleus"]);
  server.on({ [`POST ${ofCard}`]: { own: [] } });
  await user.click(dialog.getByRole("button", { name: "Send to the author" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.to(`POST ${ofCard}`).at(-1)?.body).toMatchObject({ changes: [{ field: "definition", text: "division of a nucleus" }] });
  expect(server.to("DELETE /api/suggestions/s1")).toHaveLength(1);
});

test("an own suggestion that was edited into the same words stays", async () => {
  const own = [{ id: "s1", field: "definition", text: "division of a nucleus", at: 5 }];
  const { server, user } = await answerInView({ [`GET ${ofCard}`]: { ...card, own }, [`POST ${ofCard}`]: { own } });
  const dialog = await form(user);
  await user.click(await dialog.findByRole("button", { name: "Edit: division of a nucleus" }));
  await user.click(dialog.getByRole("button", { name: "Send to the author" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.requests.filter(({ method }) => method === "DELETE")).toEqual([]);
});
