import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { pass, settle, stopClock } from "../../test/still-clock.ts";
import { request } from "../lib/requests/http.ts";
import { createQueryClient } from "../lib/requests/query-client.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { refreshAfterMs } from "./use-refresh.ts";
import { deviceTimeZone, useTimeZone } from "./use-time-zone.ts";

const told = "PUT /api/study/time-zone";
const here = deviceTimeZone();
const elsewhere = here === "Asia/Tokyo" ? "Europe/Berlin" : "Asia/Tokyo";

function onADevice(known: Partial<StudySettings>, answer: object = { ...defaultStudySettings, timeZone: here }) {
  const settings = { ...defaultStudySettings, ...known };
  const server = fakeServer({ "GET /api/study/settings": settings, [told]: answer });
  const queryClient = createQueryClient();
  renderHook(() => useTimeZone(), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  return { server, queryClient };
}

test("the device's time zone is sent once, and the due cards are requested again", async () => {
  const { server, queryClient } = onADevice({ timeZone: elsewhere });
  queryClient.setQueryData(queryKeys.studySummary(), "of another day");
  // From now on the server has the zone.
  server.on({ [told]: () => (server.on({ "GET /api/study/settings": saved }), saved) });
  const saved = { ...defaultStudySettings, timeZone: here };
  await waitFor(() => expect(server.to(told).map(({ body }) => body)).toEqual([{ timeZone: here }]));
  await waitFor(() => expect(queryClient.getQueryState(queryKeys.studySummary())?.isInvalidated).toBe(true));
  await settle();
  expect(queryClient.getQueryData<StudySettings>(queryKeys.studySettings())?.timeZone).toBe(here);
  expect(server.to(told)).toHaveLength(1);
});

describe("what is due, once the zone was sent", () => {
  const summaries = "GET /api/study/summary";

  /** as a page that shows what is due */
  async function onAPage() {
    stopClock();
    const { server, queryClient } = onADevice({ timeZone: elsewhere });
    server.on({ [summaries]: {} });
    const queryFn = () => request("GET", "/api/study/summary");
    const shown = new QueryObserver(queryClient, { queryKey: queryKeys.studySummary(), queryFn });
    onTestFinished(shown.subscribe(() => {}));
    await pass(10);
    await settle();
    expect([server.to(told).length, server.to(summaries).length]).toEqual([1, 1]);
    server.on({ "GET /api/study/settings": { ...defaultStudySettings, timeZone: here } });
    return { server, queryClient };
  }

  test("is read again by itself", async () => {
    const { server } = await onAPage();
    await pass(2 * refreshAfterMs);
    await settle();
    expect(server.to(summaries)).toHaveLength(2);
  });

  test("is read at once again if it was still being read for the zone of before", async () => {
    stopClock();
    const { server, queryClient } = onADevice({ timeZone: elsewhere });
    const reads: ((what: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => reads.push(resolve));
    const shown = new QueryObserver(queryClient, { queryKey: queryKeys.studySummary(), queryFn });
    onTestFinished(shown.subscribe(() => {}));
    await pass(10);
    await settle();
    expect([server.to(told).length, reads.length]).toEqual([1, 2]);
    server.on({ "GET /api/study/settings": { ...defaultStudySettings, timeZone: here } });
    reads[0]?.("of the day of before");
    reads[1]?.("of today");
    await pass(2 * refreshAfterMs);
    await settle();
    expect([reads.length, shown.getCurrentResult().data]).toEqual([2, "of today"]);
  });

  test("is not read a second time after the server's event", async () => {
    const { server, queryClient } = await onAPage();
    await pass(refreshAfterMs);
    await act(() => queryClient.refetchQueries({ queryKey: queryKeys.study() }));
    await pass(refreshAfterMs);
    await settle();
    expect(server.to(summaries)).toHaveLength(2);
  });
});

test("nothing is sent if the server has it already", async () => {
  const { server } = onADevice({ timeZone: here });
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await settle();
  expect(server.to(told)).toEqual([]);
});

test("a time zone that the student chose stays on any device", async () => {
  const { server } = onADevice({ timeZone: elsewhere, isTimeZoneFixed: true });
  await waitFor(() => expect(server.requests).toHaveLength(1));
  await settle();
  expect(server.to(told)).toEqual([]);
});

test("a zone that could not be sent is sent when the settings are next read", async () => {
  const { server, queryClient } = onADevice({ timeZone: elsewhere }, new AppError("database/network-error"));
  await waitFor(() => expect(server.to(told)).toHaveLength(1));
  await settle();
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.studySettings() }));
  await waitFor(() => expect(server.to(told)).toHaveLength(2));
});
