import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { passTouchesOn } from "./pass-touches-on.ts";

const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
let handle: HTMLElement;

beforeEach(() => {
  handle = document.body.appendChild(document.createElement("span"));
  passTouchesOn({ target: handle });
  window.addEventListener("touchmove", heard, { passive: false });
});

afterEach(() => {
  window.removeEventListener("touchmove", heard);
  heard.mockClear();
});

function touch(type: string): TouchEvent {
  const event = new TouchEvent(type, { bubbles: true, cancelable: true });
  // jsdom makes touch events without touches
  for (const list of ["touches", "targetTouches", "changedTouches"]) Object.defineProperty(event, list, { value: [] });
  handle.dispatchEvent(event);
  return event;
}

test("while the row is in the page, its touches are heard once", () => {
  touch("touchmove");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("when the row has left the page, the page still hears them, and can keep the browser from scrolling", () => {
  handle.remove();
  expect(touch("touchmove").defaultPrevented).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("ends with the finger", () => {
  handle.remove();
  touch("touchend");
  touch("touchmove");
  expect(heard).not.toHaveBeenCalled();
});
