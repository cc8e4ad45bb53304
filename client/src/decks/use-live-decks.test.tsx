import type { Deck } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFakeEventSource as fakeEventSource } from "../../test/fakes/fake-event-source.ts";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { aSummary } from "../../test/people.ts";
import { LiveProvider } from "../lib/live/live.tsx";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { listDecks } from "./decks-api.ts";
import { useLiveDecks } from "./use-live-decks.ts";

const cells = aSummary({ id: 10, title: "Cells", revision: 3, updatedAt: 300 });
const verbs = aSummary({ id: 20, title: "Verbs" });

function liveDecks(first?: (entryId: string | null) => void) {
  const streams = fakeEventSource();
  const queryClient = new QueryClient();
  const { result, unmount, rerender } = renderHook(({ onStudy }) => useLiveDecks("mira", onStudy ? { onStudy } : {}), {
    initialProps: { onStudy: first },
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <LiveProvider uid="mira" readList={() => listDecks("mira")}>
          {children}
        </LiveProvider>
      </QueryClientProvider>
    ),
  });
  return { streams, queryClient, result, unmount, rerender };
}

test("the list is unknown until the snapshot, then follows every change", async () => {
  const { streams, result } = liveDecks();
  expect(streams.last.url).toBe("/api/events?decks=1");
  expect(streams.opened).toHaveLength(1);
  expect(result.current).toEqual({ decks: undefined, status: { state: "connecting" } });

  act(() => streams.last.send("snapshot", [cells]));
  await waitFor(() => expect(result.current).toEqual({ decks: [cells], status: { state: "live" } }));
  act(() => streams.last.send("put", verbs));
  await waitFor(() => expect(result.current.decks).toEqual([cells, verbs]));
  act(() => streams.last.send("remove", { id: 10 }));
  await waitFor(() => expect(result.current.decks).toEqual([verbs]));
});

test("a put marks a cached deck as stale if its revision differs", async () => {
  const { streams, queryClient } = liveDecks();
  const whole: Deck = { ...cells, cards: [] };
  queryClient.setQueryData(queryKeys.deck("mira", 10), whole);
  act(() => streams.last.send("snapshot", [cells]));
  act(() => streams.last.send("put", cells));
  expect(queryClient.getQueryState(queryKeys.deck("mira", 10))?.isInvalidated).toBe(false);
  act(() => streams.last.send("put", { ...cells, revision: 4, updatedAt: 400 }));
  expect(queryClient.getQueryState(queryKeys.deck("mira", 10))?.isInvalidated).toBe(true);
});

test.each([
  ["whose visibility alone was changed", { ...cells, cards: [], visibility: "Public" as const, updatedAt: 299 }],
  ["that was not the student's own until now", null],
])("a put marks cached data of a deck as stale: %s", (_, known) => {
  const { streams, queryClient } = liveDecks();
  queryClient.setQueryData(queryKeys.deck("mira", 10), known);
  act(() => streams.last.send("put", cells));
  expect(queryClient.getQueryState(queryKeys.deck("mira", 10))?.isInvalidated).toBe(true);
});

test("a removal drops the cached deck too", () => {
  const { streams, queryClient } = liveDecks();
  queryClient.setQueryData(queryKeys.deck("mira", 10), { ...cells, cards: [] });
  act(() => streams.last.send("remove", { id: 10 }));
  expect(queryClient.getQueryData(queryKeys.deck("mira", 10))).toBeUndefined();
});

test("a stream that fails shows why", async () => {
  fakeServer({ "GET /api/events": new AppError("database/network-error") });
  const { streams, result } = liveDecks();
  act(() => streams.last.fail());
  await waitFor(() => expect(result.current.status).toMatchObject({ state: "failed", error: { code: "database/network-error" } }));
});

test("a list whose database lost its last changes is what the database has", async () => {
  const then = { ...cells, title: "Cels", revision: 2, updatedAt: 200, visibility: "Public" as const };
  const server = fakeServer({ "GET /api/users/mira/decks": [then] });
  const { streams, queryClient, result } = liveDecks();
  queryClient.setQueryData<Deck>(queryKeys.deck("mira", 10), { ...cells, cards: [] });
  act(() => streams.last.send("snapshot", [cells]));
  await waitFor(() => expect(result.current.decks).toEqual([cells]));
  expect(server.to("GET /api/users/mira/decks")).toHaveLength(0);
  act(() => streams.last.send("snapshot", [then]));
  await waitFor(() => expect(result.current.decks).toEqual([then]));
  expect(queryClient.getQueryState(queryKeys.deck("mira", 10))?.isInvalidated).toBe(true);
});

test("leaving the screen closes the stream", () => {
  const { streams, unmount } = liveDecks();
  const stream = streams.last;
  unmount();
  expect(stream.isClosed).toBe(true);
});

test("each event may change what is to be studied, and the latest listener is called, with the same stream", () => {
  const [first, second]: (string | null)[][] = [[], []];
  const { streams, rerender } = liveDecks((entryId) => first!.push(entryId));
  act(() => streams.last.send("snapshot", [cells]));
  act(() => streams.last.send("study", { entryId: "e-1" }));
  expect(first).toEqual(["e-1"]);
  rerender({ onStudy: (entryId) => second!.push(entryId) });
  act(() => streams.last.send("put", verbs));
  act(() => streams.last.send("remove", { id: 10 }));
  act(() => streams.last.send("study", { entryId: null }));
  expect([first, second]).toEqual([["e-1"], [null, null, null]]);
  expect(streams.opened).toHaveLength(1);
});
