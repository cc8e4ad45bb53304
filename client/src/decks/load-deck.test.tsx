import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aDeck, aLibraryDeck } from "../../test/a-deck.ts";
import { fakeServer, later } from "../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../test/people.ts";
import { renderAt } from "../../test/render-app.tsx";
import { sharedDeckRefreshMs, useDeckToOpen, type DeckToOpen } from "./load-deck.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { useSession } from "../accounts/session/session.tsx";

const notFound = new AppError("deck/not-found");
const own = (id: number) => `GET /api/users/mira/decks/${id}`;
const shared = (id: number) => `GET /api/library/${id}`;

afterEach(() => {
  vi.useRealTimers();
});

type Reading = {
  deckId: number;
  prepare: (queryClient: QueryClient) => void;
  onRead: (now: DeckToOpen, queryClient: QueryClient) => void;
};

function WhenSignedIn(reading: Reading) {
  const queryClient = useQueryClient();
  if (useSession().state !== "signed-in") return null;
  reading.prepare(queryClient);
  return <Lookup {...reading} />;
}

function Lookup({ deckId, onRead }: Reading) {
  const now = useDeckToOpen(deckId);
  onRead(now, useQueryClient());
  return <p>{now.state}</p>;
}

/** Mira opens a deck; `found()` is the current result. */
async function lookUp(deckId: number, routes: Record<string, object>, prepare: Reading["prepare"] = () => {}) {
  const server = fakeServer({ ...signedInAs(aUser()), ...routes });
  let read: { now: DeckToOpen; queryClient: QueryClient } | undefined;
  const page = renderAt(
    "/",
    <WhenSignedIn deckId={deckId} prepare={prepare} onRead={(now, queryClient) => (read = { now, queryClient })} />,
  );
  return {
    server,
    found: () => read?.now,
    client: () => read?.queryClient,
    close: page.unmount,
    becomes: (state: DeckToOpen["state"]) => screen.findByText(state),
    refetch: () =>
      act(async () => {
        await read?.queryClient.refetchQueries();
        await vi.advanceTimersByTimeAsync(1);
      }),
  };
}

/** The list of own decks, as shown a moment ago. */
const listHolds = (ids: readonly number[]) => (queryClient: QueryClient) =>
  void queryClient.setQueryData(
    queryKeys.decks("mira"),
    ids.map((id) => aSummary({ id })),
  );

describe("a deck is searched", () => {
  test("among own decks first, and nowhere else if it is one", async () => {
    const { found, becomes, server } = await lookUp(7, { [own(7)]: aDeck() });
    await becomes("found");
    expect(found()).toEqual({ state: "found", deck: aDeck(), deckKey: "mira/7", isOwner: true, author: null });
    expect(server.requests.some(({ path }) => path.startsWith("/api/library"))).toBe(false);
  });

  test("then among shared decks of others, with its author", async () => {
    const { found, becomes } = await lookUp(9, { [own(9)]: notFound, [shared(9)]: aLibraryDeck() });
    await becomes("found");
    expect(found()).toMatchObject({
      deck: aLibraryDeck(),
      deckKey: "grace/9",
      isOwner: false,
      author: { label: "@grace_h", username: "grace_h" },
    });
  });

  test("and an author without a username has no profile link", async () => {
    const { found, becomes } = await lookUp(9, { [own(9)]: notFound, [shared(9)]: aLibraryDeck({ author: "Grace" }) });
    await becomes("found");
    expect(found()).toMatchObject({ author: { label: "Grace", username: null } });
  });

  test("and is missing if it is in neither", async () => {
    const { found, becomes } = await lookUp(9, { [own(9)]: notFound, [shared(9)]: notFound });
    await becomes("missing");
    expect(found()).toEqual({ state: "missing", wasShown: false });
  });

  test("and is loading until the reply", async () => {
    const answer = later();
    const { found, becomes } = await lookUp(9, { [own(9)]: notFound, [shared(9)]: () => answer.reply });
    await becomes("loading");
    expect(found()).toEqual({ state: "loading" });
    answer.give(aLibraryDeck());
    await becomes("found");
  });
});

