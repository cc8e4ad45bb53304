import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { aProgress } from "../../test/study/a-study.ts";
import { anOutbox, outboxPlaceOf } from "../../test/study/an-outbox.ts";
import { fakeServer, later } from "../../test/fakes/fake-server.ts";
import { createQueryClient } from "../lib/requests/query-client.ts";
import { OutboxContext } from "./outbox/outbox-provider.tsx";
import type { Outbox } from "./outbox/outbox.ts";
import { useStudyProgress } from "./use-study-progress.ts";

const path = "GET /api/study/progress";

function progressWith(outbox: Outbox) {
  const server = fakeServer({ [path]: aProgress() });
  const { result } = renderHook(() => useStudyProgress(null), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>
        <OutboxContext value={outboxPlaceOf(outbox)}>{children}</OutboxContext>
      </QueryClientProvider>
    ),
  });
  return { server, result };
}

test("answers that are still on this device are sent first, so that they are counted", async () => {
  const { reply: sent, give: send } = later<void>();
  const { server, result } = progressWith(anOutbox({ holds: { waiting: 2 }, flush: () => sent }));
  await vi.waitFor(() => expect(result.current.isFetching).toBe(true));
  expect(server.to(path)).toEqual([]);
  send();
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(server.to(path)).toHaveLength(1);
});

test("without any the progress is read at once", async () => {
  const flush = vi.fn<Outbox["flush"]>().mockResolvedValue();
  const { result } = progressWith(anOutbox({ flush }));
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(flush).toHaveBeenCalledOnce();
});

test("answers that can't be sent do not block the reading", async () => {
  const flush = () => Promise.reject(new AppError("auth/network-request-failed"));
  const { result } = progressWith(anOutbox({ holds: { waiting: 2 }, flush }));
  await waitFor(() => expect(result.current.data).toBeDefined());
});
