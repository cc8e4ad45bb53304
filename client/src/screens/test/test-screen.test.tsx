import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { fakeServer } from "../../../test/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const path = "GET /api/users/mira/decks/7";

test("shows the deck's title, its cards, and the way back", async () => {
  fakeServer({ ...signedInAs(aUser()), [path]: aDeck() });
  renderApp("/7/learn/test");
  expect(await screen.findByRole("heading", { level: 1, name: "Cell biology" })).toBeInTheDocument();
  expect(screen.getByText("2 cards available")).toBeInTheDocument();
  expect(screen.getByText(/They arrive soon/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Deck" })).toHaveAttribute("href", "/7");
});

test("one card is one card", async () => {
  fakeServer({ ...signedInAs(aUser()), [path]: aDeck({ cards: [aCard()] }) });
  renderApp("/7/learn/test");
  expect(await screen.findByText("1 card available")).toBeInTheDocument();
});

test("of an unknown deck goes to the not-found page", async () => {
  fakeServer({ ...signedInAs(aUser()), [path]: new AppError("deck/not-found") });
  const { address } = renderApp("/7/learn/test");
  await waitFor(() => expect(address()).toBe("/404"));
});
