import { AppError } from "@recollect/domain/errors/app-error.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aStudySummary } from "../../test/study/a-study-summary.ts";
import { anOutbox, outboxPlaceOf } from "../../test/study/an-outbox.ts";
import { fakeServer, later } from "../../test/fakes/fake-server.ts";
import { pass, settle, stopClock } from "../../test/still-clock.ts";
import { createQueryClient } from "../lib/requests/query-client.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { OutboxContext } from "./outbox/outbox-provider.tsx";
import type { Outbox } from "./outbox/outbox.ts";
import { refreshAfterMs } from "./use-refresh.ts";
import { turnoverSlackMs, useStudySummary } from "./use-study-summary.ts";

const route = "GET /api/study/summary";

afterEach(() => {
  vi.useRealTimers();
});

function summing(answer: object, outbox: Outbox = anOutbox()) {
  const server = fakeServer({ [route]: answer });
  const queryClient = createQueryClient();
  const hook = () =>
    renderHook(() => useStudySummary(null), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>
          <OutboxContext value={outboxPlaceOf(outbox)}>{children}</OutboxContext>
        </QueryClientProvider>
      ),
    });
  return { server, queryClient, hook, asked: () => server.to(route).length };
}

test("the summary is unknown until it is read, and the outbox gets the server's time from it", async () => {
  const outbox = anOutbox();
  const summary = aStudySummary({ counts: { due: 3 } });
  const { result } = summing(summary, outbox).hook();
  expect(result.current).toMatchObject({ summary: undefined, isMissing: false });
  await waitFor(() => expect(result.current.summary).toEqual(summary));
  expect(outbox.learnTime).toHaveBeenCalledWith(summary.now);
});

test("the icon of the installed app shows how many cards of all decks are to be studied", async () => {
  const setAppBadge = vi.fn<() => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { setAppBadge }));
  const { result } = summing(aStudySummary({ counts: { newCards: 4, learning: 2, due: 3 } })).hook();
  await waitFor(() => expect(result.current.summary).toBeDefined());
  expect(setAppBadge).toHaveBeenCalledWith(9);
  vi.unstubAllGlobals();
});

test("answers that are still on the device are sent before the server counts", async () => {
  const sent = later<void>();
  const { hook, asked } = summing(aStudySummary(), anOutbox({ holds: { waiting: 2 }, flush: () => sent.reply }));
  const { result } = hook();
  await settle();
  expect(asked()).toBe(0);
  await act(async () => sent.give());
  await waitFor(() => expect(result.current.summary).toBeDefined());
});

test("answers that can't be sent don't block the summary", async () => {
  const flush = () => Promise.reject(new AppError("database/network-error"));
  const { result } = summing(aStudySummary(), anOutbox({ holds: { waiting: 2, cutOff: "network" }, flush })).hook();
  await waitFor(() => expect(result.current.summary).toBeDefined());
});

test("a summary that can't be read is missing", async () => {
  const { result } = summing(new AppError("deck/not-found")).hook();
  await waitFor(() => expect(result.current).toMatchObject({ summary: undefined, isMissing: true }));
});

test("one that was read stays when a later read fails", async () => {
  const summary = aStudySummary({ counts: { due: 3 } });
  const { server, queryClient, hook, asked } = summing(summary);
  const { result } = hook();
  await waitFor(() => expect(result.current.summary).toEqual(summary));
  server.on({ [route]: new AppError("deck/not-found") });
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.study() }));
  expect(asked()).toBe(2);
  expect(result.current).toMatchObject({ summary, isMissing: false });
});

test("it is read again half a second after the first event of a change, once for a whole burst", async () => {
  stopClock();
  const { hook, asked } = summing(aStudySummary());
  const { result } = hook();
  await settle();
  act(() => result.current.refresh());
  await pass(refreshAfterMs - 1);
  act(() => result.current.refresh());
  expect(asked()).toBe(1);
  await pass(1);
  await settle();
  expect(asked()).toBe(2);
  await pass(10 * refreshAfterMs);
  expect(asked()).toBe(2);
});

test("events at the moment of leaving are applied when the student returns", async () => {
  const { hook, asked } = summing(aStudySummary());
  const { result, unmount } = hook();
  await waitFor(() => expect(result.current.summary).toBeDefined());
  result.current.refresh();
  unmount();
  hook();
  await waitFor(() => expect(asked()).toBe(2));
});

test("it is read again when the study day ends, by the server's clock, and so is the day", async () => {
  stopClock();
  const now = 1_800_000_000_000;
  const { queryClient, hook, asked } = summing(aStudySummary({ now, dayEndsAt: now + 60_000 }));
  const day = queryKeys.studyToday();
  queryClient.setQueryData(day, {});
  hook();
  await settle();
  await pass(60_000 + turnoverSlackMs - 1);
  expect(asked()).toBe(1);
  expect(queryClient.getQueryState(day)?.isInvalidated).toBe(false);
  await pass(1 + refreshAfterMs);
  await settle();
  expect(asked()).toBe(2);
  expect(queryClient.getQueryState(day)?.isInvalidated).toBe(true);
});

test("it is read again when the window is focused again", async () => {
  const { queryClient, hook, asked } = summing(aStudySummary());
  const { result } = hook();
  await waitFor(() => expect(result.current.summary).toBeDefined());
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.studySummary(), refetchType: "none" }));
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await waitFor(() => expect(asked()).toBe(2));
});
