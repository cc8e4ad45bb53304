import { hourMs } from "@recollect/domain/time/units.ts";
import { expect, test } from "vitest";
import { steadyClock } from "./steady-clock.ts";

function aDevice() {
  const device = { now: 1_700_000_000_000, up: 5000 };
  const now = steadyClock(
    () => device.now,
    () => device.up,
  );
  return {
    now,
    device,
    pass(ms: number) {
      device.now += ms;
      device.up += ms;
    },
  };
}

test("continues when the clock is set back, any number of times", () => {
  const { now, device, pass } = aDevice();
  const start = now();
  for (let time = 1; time <= 3; time += 1) {
    pass(10_000);
    device.now -= hourMs;
    expect(now() - start).toBe(time * 10_000);
  }
});

test("follows a clock that is set forward, and a device that slept", () => {
  const { now, device, pass } = aDevice();
  const start = now();
  pass(10_000);
  device.now += 8 * hourMs;
  expect(now() - start).toBe(8 * hourMs + 10_000);
});

test("follows a clock that is corrected in small steps", () => {
  const { now, device, pass } = aDevice();
  const start = now();
  for (let second = 0; second < 60; second += 1) {
    pass(1000);
    device.now -= 500;
    now();
  }
  expect(now() - start).toBe(30_000);
});
