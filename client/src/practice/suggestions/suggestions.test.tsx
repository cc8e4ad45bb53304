import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck, aLibraryDeck } from "../../../test/a-deck.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";

const own = "/api/users/mira/decks/7";
const deck = aDeck({ revision: 4, cards: [aCard({ id: "fr", term: "France", definition: "Paris" }), aCard({ id: "no", term: "Norway" })] });
const suggestion = {
  cardId: "fr",
  term: "France",
  wording: "the city of light",
  students: 12,
  was: "Paris",
  becomes: "Paris / the city of light",
};
const wanted = "Add “the city of light” to France";

function chooser(routes: Record<string, object>) {
  return fakeServer({
    ...signedInAs(aUser()),
    "GET /api/practice/examiner": { examiner: "Built-in feedback", kind: "builtin" },
    [`GET ${own}`]: deck,
    "GET /api/practice/tests": { tests: [], counts: { dueOrWeak: 0, starred: 0 } },
    "GET /api/practice/suggestions": { suggestions: [suggestion] },
    ...routes,
  });
}

test("the owner sees answers that students counted as right, and adds one with one click", async () => {
  const saved: unknown[] = [];
  chooser({
    [`PATCH ${own}`]: ({ body }: { body: unknown }) => {
      saved.push(body);
      return { ...deck, revision: 5 };
    },
  });
  renderApp("/7/learn/test");
  expect(await screen.findByText(/12 students were given “the city of light” as right/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: wanted }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    base: 4,
    cards: [{ id: "fr", field: "definition", from: "Paris", to: "Paris / the city of light" }],
  });
});

test("a card is named by its plain words", async () => {
  chooser({
    "GET /api/practice/suggestions": { suggestions: [{ ...suggestion, term: "\\(a \\cdot b\\) ![a map](media/abcdefghijklmnop.png)" }] },
  });
  renderApp("/7/learn/test");
  expect(await screen.findByRole("button", { name: "Add “the city of light” to a · b a map" })).toBeInTheDocument();
});

afterEach(() => localStorage.clear());

test("a dismissed suggestion is not shown again, here and on the deck's own page", async () => {
  chooser({ [`GET ${own}`]: { ...deck, visibility: "Public" } });
  const { unmount } = renderApp("/7/learn/test");
  await userEvent.click(await screen.findByRole("button", { name: "Dismiss “the city of light” for France" }));
  expect(screen.queryByRole("heading", { name: /counted as right/ })).not.toBeInTheDocument();
  unmount();
  const server = chooser({ [`GET ${own}`]: { ...deck, visibility: "Public" } });
  renderApp("/7");
  await waitFor(() => expect(server.to("GET /api/practice/suggestions")).toHaveLength(1));
  expect(await screen.findByRole("heading", { level: 1, name: deck.title })).toBeInTheDocument();
  expect(screen.queryByText(/12 students/)).not.toBeInTheDocument();
});

test("the owner of a shared deck sees them below the cards; for a Private one nothing is requested", async () => {
  chooser({ [`GET ${own}`]: { ...deck, visibility: "Unlisted" } });
  const { unmount } = renderApp("/7");
  expect(await screen.findByRole("button", { name: wanted })).toBeInTheDocument();
  unmount();
  const server = chooser({});
  renderApp("/7");
  expect(await screen.findByRole("heading", { level: 1, name: deck.title })).toBeInTheDocument();
  expect(server.to("GET /api/practice/suggestions")).toEqual([]);
});

test("a card that was changed in the meantime stays as it is, with a message", async () => {
  const toasts = recordToasts();
  const server = chooser({ "GET /api/practice/suggestions": { suggestions: [{ ...suggestion, was: "Lutetia" }] } });
  renderApp("/7/learn/test");
  await userEvent.click(await screen.findByRole("button", { name: wanted }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(server.requests.filter(({ method }) => method === "PATCH")).toEqual([]);
});

test("without suggestions, or if they can't be read, nothing is shown", async () => {
  chooser({ "GET /api/practice/suggestions": new AppError("api/rate-limit") });
  renderApp("/7/learn/test");
  expect(await screen.findByRole("link", { name: "Open-ended" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: /counted as right/ })).not.toBeInTheDocument();
});

test("for another student's deck nothing is requested", async () => {
  const server = chooser({ [`GET ${own}`]: new AppError("deck/not-found"), "GET /api/library/7": aLibraryDeck({ title: "Torts" }) });
  renderApp("/7/learn/test");
  expect(await screen.findByRole("heading", { level: 1, name: "Torts" })).toBeInTheDocument();
  expect(server.requests.filter(({ path }) => path.includes("suggestions"))).toEqual([]);
});
