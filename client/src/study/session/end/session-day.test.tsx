import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hourMs, minuteMs } from "@recollect/domain/time/units.ts";
import { figures, openSession, question, session, stillSession } from "../../../../test/a-session.ts";
import { aStudyServer, cardsOf } from "../../../../test/study/a-study-server.ts";
import { FakeEventSource, useFakeEventSource } from "../../../../test/fakes/fake-event-source.ts";
import { settle } from "../../../../test/still-clock.ts";

beforeEach(() => {
  useFakeEventSource();
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a student in another time zone than the server's setting gets the cards of that day", async () => {
  const study = aStudyServer({ settings: { timeZone: "Pacific/Auckland", isTimeZoneFixed: false } });
  const { server } = openSession(study);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  server.on({
    "PUT /api/study/time-zone": () => {
      study.state.cards = cardsOf(4);
      return (study.state.settings = { ...study.state.settings, timeZone });
    },
  });
  await screen.findByRole("button", { name: "Show answer" });
  await waitFor(() => expect(figures()).toBe("4 new, 0 learning, 0 due, 0 answered"));
  expect(server.to("PUT /api/study/time-zone").map(({ body }) => body)).toEqual([{ timeZone }]);
});

test("when the study day ends while the page is open, the new day's cards are read, and offered at the end", async () => {
  const study = aStudyServer({ cards: cardsOf(2), settings: { newPerDay: 0 } });
  const { server } = await stillSession(study);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Nothing to study right now");
  study.state.settings = { ...study.state.settings, newPerDay: 1 };
  const { dayEndsAt } = await study.routes["GET /api/study/queue"]({ search: new URLSearchParams() });
  // Without a first event, or when the stream falls silent, the page would ask again every 30 seconds.
  act(() => FakeEventSource.last.send("snapshot", []));
  const beating = setInterval(() => FakeEventSource.last.beat(), 10_000);
  onTestFinished(() => clearInterval(beating));
  await settle();
  const before = server.to("GET /api/study/queue").length;
  await act(() => vi.advanceTimersByTimeAsync(dayEndsAt - Date.now() - 1000));
  expect(server.to("GET /api/study/queue")).toHaveLength(before);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await settle();
  expect(server.to("GET /api/study/queue")).toHaveLength(before + 1);
  expect(screen.getByText("More cards are due.")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(hourMs));
  expect(server.to("GET /api/study/queue")).toHaveLength(before + 1);
});

test("a device whose clock is wrong by hours answers by the server's time", async () => {
  const study = aStudyServer();
  study.state.aheadMs = -5 * hourMs;
  const { user } = await session(study);
  await user.keyboard(" 2");
  await waitFor(() => expect(question()).toHaveTextContent("term b"));
  await waitFor(() => expect(study.state.log).toHaveLength(1));
  expect(Math.abs((study.state.log[0]?.at ?? 0) - (Date.now() - 5 * hourMs))).toBeLessThan(60_000);
});

test("the first answer after the device's clock was set back has the right time and duration", async () => {
  const study = aStudyServer();
  const [date, up] = [Date.now, performance.now.bind(performance)];
  let [passedMs, backMs] = [0, 0];
  vi.spyOn(Date, "now").mockImplementation(() => date() + passedMs - backMs);
  vi.spyOn(performance, "now").mockImplementation(() => up() + passedMs);
  const { user } = await session(study);
  await user.keyboard(" 2");
  await waitFor(() => expect(question()).toHaveTextContent("term b"));
  await waitFor(() => expect(study.state.log).toHaveLength(1));
  [passedMs, backMs] = [5 * minuteMs, 3 * hourMs];
  study.state.aheadMs = backMs;
  await user.keyboard(" 2");
  await waitFor(() => expect(study.state.log).toHaveLength(2));
  const [, second] = study.state.log;
  expect(Math.abs((second?.at ?? 0) - (date() + passedMs))).toBeLessThan(minuteMs);
  expect(second).toMatchObject({ kind: "answer" });
  expect((second as { tookMs: number }).tookMs).toBeGreaterThanOrEqual(5 * minuteMs);
});

test("a device whose clock is corrected in the middle of a session waits for a card no longer than its step", async () => {
  const study = aStudyServer({ cards: cardsOf(2), settings: { learningSteps: [30] } });
  const rightTime = Date.now;
  let wrongMs = hourMs;
  vi.spyOn(Date, "now").mockImplementation(() => rightTime() + wrongMs);
  study.state.aheadMs = -wrongMs;
  const { user } = await session(study);
  await user.keyboard(" 1");
  await waitFor(() => expect(question()).toHaveTextContent("term b"));
  await waitFor(() => expect(study.state.log).toHaveLength(1));
  [wrongMs, study.state.aheadMs] = [0, 0];
  await user.keyboard(" 1");
  expect(await screen.findByText(/in (29|30) minutes/)).toBeInTheDocument();
});
