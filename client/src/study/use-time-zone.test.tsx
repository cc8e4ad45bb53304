import { defaultStudySettings, type StudySettings } from "@recollect/domain/study/settings.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fakes/fake-server.ts";
import { settle } from "../../test/still-clock.ts";
import { createQueryClient } from "../lib/requests/query-client.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
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
