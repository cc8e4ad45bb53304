import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { TrashedDeck } from "@recollect/domain/decks/trash/trash.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const path = "/api/users/mira/trash";
const aTrashed = (details: Partial<TrashedDeck> = {}): TrashedDeck => ({
  ...aSummary({ id: 7 }),
  deletedAt: Date.now() - 2 * dayMs,
  ...details,
});

beforeEach(() => {
  useFakeEventSource();
});

function trash(routes: Record<string, object>) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  return { server, ...renderApp("/trash") };
}

test("shows the deleted decks, their numbers of cards, and when they are removed", async () => {
  trash({ [`GET ${path}`]: [aTrashed(), aTrashed({ id: 8, title: "Torts", deletedAt: Date.now() - 29.5 * dayMs })] });
  const rows = within(await screen.findByRole("list", { name: "Deleted decks" })).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent("Cell biology3 cards · deleted for good in 28 days");
  expect(rows[1]).toHaveTextContent("Torts3 cards · deleted for good within a day");
  expect(document.title).toBe("Trash - Recollect");
});

test("that is empty says so", async () => {
  trash({ [`GET ${path}`]: [] });
  expect(await screen.findByRole("heading", { name: "Your trash is empty" })).toBeInTheDocument();
  expect(screen.getByText("A deck that you delete is kept here for 30 days.")).toBeInTheDocument();
});

test("that can't be read shows why, and can be retried", async () => {
  const { server, user } = trash({ [`GET ${path}`]: new AppError("api/rate-limit") });
  expect(await screen.findByRole("heading", { name: "Your trash could not be loaded" })).toBeInTheDocument();
  server.on({ [`GET ${path}`]: [] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Your trash is empty" })).toBeInTheDocument();
});

test("restores a deck, says so with a link to it, and removes the row", async () => {
  const { server, user, address } = trash({ [`GET ${path}`]: [aTrashed()] });
  server.on({ [`POST ${path}/7/restore`]: aDeck({ id: 7 }), "GET /api/users/mira/decks/7": aDeck({ id: 7 }) });
  const restore = await screen.findByRole("button", { name: "Restore Cell biology" });
  server.on({ [`GET ${path}`]: [] });
  await user.click(restore);
  expect(await screen.findByText("The deck is back, Private")).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Your trash is empty" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Trash" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Open the deck" }));
  expect(address()).toBe("/7");
});

test("a deck that can't be restored stays, with the reason", async () => {
  const { server, user } = trash({ [`GET ${path}`]: [aTrashed()] });
  server.on({ [`POST ${path}/7/restore`]: new AppError("deck/too-many-decks") });
  await user.click(await screen.findByRole("button", { name: "Restore Cell biology" }));
  expect(await screen.findByText("You can have at most 5,000 decks")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Restore Cell biology" })).toBeEnabled();
});

test("deletes for good only after a confirmation", async () => {
  const { server, user } = trash({ [`GET ${path}`]: [aTrashed()] });
  server.on({ [`DELETE ${path}/7`]: undefined });
  await user.click(await screen.findByRole("button", { name: "Delete for good: Cell biology" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog).toHaveAccessibleDescription("Are you sure you want to delete this deck? This action cannot be undone.");
  expect(server.to(`DELETE ${path}/7`)).toEqual([]);
  server.on({ [`GET ${path}`]: [] });
  await user.click(within(dialog).getByRole("button", { name: "Delete for good" }));
  await waitFor(() => expect(server.to(`DELETE ${path}/7`)).toHaveLength(1));
  expect(await screen.findByRole("heading", { name: "Your trash is empty" })).toBeInTheDocument();
});
