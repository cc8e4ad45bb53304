import { act, renderHook, waitFor } from "@testing-library/react";
import "fake-indexeddb/auto";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { advance, pick, startChoiceRun, type ChoiceRun } from "@recollect/domain/practice/multiple-choice.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { keepOnDevice } from "../../../test/a-kept-device.ts";
import { aQuestion } from "../../../test/a-test.ts";
import { fakeServer } from "../../../test/fakes/fake-server.ts";
import { waitingEnds, waitingTests } from "../offline/finished-tests.ts";
import { announceSent } from "../offline/sent-tests.ts";
import { isOver, useCountedRun } from "./use-counted-run.ts";

const path = "POST /api/practice/results";
const begun = startChoiceRun([aQuestion("a"), aQuestion("b")], "run", "t1");
const first = advance(pick(begun, begun.questions[0]!.answer));
const answered = pick(first, first.questions[1]!.answer);
const finished = advance(answered);

function shown(run: ChoiceRun, choice = "x") {
  const parts = {
    uid: "mira",
    named: (now: ChoiceRun) => ({ kind: "multiple-choice" as const, run: now }),
    picksOf: ({ picks }: ChoiceRun) => picks.map(() => ({ cardId: "a", choice })),
    next: advance,
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const { result, unmount } = renderHook(() => useCountedRun(7, run, parts), { wrapper });
  return { unmount, keeping: () => result.current };
}

const leavePage = () => act(() => void window.dispatchEvent(new Event("pagehide")));

test("a result is sent so that it arrives even if the page is closed, unless it is longer than browsers send then", async () => {
  const server = fakeServer({ [path]: {} });
  const { keeping } = shown(finished);
  await waitFor(() => expect(isOver(finished, keeping())).toBe(true));
  shown(finished, "x".repeat(20_000));
  await waitFor(() => expect(server.to(path).map(({ outlivesPage }) => outlivesPage)).toEqual([true, false]));
});

test.each([
  ["the page is closed", leavePage],
  ["the student goes elsewhere", (unmount: () => void) => unmount()],
])("a test whose last question is answered is counted when %s before the results", async (_, leave) => {
  const server = fakeServer({ [path]: {} });
  const { unmount } = shown(answered);
  expect(server.to(path)).toEqual([]);
  leave(unmount);
  await waitFor(() => expect(server.to(path)).toMatchObject([{ outlivesPage: true, body: { deckId: 7, testId: "t1" } }]));
});

test("an unfinished test is not ended by leaving it, and an ended one is not sent twice", async () => {
  const server = fakeServer({ [path]: {} });
  for (const run of [begun, first]) shown(run).unmount();
  expect(server.to(path)).toEqual([]);
  const { unmount, keeping } = shown(finished);
  await waitFor(() => expect(keeping().state).toBe("kept"));
  leavePage();
  unmount();
  expect(server.to(path)).toHaveLength(1);
});

test("a result whose test was deleted is not retried, and removed from the device", async () => {
  const server = fakeServer({ [path]: new AppError("practice/test-not-found") });
  const { keeping } = shown(finished);
  await waitFor(() => expect(keeping()).toEqual({ state: "gone" }));
  expect(isOver(finished, keeping())).toBe(true);
  expect(server.to(path)).toHaveLength(1);
});

test("a run without questions is not counted, with any end", () => {
  const server = fakeServer({ [path]: {} });
  const none = startChoiceRun([], "run", "t1");
  const { unmount, keeping } = shown(none);
  expect(keeping()).toEqual({ state: "not begun" });
  unmount();
  shown({ ...none, isFinished: true });
  expect(server.to(path)).toEqual([]);
});

test("a run stays on the device until the server has its result", async () => {
  const server = fakeServer({ [path]: new AppError("database/network-error") });
  const { keeping } = shown(finished);
  expect(isOver(finished, keeping())).toBe(false);
  await waitFor(() => expect(keeping().state).toBe("failed"));
  expect(isOver(finished, keeping())).toBe(false);
  server.on({ [path]: {} });
  act(() => (keeping() as { retry: () => void }).retry());
  await waitFor(() => expect(isOver(finished, keeping())).toBe(true));
  expect(isOver({ ...finished, testId: null }, { state: "not begun" })).toBe(true);
});

describe("without a network, on a device that keeps what is needed then", () => {
  const noNetwork = { [path]: new AppError("database/network-error") };
  const tests = async () => (await waitingTests.all("mira")).map(([, { test: taken }]) => taken);
  let stopKeeping = () => {};
  const keep = () => (stopKeeping = keepOnDevice());
  afterEach(async () => {
    stopKeeping();
    await Promise.all([waitingTests.forget("mira"), waitingEnds.forget("mira")]);
  });

  test("a test that was made here waits with its result until it is sent", async () => {
    keep();
    fakeServer(noNetwork);
    const ofDevice = { ...finished, testId: null };
    const { keeping } = shown(ofDevice);
    expect(isOver(ofDevice, keeping())).toBe(false);
    await waitFor(() => expect(keeping()).toEqual({ state: "waiting" }));
    expect(isOver(ofDevice, keeping())).toBe(true);
    expect(await tests()).toMatchObject([{ id: "run", kind: "multiple-choice", size: 2, correct: 2, answered: 2 }]);
    act(() => announceSent("run"));
    expect(keeping()).toEqual({ state: "kept" });
  });

  test("the end of a test that the server began waits with its choices", async () => {
    keep();
    fakeServer(noNetwork);
    const { keeping } = shown(finished);
    await waitFor(() => expect(keeping()).toEqual({ state: "waiting" }));
    expect((await waitingEnds.all("mira")).map(([, end]) => end)).toMatchObject([{ deckId: 7, testId: "t1", picks: [{}, {}] }]);
    expect(await tests()).toEqual([]);
    act(() => announceSent("t1"));
    expect(keeping()).toEqual({ state: "kept" });
  });

  test("a test that is left after its last answer waits too, and one that is not at its end does not", async () => {
    keep();
    fakeServer(noNetwork);
    shown({ ...first, id: "half", testId: null }).unmount();
    shown({ ...answered, testId: null }).unmount();
    await waitFor(async () => expect((await tests()).map(({ id }) => id)).toEqual(["run"]));
  });

  test("where the device keeps nothing, nothing waits", async () => {
    fakeServer(noNetwork);
    const { keeping } = shown({ ...finished, testId: null });
    await waitFor(() => expect(keeping()).toEqual({ state: "not begun" }));
    expect(await tests()).toEqual([]);
  });
});
