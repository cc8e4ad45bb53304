import "fake-indexeddb/auto";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeckSummary } from "@recollect/domain/decks/deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { defaultStudySettings } from "@recollect/domain/study/settings.ts";
import { anAppended, anEntry } from "../../../test/a-device.ts";
import { aDeckToStudy, aStudySummary } from "../../../test/study/a-study-summary.ts";
import { FakeEventSource, theDecksStream, useFakeEventSource } from "../../../test/fakes/fake-event-source.ts";
import { fakeServer, later } from "../../../test/fakes/fake-server.ts";
import { aSummary, aUser, signedInAs } from "../../../test/people.ts";
import { recordToasts } from "../../../test/record-toasts.ts";
import { renderApp } from "../../../test/render-app.tsx";
import { arrival, pass, settle, stopClock } from "../../../test/still-clock.ts";
import { skipWaits } from "../../../test/skip-waits.ts";
import { opensWithinMs } from "../../lib/live/beginning.ts";
import { pagePlaces } from "../../study/outbox/stored-entries.ts";
import { refreshAfterMs } from "../../study/use-refresh.ts";
import { deviceTimeZone } from "../../study/use-time-zone.ts";

const route = "GET /api/study/summary";
const biology = aSummary({ id: 30, title: "Cell biology" });
const spanish = aSummary({ id: 20, title: "Español" });

// Where answers waited once, each read of the numbers looks into their database first: the request is made a moment after the clock has moved.
beforeAll(() => pagePlaces.database.change({ texts: [["an earlier visit", ""]] }));

beforeEach(() => {
  localStorage.clear();
  useFakeEventSource();
});

async function decksPage(summary: object, decks: DeckSummary[] = [biology, spanish]) {
  const server = fakeServer({ ...signedInAs(aUser()), [route]: summary });
  const page = renderApp("/decks");
  await screen.findByText("Loading your decks...");
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", decks));
  return { server, ...page };
}

const studyNow = () => screen.queryByRole("link", { name: /^Study now/ });
const cardOf = (title: string) => screen.getByRole("link", { name: title }).closest("li") as HTMLElement;

describe("'Study now'", () => {
  test("counts new, learning and due cards, and opens the session of all decks", async () => {
    await decksPage(aStudySummary({ counts: { newCards: 20, learning: 4, due: 1210 } }));
    expect(await screen.findByRole("link", { name: "Study now (1,234)" })).toHaveAttribute("href", "/study");
  });

  test("is not shown until the number is known, and neither is a message that there is nothing to do", async () => {
    const answer = later();
    await decksPage(() => answer.reply);
    expect(cardOf("Cell biology")).toBeInTheDocument();
    expect(studyNow()).not.toBeInTheDocument();
    expect(screen.queryByText("Nothing to study right now")).not.toBeInTheDocument();
    await act(async () => answer.give(aStudySummary({ counts: { due: 1 } })));
    expect(await screen.findByRole("link", { name: "Study now (1)" })).toBeInTheDocument();
  });

  test("is replaced by a message when there is nothing to study", async () => {
    await decksPage(aStudySummary());
    expect(await screen.findByText("Nothing to study right now")).toBeInTheDocument();
    expect(studyNow()).not.toBeInTheDocument();
  });

  test("shows that today's share is done if only the day's limits hold cards back", async () => {
    await decksPage(aStudySummary({ hasMore: true }));
    expect(await screen.findByText("Done for today")).toBeInTheDocument();
    expect(studyNow()).not.toBeInTheDocument();
  });

  test("still opens the session if the number can't be read, and the decks are unchanged, without a toast", async () => {
    const toasts = recordToasts();
    await decksPage(new AppError("deck/not-found"));
    expect(await screen.findByRole("link", { name: "Study now" })).toHaveAttribute("href", "/study");
    expect(cardOf("Cell biology")).toHaveTextContent(/^3 cards ?Private ?Cell biology ?3 new ?not started$/);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  test.each([
    ["a session elsewhere", "study", { entryId: "e1" }],
    ["a deck that changed", "put", { ...biology, cardCount: 9, revision: 2 }],
    ["a deck that was deleted", "remove", { id: 20 }],
  ])("follows %s", async (_what, event, data) => {
    skipWaits(refreshAfterMs);
    const { server } = await decksPage(aStudySummary({ counts: { due: 5 } }));
    await screen.findByRole("link", { name: "Study now (5)" });
    server.on({ [route]: aStudySummary({ counts: { due: 4 } }) });
    act(() => FakeEventSource.last.send(event, data));
    expect(await screen.findByRole("link", { name: "Study now (4)" })).toBeInTheDocument();
  });
});

test("the first event of the stream repeats no read, later ones do", async () => {
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now());
  const { server } = await decksPage(aStudySummary({ counts: { due: 5 } }));
  await screen.findByRole("link", { name: "Study now (5)" });
  stopClock();
  const { last: stream } = FakeEventSource;
  act(() => stream.begin());
  await pass(refreshAfterMs);
  await settle();
  expect(server.to(route)).toHaveLength(1);
  act(() => stream.send("study", { entryId: null }));
  act(() => stream.send("study", { entryId: null }));
  await pass(refreshAfterMs);
  await arrival(() => expect(server.to(route)).toHaveLength(2));
  await settle();
  expect(server.to(route)).toHaveLength(2);
  vi.useRealTimers();
  now.mockRestore();
});

test("an event directly after the stream's first one repeats the reads", async () => {
  const { server } = await decksPage(aStudySummary({ counts: { due: 5 } }));
  await screen.findByRole("link", { name: "Study now (5)" });
  const { last: stream } = FakeEventSource;
  stopClock();
  act(() => stream.begin());
  act(() => stream.send("study", { entryId: "e1" }));
  await pass(refreshAfterMs);
  await arrival(() => expect(server.to(route)).toHaveLength(2));
});

test("reads from before a late beginning of the stream are repeated", async () => {
  const { server } = await decksPage(aStudySummary({ counts: { due: 5 } }));
  await screen.findByRole("link", { name: "Study now (5)" });
  stopClock();
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + opensWithinMs);
  act(() => FakeEventSource.last.begin());
  now.mockRestore();
  await pass(refreshAfterMs);
  await arrival(() => expect(server.to(route)).toHaveLength(2));
});

