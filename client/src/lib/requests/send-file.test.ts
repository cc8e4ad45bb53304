import { expect, test, vi } from "vitest";
import { fakeSendings, type FakeSending } from "../../../test/fakes/fake-sending.ts";
import { addressOf } from "./address.ts";
import { beginSession, isAbort, onSessionOver } from "./http.ts";
import { sendFile } from "./send-file.ts";

function aSending(signal?: AbortSignal): { sending: FakeSending; answer: Promise<unknown> } {
  vi.useFakeTimers();
  const sendings = fakeSendings();
  const answer = sendFile(addressOf("POST", "/api/media"), new Blob(["abc"]), "image/png", { signal }).catch((failure: unknown) => failure);
  const [sending] = sendings;
  if (!sending) throw new Error("Nothing was sent");
  return { sending, answer };
}

test("an upload without progress is given up, as without a network", async () => {
  const { sending, answer } = aSending();
  vi.advanceTimersByTime(59_000);
  sending.progress(1, 3);
  vi.advanceTimersByTime(59_000);
  expect(sending.isStopped).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(sending.isStopped).toBe(true);
  expect(await answer).toMatchObject({ code: "database/network-error" });
});

test("a server that has the whole file has minutes to process it", async () => {
  const { sending, answer } = aSending();
  sending.progress(3, 3);
  vi.advanceTimersByTime(299_000);
  expect(sending.isStopped).toBe(false);
  sending.answer(201, { hash: "h" });
  expect(await answer).toEqual({ hash: "h" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a file that is refused without a session reports its end, but not once another has begun", async () => {
  const onSessionEnd = vi.fn<() => void>();
  const stop = onSessionOver(onSessionEnd);
  const late = aSending();
  beginSession();
  late.sending.answer(401, null);
  expect(await late.answer).toMatchObject({ code: "auth/required" });
  expect(onSessionEnd).not.toHaveBeenCalled();
  const own = aSending();
  own.sending.answer(401, null);
  expect(await own.answer).toMatchObject({ code: "auth/required" });
  expect(onSessionEnd).toHaveBeenCalledTimes(1);
  stop();
});

test("a file that is cancelled is no error", async () => {
  const own = new AbortController();
  const { answer } = aSending(own.signal);
  own.abort();
  expect(isAbort(await answer)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
