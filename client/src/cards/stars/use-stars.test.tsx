import { AppError } from "@recollect/domain/errors/app-error.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { theStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { LiveProvider } from "../../lib/live/live.tsx";
import { createQueryClient } from "../../lib/requests/query-client.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { useStars } from "./use-stars.ts";

beforeEach(() => {
  useFakeEventSource();
});

const read = "GET /api/stars/7";
const save = (cardId: string) => `PUT /api/stars/7/${cardId}`;

async function stars(cards: string[]) {
  const server = fakeServer({ [read]: { cards } });
  const client = createQueryClient();
  const { result } = renderHook(() => useStars(7), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <LiveProvider uid="mira" readList={async () => []}>
          {children}
        </LiveProvider>
        <Toaster />
      </QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  return {
    server,
    shown: () => [...result.current.starred].toSorted(),
    set: (id: string, is: boolean) => act(() => result.current.setStar(id, is)),
  };
}

test("a star is shown at once, and one that can't be saved is removed with a message", async () => {
  const { server, shown, set } = await stars(["a"]);
  const answer = later();
  server.on({ [save("b")]: () => answer.reply });
  set("b", true);
  await waitFor(() => expect(shown()).toEqual(["a", "b"]));
  answer.give(new AppError("card/not-found"));
  await waitFor(() => expect(shown()).toEqual(["a"]));
  expect(await screen.findByText("This card is not in the deck any more.")).toBeInTheDocument();
});

test("two presses of one star are saved in order", async () => {
  const { server, shown, set } = await stars([]);
  const answer = later();
  server.on({ [save("a")]: () => answer.reply });
  set("a", true);
  set("a", false);
  await waitFor(() => expect(server.to(save("a"))).toHaveLength(1));
  answer.give({});
  await waitFor(() => expect(server.to(save("a")).map(({ body }) => body)).toEqual([{ starred: true }, { starred: false }]));
  await waitFor(() => expect(server.to(read)).toHaveLength(2));
  expect(shown()).toEqual([]);
});

test("stars of another tab are shown, and events of other decks are ignored", async () => {
  const { server, shown } = await stars([]);
  const stream = await theStream();
  act(() => stream.open());
  act(() => stream.send("study", { entryId: null }));
  server.on({ [read]: { cards: ["c"] } });
  act(() => stream.send("stars", { deckId: 8 }));
  act(() => stream.send("stars", { deckId: 7 }));
  await waitFor(() => expect(shown()).toEqual(["c"]));
  expect(server.to(read)).toHaveLength(2);
});
