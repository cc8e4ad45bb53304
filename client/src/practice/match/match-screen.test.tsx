import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Card } from "@recollect/domain/cards/card.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aCard, aDeck } from "../../../test/a-deck.ts";
import { useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, type FakeRequest } from "../../../test/fakes/fake-server.ts";
import { aUser, signedInAs } from "../../../test/people.ts";
import { renderApp } from "../../../test/render-app.tsx";

const id = (name: string) => name.padEnd(12, "-");
const elements = [
  ["Hydrogen", "one proton"],
  ["Helium", "fills balloons"],
  ["Carbon", "diamonds and coal"],
  ["Oxygen", "we breathe it"],
  ["Iron", "rusts"],
  ["Gold", "jewellery"],
].map(([term = "", definition = ""]) => aCard({ id: id(term.toLowerCase()), term, definition }));

type Sent = { gameId: string; playedMs: number; misses: number; pairs: number };

/** A server that takes the times of games. */
function aMatchServer(cards: readonly Card[] = elements, routes: Record<string, object> = {}) {
  const times: Sent[] = [];
  const group = { groupId: "g1", name: "Class 9", isShown: false, times: [] as object[] };
  const all = () => ({
    best: times.map(({ playedMs, misses, pairs }, at) => ({ ms: playedMs + misses * 1000, pairs, playedAt: at })),
    groups: [group],
  });
  fakeServer({
    ...signedInAs(aUser()),
    "GET /api/users/mira/decks/7": aDeck({ cards: [...cards] }),
    "GET /api/match/7": all,
    "POST /api/match/7/games": { gameId: "game-1" },
    "POST /api/match/7/times": ({ body }: FakeRequest) => {
      times.push(body as Sent);
      return all();
    },
    "PUT /api/match/7/shown": ({ body }: FakeRequest) => {
      group.isShown = (body as { isShown: boolean }).isShown;
      group.times = [{ name: "@mira", ms: 12_000, pairs: 6, isYou: true }];
      return all();
    },
    ...routes,
  });
  return { times };
}

const tile = (text: string) => screen.getByRole("button", { name: new RegExp(`:\\s*${text}$`) });
const press = (text: string) => fireEvent.click(tile(text));
const pressPair = ({ term, definition }: Card) => [term, definition].forEach(press);
const start = async () => fireEvent.click(await screen.findByRole("button", { name: "Start" }));
const toGo = (count: number) => screen.findByRole("heading", { level: 1, name: `${count} pair${count === 1 ? "" : "s"} to go` });

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

describe("Match", () => {
  test("is won by finding the pairs, and its time is sent with the game that the server began", async () => {
    const { times } = aMatchServer();
    renderApp("/7/learn/match");
    await start();
    expect(await toGo(6)).toHaveFocus();
    press("Iron");
    press("jewellery");
    expect(screen.getByText("Not a pair.")).toBeInTheDocument();
    elements.forEach(pressPair);
    expect(await screen.findByRole("heading", { level: 1, name: /^Done in / })).toHaveFocus();
    expect(screen.getByText("1 wrong pair")).toBeInTheDocument();
    expect(await screen.findByText("Your best time so far!")).toBeInTheDocument();
    expect(times).toEqual([{ gameId: "game-1", playedMs: expect.any(Number) as number, misses: 1, pairs: 6 }]);
    const missed = screen.getByRole("region", { name: "These belong together" });
    expect(
      within(missed)
        .getAllByRole("term")
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual(["Gold", "Iron"]);
    fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    await toGo(6);
  });

  test("goes by arrow keys and Space alone, from the first key on", async () => {
    aMatchServer();
    const { user } = renderApp("/7/learn/match");
    await start();
    await toGo(6);
    await user.keyboard("{ArrowRight}");
    const list = screen.getByRole("list", { name: "Sides to match" });
    const first = within(list).getAllByRole("button")[0]!;
    expect(first).toHaveFocus();
    await user.keyboard(" ");
    expect(first).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Enter}");
    expect(first).toHaveAttribute("aria-pressed", "false");
  });

  test("after a minute the time is up, and the pairs that were not found are shown", async () => {
    const { times } = aMatchServer();
    renderApp("/7/learn/match");
    let now = 1000;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    await start();
    await toGo(6);
    pressPair(elements[0]!);
    now += 60_000;
    expect(await screen.findByRole("heading", { level: 1, name: "Time is up" })).toBeInTheDocument();
    expect(screen.getByText("1 of 6 pairs found")).toBeInTheDocument();
    expect(screen.getAllByRole("term")).toHaveLength(5);
    expect(times).toEqual([]);
  });

  test("without the clock there is no time, none is sent, and the choice stays", async () => {
    const { times } = aMatchServer();
    renderApp("/7/learn/match");
    fireEvent.click(await screen.findByRole("switch", { name: "Against the clock" }));
    await start();
    await toGo(6);
    expect(screen.queryByRole("timer")).not.toBeInTheDocument();
    elements.forEach(pressPair);
    await screen.findByRole("heading", { level: 1, name: "All pairs found" });
    expect([times, localStorage.getItem("recollect:match-clock")]).toEqual([[], "off"]);
  });

  test("a time that the server does not take is said to be none; one that did not arrive can be sent again", async () => {
    let failure: AppError | null = new AppError("database/network-error");
    const { times } = aMatchServer(elements, {
      "POST /api/match/7/times": ({ body }: FakeRequest) => {
        if (failure) return failure;
        times.push(body as Sent);
        return { best: [], groups: [] };
      },
    });
    renderApp("/7/learn/match");
    await start();
    await toGo(6);
    elements.forEach(pressPair);
    expect(await screen.findByText(/^Your time could not be stored\./)).toBeInTheDocument();
    failure = null;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(times).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/could not be stored/)).not.toBeInTheDocument());

    failure = new AppError("match/late");
    fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    await toGo(6);
    elements.forEach(pressPair);
    expect(await screen.findByText(/This time arrived too late/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  test("is shown to a group only by a switch", async () => {
    aMatchServer();
    renderApp("/7/learn/match");
    const list = await screen.findByRole("region", { name: "Best times of Class 9" });
    expect(within(list).getByText("Nobody has a time in this list yet.")).toBeInTheDocument();
    const isShown = within(list).getByRole("switch", { name: "Show my best time to this group" });
    expect(isShown).not.toBeChecked();
    fireEvent.click(isShown);
    await waitFor(() => expect(isShown).toBeChecked());
    expect(within(list).getByRole("listitem")).toHaveTextContent("@mira (you) 12.0 s 6 pairs");
  });

  test("a deck of one card has none, and says why", async () => {
    aMatchServer(elements.slice(0, 1));
    renderApp("/7/learn/match");
    expect(await screen.findByText("Match needs 6 cards that can't be mixed up. This deck has 1.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Start" })).not.toBeInTheDocument();
  });

  test("a deck of equal answers says why it has none as soon as one is wanted", async () => {
    aMatchServer(elements.map((card) => ({ ...card, definition: "an element" })));
    renderApp("/7/learn/match");
    await start();
    expect(await screen.findByText("Match needs 6 cards that can't be mixed up. This deck has 1.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Start" })).not.toBeInTheDocument();
  });
});
