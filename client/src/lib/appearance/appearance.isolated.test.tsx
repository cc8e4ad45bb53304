import { act, renderHook } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";

const html = document.documentElement;
let device: { isLight: boolean; isPrinting: boolean; onchange: () => void };

/** A freshly opened page: its script runs before the first paint, and no state of an earlier page is left. */
async function openPage({ isLight = false, preset = "night" } = {}) {
  device = { isLight, isPrinting: false, onchange: () => undefined };
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query === "print" ? device.isPrinting : device.isLight;
    },
    set onchange(listener: () => void) {
      device.onchange = listener;
    },
  }));
  html.dataset["appearance"] = preset;
  document.head.innerHTML = '<meta name="theme-color" content="#0b1122" />';
  vi.resetModules();
  await import("./before-paint.ts");
  return import("./appearance.ts");
}

function turnDevice(isLight: boolean): void {
  device.isLight = isLight;
  device.onchange();
}

function colourOfBars(): string | null | undefined {
  return document.querySelector('meta[name="theme-color"]')?.getAttribute("content");
}

beforeEach(() => localStorage.clear());

test("without a choice the colour scheme is the operator's: night, even on a light device", async () => {
  await openPage({ isLight: true });
  expect(html).toHaveAttribute("data-scheme", "night");
});

test("prints are light, and the screen is as before afterwards", async () => {
  await openPage();
  device.isPrinting = true;
  device.onchange();
  expect(html).toHaveAttribute("data-scheme", "day");
  device.isPrinting = false;
  device.onchange();
  expect(html).toHaveAttribute("data-scheme", "night");
});

test("an operator may leave it to the device", async () => {
  await openPage({ isLight: true, preset: "system" });
  expect(html).toHaveAttribute("data-scheme", "day");
});

test("the choice of this device is applied at once, in the browser's own parts too", async () => {
  localStorage.setItem("recollect:appearance", "day");
  await openPage();
  expect(html).toHaveAttribute("data-scheme", "day");
  expect(colourOfBars()).toBe("#f2f3f8");
});

test("the system's choice follows the device while the page is open", async () => {
  localStorage.setItem("recollect:appearance", "system");
  await openPage();
  expect(html).toHaveAttribute("data-scheme", "night");
  turnDevice(true);
  expect(html).toHaveAttribute("data-scheme", "day");
  turnDevice(false);
  expect([html.dataset["scheme"], colourOfBars()]).toEqual(["night", "#0b1122"]);
});

test("a choice applies the colour scheme and is stored", async () => {
  const { useAppearance } = await openPage();
  const { result } = renderHook(() => useAppearance());
  expect(result.current[0]).toBe("night");
  act(() => result.current[1]("day"));
  expect([result.current[0], html.dataset["scheme"], localStorage.getItem("recollect:appearance")]).toEqual(["day", "day", "day"]);
});

test("another tab's choice applies here too", async () => {
  const { useAppearance } = await openPage();
  const { result } = renderHook(() => useAppearance());
  localStorage.setItem("recollect:appearance", "day");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "recollect:appearance", newValue: "day" })));
  expect([result.current[0], html.dataset["scheme"]]).toEqual(["day", "day"]);
});

test("a device without storage has the choice for as long as the page is open", async () => {
  const { useAppearance } = await openPage();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const { result } = renderHook(() => useAppearance());
  act(() => result.current[1]("day"));
  expect([result.current[0], html.dataset["scheme"]]).toEqual(["day", "day"]);
});

test("a choice that the device stores replaces one that it did not store", async () => {
  const { useAppearance } = await openPage();
  vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new Error("full");
  });
  const { result } = renderHook(() => useAppearance());
  act(() => result.current[1]("day"));
  act(() => result.current[1]("system"));
  expect([result.current[0], html.dataset["scheme"], localStorage.getItem("recollect:appearance")]).toEqual(["system", "night", "system"]);
});

test("the browser's bars have the page's own colour", () => {
  const [script, tokens] = ["before-paint.ts", "../../styles/tokens.css"].map((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8"),
  );
  const grounds = [...(tokens ?? "").matchAll(/--night-1: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect(script).toContain(`day: "${grounds[1]}", night: "${grounds[0]}"`);
});
