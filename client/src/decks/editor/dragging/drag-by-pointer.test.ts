import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dragByTouch, fingerLiftsAfterMs } from "./drag-by-pointer.ts";
import type { LiftedRow } from "./lifted-row.ts";

type Touch = { ms: number; y?: number; fingers?: number; isCancelable?: boolean };

/** As a browser sends it: `ms` after the first one, which may be long before it is handled. */
function touchEvent(type: string, { ms, y = 0, fingers = 1, isCancelable = true }: Touch): TouchEvent {
  const event = new Event(type, { bubbles: true, cancelable: isCancelable });
  Object.defineProperty(event, "timeStamp", { value: 1000 + ms });
  return Object.assign(event, { touches: Array.from({ length: fingers }, () => ({ clientX: 10, clientY: y })) }) as unknown as TouchEvent;
}

function aFinger() {
  const grip = document.createElement("button");
  const ends: string[] = [];
  const end = (how: string) => () => (ends.push(how), Promise.resolve());
  const row: LiftedRow = {
    windowTop: () => 0,
    moveTo: vi.fn<LiftedRow["moveTo"]>(),
    moveBy: () => {},
    scrollFor: () => false,
    drop: end("dropped"),
    cancel: end("put back"),
  };
  const lift = vi.fn<() => LiftedRow>(() => row);
  dragByTouch(touchEvent("touchstart", { ms: 0, y: 100 }), grip, lift, () => ends.push("done"));
  const send = (type: string, touch: Touch) => {
    const event = touchEvent(type, touch);
    grip.dispatchEvent(event);
    return event;
  };
  return { row, lift, ends, send };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] }));
afterEach(() => void vi.useRealTimers());

describe("a finger on a row's grip", () => {
  test("that rests lifts the row, blocks scrolling, and drops it where it is released", async () => {
    const { row, lift, ends, send } = aFinger();
    vi.advanceTimersByTime(fingerLiftsAfterMs);
    expect(lift).toHaveBeenCalledOnce();
    expect(send("touchmove", { ms: 200, y: 140 }).defaultPrevented).toBe(true);
    expect(row.moveTo).toHaveBeenLastCalledWith(40);
    expect(send("touchend", { ms: 300, fingers: 0 }).defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(ends).toEqual(["dropped", "done"]));
  });

  test("that moves before it has rested scrolls the page", () => {
    const { lift, ends, send } = aFinger();
    expect(send("touchmove", { ms: 40, y: 80 }).defaultPrevented).toBe(false);
    vi.advanceTimersByTime(fingerLiftsAfterMs);
    expect(lift).not.toHaveBeenCalled();
    expect(ends).toEqual(["done"]);
  });

  test("that moved at once scrolls it too, even if a busy page handles it late: the row is put back", async () => {
    const { ends, send } = aFinger();
    vi.advanceTimersByTime(fingerLiftsAfterMs);
    expect(send("touchmove", { ms: 40, y: 80 }).defaultPrevented).toBe(false);
    await vi.waitFor(() => expect(ends).toEqual(["put back", "done"]));
  });

  test("whose touches can't be cancelled any more, since the page was busy, still moves the row", async () => {
    const { row, ends, send } = aFinger();
    vi.advanceTimersByTime(fingerLiftsAfterMs);
    send("touchmove", { ms: 200, y: 140, isCancelable: false });
    expect(row.moveTo).toHaveBeenLastCalledWith(40);
    send("touchend", { ms: 300, fingers: 0, isCancelable: false });
    await vi.waitFor(() => expect(ends).toEqual(["dropped", "done"]));
  });

  test("beside a second one moves no row", async () => {
    const { ends, send } = aFinger();
    vi.advanceTimersByTime(fingerLiftsAfterMs);
    send("touchmove", { ms: 200, y: 140, fingers: 2 });
    await vi.waitFor(() => expect(ends).toEqual(["put back", "done"]));
  });
});
