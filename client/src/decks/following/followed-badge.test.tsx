import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const copiedFrom = { originalId: 5, originalAuthor: "@ada", copiedAt: 1 };
const decks = [
  aSummary({ id: 30, title: "Cells", copiedFrom }),
  aSummary({ id: 20, title: "Rivers", copiedFrom }),
  aSummary({ id: 10, title: "My own" }),
];

beforeEach(() => {
  useFakeEventSource();
});

async function myDecks(following: object) {
  const server = fakeServer({ ...signedInAs(aUser()), "GET /api/users/mira/following": following });
  const page = renderApp("/decks");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", decks));
  return { server, ...page };
}

const cardOf = (title: string) => screen.getByRole("link", { name: title }).closest("li") as HTMLElement;

test("a deck whose author changed something says so in My Decks, and no other deck does; it is asked once for all", async () => {
  const { server } = await myDecks({ deckIds: [20], allIds: [20] });
  expect(await screen.findByText("Changed by its author")).toBeVisible();
  expect(cardOf("Rivers")).toHaveTextContent("Changed by its author");
  for (const title of ["Cells", "My own"]) expect(cardOf(title)).not.toHaveTextContent("Changed by its author");
  expect(server.to("GET /api/users/mira/following")).toHaveLength(1);
});

test("without a network no deck says so, and the list is there", async () => {
  await myDecks(new AppError("database/network-error"));
  expect(await screen.findByRole("link", { name: "Cells" })).toBeVisible();
  expect(screen.queryByText("Changed by its author")).toBeNull();
});