test("answers of an earlier visit, which are sent while the page and its stream begin, are included everywhere", async () => {
  skipWaits(refreshAfterMs);
  localStorage.setItem("recollect:study:entry:mira:a", JSON.stringify({ entry: anEntry("a"), offsetMs: 0 }));
  const sent = later();
  const server = fakeServer({ ...signedInAs(aUser()), [route]: aStudySummary(), "POST /api/study/entries": () => sent.reply });
  renderApp("/decks");
  await waitFor(() => expect(server.to("GET /api/study/today")).toHaveLength(1));
  const stream = await theDecksStream();
  act(() => stream.send("snapshot", [biology]));
  await act(async () => sent.give(anAppended({ accepted: ["a"] })));
  act(() => stream.begin());
  await waitFor(() => expect(server.to("GET /api/study/today")).toHaveLength(2));
});

test("beside it is a link to the student's progress", async () => {
  await decksPage(aStudySummary());
  expect(screen.getByRole("link", { name: "Progress" })).toHaveAttribute("href", "/progress");
});

test("the student's day follows this device: its time zone is sent if the server has another", async () => {
  const elsewhere = deviceTimeZone() === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";
  const server = fakeServer({
    ...signedInAs(aUser()),
    "GET /api/study/settings": { ...defaultStudySettings, timeZone: elsewhere },
    "PUT /api/study/time-zone": new AppError("study/unknown-time-zone"),
  });
  const toasts = recordToasts();
  renderApp("/decks");
  await waitFor(() => expect(server.to("PUT /api/study/time-zone")[0]?.body).toEqual({ timeZone: deviceTimeZone() }));
  expect(toasts).toEqual([]);
});

describe("'N due' on a deck's card", () => {
  test("counts due and learning cards, and opens the deck's session", async () => {
    await decksPage(
      aStudySummary({ decks: [aDeckToStudy({ deckId: 30, newCards: 7, learning: 2, due: 1010 }), aDeckToStudy({ deckId: 20 })] }),
    );
    const chip = await screen.findByRole("link", { name: "1,012 due in Cell biology" });
    expect(chip).toHaveTextContent(/^1,012 due$/);
    expect(chip).toHaveAttribute("href", "/30/learn/study");
    expect(within(cardOf("Cell biology")).getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Cell biology" }), chip]);
  });

  test("is not shown if nothing is due, with any number of new cards", async () => {
    await decksPage(aStudySummary({ counts: { newCards: 7 }, decks: [aDeckToStudy({ deckId: 20, newCards: 7 })] }));
    await screen.findByRole("link", { name: "Study now (7)" });
    expect(screen.queryByText(/ due$/)).not.toBeInTheDocument();
  });

  test("is the student's own tutorial's, not another's with the same id", async () => {
    const tutorial = aSummary({ id: 0, title: "Tutorial" });
    await decksPage(
      aStudySummary({ decks: [aDeckToStudy({ deckId: 0, due: 3 }), aDeckToStudy({ deckId: 0, owner: "official", due: 8 })] }),
      [tutorial],
    );
    expect(await screen.findByRole("link", { name: "3 due in Tutorial" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "8 due in Tutorial" })).not.toBeInTheDocument();
  });

  test("is separate from the card's own link", async () => {
    const { server, user, address } = await decksPage(aStudySummary({ decks: [aDeckToStudy({ deckId: 30, due: 1 })] }));
    await screen.findByRole("link", { name: "1 due in Cell biology" });
    server.on({ "GET /api/users/mira/decks/30": new AppError("deck/load-failed") });
    await user.click(screen.getByRole("link", { name: "Cell biology" }));
    expect(address()).toBe("/30");
  });
});
