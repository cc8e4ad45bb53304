import { AppError } from "@recollect/domain/errors/failure.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerFromDevice, isDeviceCopy, onLateReply, replyOrCopy, withServerNumbers } from "./device-replies.ts";
import { answeringFrom, deviceCopy, forgetAllCopies, onServerBack, patienceMs, type KeptReplies } from "./shown-copies.ts";

const path = "/api/users/:uid";
const noNetwork = () => Promise.reject(new AppError("database/network-error"));
const never = () => new Promise<unknown>(() => {});

/** A device that keeps this copy. */
function aDevice(copy: { reply: unknown; asOf: number } | null = { reply: "copy", asOf: 5 }) {
  const device = {
    owner: vi.fn<KeptReplies["owner"]>(() => "ada"),
    isKept: () => true,
    find: vi.fn<KeptReplies["find"]>(async () => copy),
    keep: vi.fn<KeptReplies["keep"]>(),
    refused: vi.fn<KeptReplies["refused"]>(),
    keepChange: vi.fn<KeptReplies["keepChange"]>(),
    numbered: <Options>(options: Options) => Promise.resolve(options),
  };
  answerFromDevice(Promise.resolve(answeringFrom(device)));
  return device;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  answerFromDevice(null);
  forgetAllCopies();
  vi.useRealTimers();
});

describe("a request about a deck that was made on this device", () => {
  const temporary = 2 ** 52 + 5;
  const sendWith = vi.fn<(options: object) => Promise<string>>(async () => "sent");

  test.each([
    ["in its address", { params: { uid: "ada", id: temporary } }],
    ["in its query", { query: { deckId: temporary, tag: null } }],
    ["in its body", { body: { deckId: temporary } }],
    ["in a list", { body: { decks: [7, temporary] } }],
  ])("is sent with the server's number, if it names the deck %s", async (_where, options) => {
    const numbered = <Options>(given: Options) => Promise.resolve({ ...given, isNumbered: true });
    answerFromDevice(Promise.resolve(answeringFrom({ ...aDevice(), numbered })));
    expect(await withServerNumbers(options, sendWith)).toBe("sent");
    expect(sendWith).toHaveBeenLastCalledWith({ ...options, isNumbered: true });
  });

  test("any other is sent at once, also before the device's code is loaded", () => {
    answerFromDevice(new Promise(() => {}));
    for (const options of [{}, { params: { id: 7 }, query: { deckId: null }, body: { cards: [], title: "a" } }, { body: [1] }]) {
      void withServerNumbers(options, sendWith);
      expect(sendWith).toHaveBeenLastCalledWith(options);
    }
  });
});

describe("a read that does not reach the server", () => {
  test("has the device's copy, and the screens can say as of when", async () => {
    aDevice();
    expect(await replyOrCopy(path, {}, noNetwork)).toBe("copy");
    expect(deviceCopy.get()).toBe(5);
  });

  test("has the copy after three seconds, if the network is there but carries nothing", async () => {
    aDevice();
    const reading = replyOrCopy(path, {}, never);
    let reply: unknown;
    void reading.then((value) => (reply = value));
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(reply).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect([reply, deviceCopy.get(), deviceCopy.isSlow()]).toEqual(["copy", 5, true]);
  });

  test("counts as slow only until it is known that the server can't be reached, and as offline beside a read that has failed", async () => {
    aDevice();
    let fail: (failure: Error) => void = () => {};
    const read = () => new Promise<unknown>((_answer, refuse) => (fail = refuse));
    void replyOrCopy(path, {}, read);
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(deviceCopy.isSlow()).toBe(true);
    fail(new AppError("database/network-error"));
    await vi.advanceTimersByTimeAsync(0);
    expect([deviceCopy.get(), deviceCopy.isSlow()]).toEqual([5, false]);
    forgetAllCopies();
    aDevice();
    void replyOrCopy(path, {}, never);
    await vi.advanceTimersByTimeAsync(patienceMs);
    await replyOrCopy("/api/study/today", {}, noNetwork);
    expect(deviceCopy.isSlow()).toBe(false);
  });

  test("counts as offline where the browser says so", async () => {
    aDevice();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    void replyOrCopy(path, {}, never);
    await vi.advanceTimersByTimeAsync(patienceMs);
    vi.restoreAllMocks();
    expect([deviceCopy.get(), deviceCopy.isSlow()]).toEqual([5, false]);
  });

  test("fails as before where the device has no copy, keeps none of the kind, or its storage fails", async () => {
    const device = aDevice(null);
    await expect(replyOrCopy(path, {}, noNetwork)).rejects.toMatchObject({ code: "database/network-error" });
    device.find.mockRejectedValue(new Error("The browser's storage failed."));
    await expect(replyOrCopy(path, {}, noNetwork)).rejects.toMatchObject({ code: "database/network-error" });
    device.isKept = () => false;
    device.find.mockResolvedValue({ reply: "copy", asOf: 5 });
    await expect(replyOrCopy(path, {}, noNetwork)).rejects.toMatchObject({ code: "database/network-error" });
    expect(deviceCopy.get()).toBeNull();
  });

  test("fails as before in a browser that keeps nothing", async () => {
    await expect(replyOrCopy(path, {}, noNetwork)).rejects.toMatchObject({ code: "database/network-error" });
  });

  test("counts a proxy's answer for a server that is away as none", async () => {
    aDevice();
    expect(await replyOrCopy(path, {}, () => Promise.reject(new AppError("api/service-unavailable")))).toBe("copy");
  });
});

