import type { Suggestion } from "@recollect/domain/decks/suggestions/suggestion.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aDeck } from "../../../test/a-deck.ts";
import { FakeEventSource, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";
// Here already, so that no test waits for it.
import "./suggestions-screen.tsx";

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

const deck = aDeck({
  cards: [
    { id: "a", term: "mitosis", definition: "division of a cell" },
    { id: "b", term: "**meiosis**", definition: "halving" },
  ],
});

const aSuggestion = (fields: Partial<Suggestion> = {}): Suggestion => ({
  id: "s1",
  cardId: "a",
  field: "definition",
  text: "division of a nucleus",
  bases: ["division of a cell"],
  readers: 1,
  names: ["@ada"],
  sentences: [],
  at: 1_700_000_000_000,
  ...fields,
});

const path = "/api/users/mira/decks/7/suggestions";
const listOf = (...suggestions: Suggestion[]) => ({ audience: "everyone" as const, suggestions, count: suggestions.length });

async function screenWith(...suggestions: Suggestion[]) {
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/decks/7": deck, [`GET ${path}`]: listOf(...suggestions) });
  const { user } = renderApp("/7/suggestions");
  await screen.findByRole("heading", { level: 1, name: /Suggestions for/ }, { timeout: 5000 });
  return { server, user };
}

const items = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => within(heading.closest("li")!));

test("each suggestion stands beside the card as it is now, with the words that differ, who made it and why", async () => {
  await screenWith(
    aSuggestion({ readers: 7, names: ["@ada", null], sentences: ["The book says so."] }),
    aSuggestion({ id: "s2", cardId: "b", field: "term", text: "**Meiosis**", bases: ["**meiosis**"], names: [null] }),
  );
  const [first, second] = items();
  expect(first!.getByRole("heading")).toHaveTextContent("mitosis");
  expect(first!.getByText(/suggest this/)).toHaveTextContent("@ada, A reader, 5 more suggest this");
  expect(first!.getByText("The book says so.")).toBeInTheDocument();
  expect(first!.getByText("cell", { selector: "del" })).toBeInTheDocument();
  expect(first!.getByText("nucleus", { selector: "ins" })).toBeInTheDocument();
  expect(second!.getByText("As the card would show it")).toBeInTheDocument();
  expect(second!.getByText("Meiosis", { selector: "strong" })).toBeInTheDocument();
});

test("a note for a card that has none stands beside the word empty", async () => {
  await screenWith(aSuggestion({ field: "extra", text: "Page 12", bases: [""] }));
  expect(items()[0]!.getByText("empty")).toBeInTheDocument();
});

test("accepting is one press, and the focus goes on to the next suggestion, then to the page", async () => {
  const { server, user } = await screenWith(aSuggestion(), aSuggestion({ id: "s2", text: "one becomes two" }));
  server.on({ [`PUT ${path}/s1/decision`]: listOf(aSuggestion({ id: "s2", text: "one becomes two" })) });
  await user.click(screen.getByRole("button", { name: "Accept: division of a nucleus" }));
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(server.to(`PUT ${path}/s1/decision`)[0]?.body).toEqual({ decision: "accept", text: null, seen: null });
  await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());
  server.on({ [`PUT ${path}/s2/decision`]: listOf() });
  await user.tab();
  expect(screen.getByRole("button", { name: "Accept: one becomes two" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("No open suggestions")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("words that the author changed since are asked about, with three texts, and the author's choice says what was read", async () => {
  const { server, user } = await screenWith(aSuggestion({ bases: ["division"] }));
  const item = items()[0]!;
  expect(item.getByText(/You have changed these words since/)).toBeInTheDocument();
  expect(item.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["When it was suggested", "Now", "Suggested"]);
  expect(item.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();
  await user.click(item.getByRole("button", { name: "Edit and accept: division of a nucleus" }));
  const box = item.getByRole("textbox", { name: "The words for the card" });
  expect(box).toHaveFocus();
  await user.type(box, " and of a cell");
  server.on({ [`PUT ${path}/s1/decision`]: listOf() });
  await user.click(item.getByRole("button", { name: "Accept these words" }));
  await screen.findByText("No open suggestions");
  expect(server.to(`PUT ${path}/s1/decision`)[0]?.body).toEqual({
    decision: "accept",
    text: "division of a nucleus and of a cell",
    seen: "division of a cell",
  });
});

test("declining takes a sentence, which stays if sending fails", async () => {
  const { server, user } = await screenWith(aSuggestion());
  const item = items()[0]!;
  await user.click(item.getByRole("button", { name: "Decline: division of a nucleus" }));
  await user.type(item.getByRole("textbox", { name: "Why" }), "Too long.");
  server.on({ [`PUT ${path}/s1/decision`]: new AppError("auth/network-request-failed") });
  await user.click(item.getByRole("button", { name: "Decline it" }));
  expect(await item.findByRole("alert")).toHaveTextContent(/network/i);
  expect(item.getByRole("textbox", { name: "Why" })).toHaveValue("Too long.");
  server.on({ [`PUT ${path}/s1/decision`]: listOf() });
  await user.click(item.getByRole("button", { name: "Decline it" }));
  await screen.findByText("No open suggestions");
  expect(server.to(`PUT ${path}/s1/decision`).at(-1)?.body).toEqual({ decision: "decline", sentence: "Too long." });
});

test("a suggestion for a card that is gone can only be declined or reported", async () => {
  await screenWith(aSuggestion({ cardId: "gone" }));
  const item = items()[0]!;
  expect(item.getByText("A card that is not in the deck any more")).toBeInTheDocument();
  expect(item.getAllByRole("button").map((one) => one.textContent)).toEqual(["Decline", "Report"]);
});

test("a new suggestion comes by itself, and the author says who may make some", async () => {
  const { server, user } = await screenWith();
  expect(screen.getByText("No open suggestions")).toBeInTheDocument();
  server.on({ [`GET ${path}`]: listOf(aSuggestion()) });
  act(() => FakeEventSource.last.send("notices", {}));
  expect(await screen.findByRole("button", { name: "Accept: division of a nucleus" })).toBeInTheDocument();
  server.on({ [`PUT ${path}`]: { ...listOf(aSuggestion()), audience: "nobody" } });
  await user.selectOptions(screen.getByRole("combobox", { name: "Who may suggest corrections" }), "Nobody");
  await waitFor(() => expect(screen.getByRole("combobox")).toHaveValue("nobody"));
  expect(server.to(`PUT ${path}`)[0]?.body).toEqual({ audience: "nobody" });
});

test("a suggestion can be reported to the caretakers, and stays in the list", async () => {
  const { server, user } = await screenWith(aSuggestion());
  server.on({ [`POST ${path}/s1/reports`]: undefined });
  await user.click(screen.getByRole("button", { name: "Report: division of a nucleus" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this suggestion" }));
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(server.to(`POST ${path}/s1/reports`)[0]?.body).toEqual({ reason: "harmful", text: "" });
  expect(items()).toHaveLength(1);
});
