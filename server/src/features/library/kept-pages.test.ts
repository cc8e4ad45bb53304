import { expect, test, vi } from "vitest";

import { createKeptPages, createStateReader } from "./kept-pages.ts";

/** A page cache, a state that the test sets, and a mock that makes pages. */
function aKeeper() {
  const database = { state: "0" };
  const kept = createKeptPages(async () => database.state);
  const make = vi.fn<(text: string) => Promise<string>>(async (text) => text);
  const ask = (key: string, text = key, waitsFor = "") => kept.page(key, () => make(text), { waitsFor });
  return { database, ask, make, forget: kept.forget };
}

test("a page is read once while nothing changes, and again after a change", async () => {
  const { database, ask, make } = aKeeper();
  expect([await ask("newest", "a"), await ask("newest", "b"), await ask("oldest", "c")]).toEqual(["a", "a", "c"]);
  expect(make).toHaveBeenCalledTimes(2);
  database.state = "1";
  expect([await ask("newest", "b"), await ask("newest", "d")]).toEqual(["b", "b"]);
});

test("concurrent requests for a page read it once", async () => {
  const { ask, make } = aKeeper();
  expect(await Promise.all([ask("newest"), ask("newest"), ask("newest")])).toEqual(["newest", "newest", "newest"]);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a page whose sender waits for a turn does not delay others, who read it separately", async () => {
  const { ask, make } = aKeeper();
  const late = Promise.withResolvers<string>();
  make.mockReturnValueOnce(late.promise);
  const waiting = [ask("newest", "", "mallory"), ask("newest", "", "mallory")];
  expect(await ask("newest", "now", "ada")).toBe("now");
  expect(await ask("newest", "later", "bob")).toBe("now");
  late.resolve("late");
  expect(await Promise.all(waiting)).toEqual(["late", "late"]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("reading a page is aborted once all who asked for it have left, and the next request reads it again", async () => {
  const kept = createKeptPages(async () => "0");
  const readings: AbortSignal[] = [];
  const endless = (signal: AbortSignal) => {
    readings.push(signal);
    return new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(new Error("given up"))));
  };
  const [one, two] = [new AbortController(), new AbortController()];
  const asked = [one, two].map(({ signal }) => kept.page("slow", endless, { waitsFor: "mallory", signal }));
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  one.abort(new Error("one left"));
  await expect(asked[0]).rejects.toThrow("one left");
  expect(readings[0]?.aborted).toBe(false);
  two.abort(new Error("two left"));
  const next = kept.page("slow", async () => "read again", { waitsFor: "mallory" });
  await expect(asked[1]).rejects.toThrow("two left");
  expect(readings[0]?.aborted).toBe(true);
  expect(await next).toBe("read again");
});

test("a page that could not be read is read again by the next request", async () => {
  const { ask, make } = aKeeper();
  make.mockRejectedValueOnce(new Error("the disk is gone"));
  await expect(ask("newest")).rejects.toThrow("the disk is gone");
  expect(await ask("newest")).toBe("newest");
});

test("a page that was begun before a change is not returned to later requests", async () => {
  const { database, ask, make } = aKeeper();
  const slow = Promise.withResolvers<string>();
  make.mockReturnValueOnce(slow.promise);
  const before = ask("newest");
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
  database.state = "1";
  expect(await ask("newest", "now")).toBe("now");
  slow.resolve("then");
  expect([await before, await ask("newest", "later")]).toEqual(["then", "now"]);
});

test("a state that comes again after another one finds no page that was read before", async () => {
  const { database, ask } = aKeeper();
  database.state = "2";
  await ask("newest", "of two");
  database.state = "1";
  expect([await ask("newest", "of one"), await ask("newest", "again")]).toEqual(["of one", "of one"]);
  database.state = "2";
  expect(await ask("newest", "of another two")).toBe("of another two");
});

test("a page that was being read as the state changed is not cached, although the state comes back", async () => {
  const { database, ask, make } = aKeeper();
  const slow = Promise.withResolvers<string>();
  make.mockReturnValueOnce(slow.promise);
  const reading = ask("newest");
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
  database.state = "1";
  slow.resolve("of the change that gets lost");
  await reading;
  database.state = "0";
  expect(await ask("newest", "as it is")).toBe("as it is");
});

test("after a gap every page is read again, also one that was being read", async () => {
  const { ask, make, forget } = aKeeper();
  await ask("newest", "before");
  const slow = Promise.withResolvers<string>();
  make.mockReturnValueOnce(slow.promise);
  const reading = ask("oldest");
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  forget();
  expect([await ask("newest", "after"), await ask("oldest", "after")]).toEqual(["after", "after"]);
  slow.resolve("before");
  expect([await reading, await ask("oldest", "later")]).toEqual(["before", "after"]);
});

test("at most four million characters are cached, and the least recently used page is dropped", async () => {
  const { ask } = aKeeper();
  const long = "x".repeat(1_500_000);
  for (const key of ["a", "b"]) await ask(key, key + long);
  await ask("a", "read again");
  await ask("c", `c${long}`);
  const firstLetters = [];
  for (const key of ["a", "c", "b"]) firstLetters.push((await ask(key, "read again")).slice(0, 1));
  expect(firstLetters).toEqual(["a", "c", "r"]);
});

test("one query answers all who asked before it began, and none who asked after", async () => {
  const questions: PromiseWithResolvers<string>[] = [];
  const state = createStateReader(() => {
    questions.push(Promise.withResolvers<string>());
    return questions.at(-1)!.promise;
  });
  const first = state();
  const meanwhile = [state(), state()];
  expect(questions).toHaveLength(1);
  questions[0]!.resolve("1");
  expect(await first).toBe("1");
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]!.resolve("2");
  expect(await Promise.all(meanwhile)).toEqual(["2", "2"]);
});

test("a failed query is followed by another", async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("the disk is gone")).mockResolvedValue("7");
  const state = createStateReader(read);
  const [first, second] = [state(), state()];
  await expect(first).rejects.toThrow("the disk is gone");
  expect([await second, await state()]).toEqual(["7", "7"]);
});