describe("the list of own decks, if it was shown a moment ago,", () => {
  test("saves the request for a deck that isn't in it", async () => {
    const { becomes, server } = await lookUp(9, { [shared(9)]: aLibraryDeck() }, listHolds([7]));
    await becomes("found");
    expect(server.to(own(9))).toHaveLength(0);
  });

  test.each([
    ["private", { [shared(7)]: notFound }],
    ["shared", { [shared(7)]: aLibraryDeck({ id: 7, authorId: "mira" }) }],
  ])("is not trusted if it is out of date: an own deck that is %s is found", async (_, routes) => {
    const { found, becomes } = await lookUp(7, { ...routes, [own(7)]: aDeck() }, listHolds([]));
    await becomes("found");
    await waitFor(() => expect(found()).toEqual({ state: "found", deck: aDeck(), deckKey: "mira/7", isOwner: true, author: null }));
  });

  test("does not apply to the tutorials, since every student may have them", async () => {
    const { found, becomes } = await lookUp(0, { [own(0)]: aDeck({ id: 0 }) }, listHolds([]));
    await becomes("found");
    expect(found()).toMatchObject({ isOwner: true });
  });
});

test("a shared deck whose author is the student is the student's own", async () => {
  const { found, becomes } = await lookUp(9, { [own(9)]: notFound, [shared(9)]: aLibraryDeck({ authorId: "mira" }) });
  await becomes("found");
  expect(found()).toMatchObject({ isOwner: true, author: null });
});

describe("a search that fails shows why and can be retried", () => {
  test.each([
    ["own", { [own(9)]: new AppError("api/rate-limit") }],
    ["shared", { [own(9)]: notFound, [shared(9)]: new AppError("api/rate-limit") }],
  ])("among the %s decks", async (_, routes) => {
    const { found, becomes, server } = await lookUp(9, routes);
    await becomes("failed");
    const failed = found();
    if (failed?.state !== "failed") throw new Error("It did not fail");
    expect(failed.message).toBe("Too many requests. Please wait a moment before trying again.");
    server.on({ [own(9)]: notFound, [shared(9)]: aLibraryDeck() });
    act(failed.retry);
    await becomes("found");
  });

  test.each([
    ["own", { [own(9)]: new AppError("api/rate-limit") }, own(9)],
    ["shared", { [own(9)]: notFound, [shared(9)]: new AppError("api/rate-limit") }, shared(9)],
  ])("among the %s decks, which it says until the retry has succeeded", async (_, routes, path) => {
    const { found, becomes, server } = await lookUp(9, routes);
    await becomes("failed");
    const failed = found();
    if (failed?.state !== "failed") throw new Error("It did not fail");
    const retried = later();
    server.on({ [path]: () => retried.reply });
    const asked = server.to(path).length;
    act(failed.retry);
    await waitFor(() => expect(server.to(path)).toHaveLength(asked + 1));
    await waitFor(() => expect(found()).toMatchObject({ state: "failed", message: failed.message, isRetrying: true }));
    await act(async () => retried.give(path === own(9) ? aDeck({ id: 9 }) : aLibraryDeck()));
    await becomes("found");
  });
});

describe("a shared deck that is open", () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  const open = () => lookUp(9, { [own(9)]: notFound, [shared(9)]: aLibraryDeck() });

  test("is requested again from time to time, and is missing at once when its author has withdrawn it", async () => {
    const { found, becomes, server } = await open();
    await becomes("found");
    server.on({ [shared(9)]: notFound });
    await act(() => vi.advanceTimersByTimeAsync(sharedDeckRefreshMs));
    await becomes("missing");
    expect(found()).toEqual({ state: "missing", wasShown: true });
    expect(server.to(own(9))).toHaveLength(1);
    const asked = server.to(shared(9)).length;
    await act(() => vi.advanceTimersByTimeAsync(3 * sharedDeckRefreshMs));
    expect(server.to(shared(9))).toHaveLength(asked);
  });

  test("is removed from the cache as soon as it is closed", async () => {
    const { becomes, client, close } = await open();
    await becomes("found");
    expect(client()?.getQueryData(queryKeys.libraryDeck(9))).toBeDefined();
    close();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(client()?.getQueryData(queryKeys.libraryDeck(9))).toBeUndefined();
  });

  test("stays when the server can't be reached, and keeps the same objects if nothing was changed", async () => {
    const { found, becomes, server, refetch } = await open();
    await becomes("found");
    const cards = () => {
      const now = found();
      return now?.state === "found" ? now.deck.cards : undefined;
    };
    const before = cards();
    server.on({ [shared(9)]: aLibraryDeck({ author: "@grace" }) });
    await refetch();
    expect(found()).toMatchObject({ author: { label: "@grace" } });
    expect(cards()).toBe(before);
    server.on({ [shared(9)]: aLibraryDeck({ cards: [], updatedAt: 1_800_000_000_000 }) });
    await refetch();
    expect(cards()).toEqual([]);
    server.on({ [shared(9)]: new AppError("database/network-error") });
    await refetch();
    expect(found()).toMatchObject({ state: "found" });
  });
});
