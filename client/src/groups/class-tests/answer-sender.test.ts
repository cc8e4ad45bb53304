import { AppError } from "@recollect/domain/errors/app-error.ts";
import { expect, test } from "vitest";

import { createAnswerSender, type AnswerStanding, type StudentStanding } from "./answer-sender.ts";

/** A sender whose requests end when the test says so; waiting for a network takes no time. */
function aSender() {
  const requests: { question: number; answer: string; end: (failure?: Error) => void }[] = [];
  const standings: Record<number, AnswerStanding> = {};
  const refusals: string[] = [];
  const student = { standing: "here" as StudentStanding };
  const sender = createAnswerSender({
    send: (question, answer) =>
      new Promise<void>((resolve, reject) => {
        requests.push({ question, answer, end: (failure) => (failure === undefined ? resolve() : reject(failure)) });
      }),
    student: () => student.standing,
    onUnseenRefusal: ({ code }) => refusals.push(`unseen ${code}`),
    wait: async () => undefined,
  });
  const hide = sender.showOn({
    onChange: (all) => Object.assign(standings, Object.fromEntries(all)),
    onRefusal: ({ code }) => refusals.push(code),
  });
  const next = async (at: number) => {
    for (let turn = 0; turn < 100 && requests.length <= at; turn++) await Promise.resolve();
    return requests[at]!;
  };
  return { sender, hide, student, requests, standings, refusals, next };
}

test("answers are sent one after the other, and the last one of a question counts", async () => {
  const { sender, requests, standings, next } = aSender();
  sender.put(0, "a");
  sender.put(1, "b");
  sender.put(1, "c");
  expect(requests).toHaveLength(1);
  (await next(0)).end();
  expect(await next(1)).toMatchObject({ question: 1, answer: "c" });
  sender.put(1, "d");
  (await next(1)).end();
  expect(await next(2)).toMatchObject({ question: 1, answer: "d" });
  (await next(2)).end();
  expect(await sender.settled()).toBe(true);
  expect([requests.length, standings]).toEqual([3, { 0: "stored", 1: "stored" }]);
});

test("an answer without a network is sent again until it is stored", async () => {
  const { sender, requests, standings, refusals, next } = aSender();
  sender.put(0, "a");
  (await next(0)).end(new AppError("auth/network-request-failed"));
  await next(1);
  expect(standings[0]).toBe("waiting");
  (await next(1)).end(new AppError());
  (await next(2)).end();
  expect(await sender.settled()).toBe(true);
  expect([requests.map(({ answer }) => answer), refusals, standings[0]]).toEqual([["a", "a", "a"], [], "stored"]);
});

test("who waits for all to be stored learns with the next attempt that there is no network, and the answer is sent again all the same", async () => {
  const { sender, requests, next } = aSender();
  sender.put(0, "a");
  const settled = sender.settled();
  (await next(0)).end(new AppError("auth/network-request-failed"));
  expect(await settled).toBe(false);
  (await next(1)).end();
  expect(await sender.settled()).toBe(true);
  expect(requests.map(({ answer }) => answer)).toEqual(["a", "a"]);
});

test("while its student is signed out nothing is sent, and nothing ever in the name of another one", async () => {
  const { sender, student, requests, standings, next } = aSender();
  student.standing = "away";
  sender.put(0, "a");
  expect(await sender.settled()).toBe(false);
  expect([requests.length, standings[0]]).toEqual([0, "waiting"]);
  student.standing = "here";
  (await next(0)).end(new AppError("auth/required"));
  student.standing = "replaced";
  expect(await sender.settled()).toBe(false);
  expect(await sender.settled()).toBe(false);
  sender.put(0, "b");
  expect(requests).toHaveLength(1);
});

test("after a refusal nothing is sent any more, and what is not stored is known", async () => {
  const { sender, hide, requests, standings, refusals, next } = aSender();
  sender.put(0, "a");
  sender.put(1, "b");
  (await next(0)).end(new AppError("class-test/time-over"));
  expect(await sender.settled()).toBe(false);
  sender.put(2, "c");
  expect([requests.length, refusals, standings[0]]).toEqual([1, ["class-test/time-over"], "refused"]);
  hide();
  expect(refusals.at(-1)).toBe("unseen class-test/time-over");
});

test("a paper that is shown again learns how the answers stand, and what is not stored", async () => {
  const { sender, hide, requests, standings, next } = aSender();
  sender.put(0, "a");
  hide();
  sender.put(1, "b");
  expect([[...sender.unsent()], standings]).toEqual([
    [
      [0, "a"],
      [1, "b"],
    ],
    { 0: "sending" },
  ]);
  const seen: Record<number, AnswerStanding> = {};
  sender.showOn({ onChange: (all) => Object.assign(seen, Object.fromEntries(all)), onRefusal: () => {} });
  expect(seen).toEqual({ 0: "sending", 1: "sending" });
  (await next(0)).end();
  (await next(1)).end();
  expect(await sender.settled()).toBe(true);
  expect([requests.length, sender.unsent().size, seen]).toEqual([2, 0, { 0: "stored", 1: "stored" }]);
});