test("a device whose code can't be loaded is as one that keeps nothing", async () => {
  answerFromDevice(Promise.reject(new TypeError("Failed to fetch")));
  expect(await replyOrCopy(path, {}, async () => "reply")).toBe("reply");
  await expect(replyOrCopy(path, {}, noNetwork)).rejects.toMatchObject({ code: "database/network-error" });
});

test("a refusal is an answer: no copy replaces it", async () => {
  const device = aDevice();
  await expect(replyOrCopy(path, {}, () => Promise.reject(new AppError("deck/not-found")))).rejects.toMatchObject({
    code: "deck/not-found",
  });
  expect([device.find.mock.calls, deviceCopy.get()]).toEqual([[], null]);
});

test("the server's reply is kept, and ends what the screens say", async () => {
  const device = aDevice();
  await replyOrCopy(path, { params: { uid: "ada" } }, noNetwork);
  expect(await replyOrCopy(path, { params: { uid: "ada" } }, async () => "new")).toBe("new");
  expect([device.keep.mock.calls, deviceCopy.get()]).toEqual([[[path, { params: { uid: "ada" } }, "new"]], null]);
});

test("a reply that comes after the copy was shown is kept too, and announced; one in time is not", async () => {
  const device = aDevice();
  const onLate = vi.fn<(path: string, reply: unknown) => void>();
  const stop = onLateReply(onLate);
  await replyOrCopy(path, {}, async () => "in time");
  device.keep.mockClear();
  let give: (reply: unknown) => void = () => {};
  const reading = replyOrCopy(path, {}, () => new Promise((resolve) => (give = resolve)));
  await vi.advanceTimersByTimeAsync(patienceMs);
  expect(await reading).toBe("copy");
  give("late");
  await vi.advanceTimersByTimeAsync(0);
  // The copy is still on the screen.
  expect([device.keep.mock.calls[0]?.[2], deviceCopy.get()]).toEqual(["late", 5]);
  expect(onLate.mock.calls).toEqual([[path, "late"]]);
  stop();
});

test("a reply that comes after another student has signed in, in this tab or another, is not kept", async () => {
  const device = aDevice();
  let give: (reply: unknown) => void = () => {};
  const reading = replyOrCopy("/api/study/today", {}, () => new Promise((resolve) => (give = resolve)));
  await vi.advanceTimersByTimeAsync(0);
  device.owner.mockReturnValue("bob");
  give("ada's day");
  expect(await reading).toBe("ada's day");
  expect(device.keep).not.toHaveBeenCalled();
});

describe("the server's reply to another read", () => {
  const other = "/api/notices";

  test("does not end what the screens say: they still show the copy, and it is time to read it again", async () => {
    aDevice();
    const onBack = vi.fn<(forgetOldCopies: () => void) => void>();
    const stop = onServerBack(onBack);
    await replyOrCopy(path, {}, noNetwork);
    await replyOrCopy(other, {}, async () => []);
    expect([deviceCopy.get(), onBack.mock.calls.length]).toEqual([5, 1]);
    await replyOrCopy(path, {}, async () => "new");
    await replyOrCopy(other, {}, async () => []);
    expect([deviceCopy.get(), onBack.mock.calls.length]).toEqual([null, 1]);
    stop();
  });

  test("makes the screens forget the copies of those that were left, and no copy that was shown meanwhile", async () => {
    const device = aDevice();
    let forget = () => {};
    const stop = onServerBack((forgetOldCopies) => (forget = forgetOldCopies));
    await replyOrCopy(path, {}, noNetwork);
    await replyOrCopy(other, {}, async () => []);
    device.find.mockResolvedValue({ reply: "newer copy", asOf: 9 });
    await replyOrCopy("/api/study/today", {}, noNetwork);
    forget();
    expect(deviceCopy.get()).toBe(9);
    stop();
  });
});

test("a reply says by itself whether it is the device's", async () => {
  const [copy, reply] = [{ now: 1 }, { now: 2 }];
  aDevice({ reply: copy, asOf: 5 });
  await replyOrCopy(path, {}, noNetwork);
  await replyOrCopy("/api/notices", {}, async () => reply);
  expect([isDeviceCopy(copy), isDeviceCopy(reply)]).toEqual([true, false]);
});

test("those who show whether it is a copy are told once for each change", async () => {
  aDevice();
  const listener = vi.fn<() => void>();
  const stop = deviceCopy.subscribe(listener);
  await replyOrCopy(path, {}, noNetwork);
  await replyOrCopy(path, {}, noNetwork);
  await replyOrCopy(path, {}, async () => "new");
  stop();
  await replyOrCopy(path, {}, noNetwork);
  expect(listener).toHaveBeenCalledTimes(2);
});
