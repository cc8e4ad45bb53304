import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepInstallOffer } from "../../lib/browser/install-prompt.ts";
import { UseAsApp } from "./use-as-app.tsx";

beforeAll(keepInstallOffer);
beforeEach(() => vi.stubGlobal("isSecureContext", true));

afterEach(() => {
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  vi.unstubAllGlobals();
});

/** The browser's offer, as Chromium sends it. */
function offerToInstall() {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>(async () => ({ outcome: "accepted" }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

test("a browser that offers to install has a button, and shows no banner of its own", async () => {
  const { event, prompt } = offerToInstall();
  render(<UseAsApp />);
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Install Recollect" }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("button")).toBeNull();
});

test("an offer that comes while the page is open brings the button", () => {
  render(<UseAsApp />);
  expect(screen.queryByRole("button")).toBeNull();
  offerToInstall();
  expect(screen.getByRole("button", { name: "Install Recollect" })).toBeVisible();
});

test("the button goes when the app was installed in another way", () => {
  offerToInstall();
  render(<UseAsApp />);
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", 5, /tap Share/],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1", 5, /tap Share/],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1", 0, /browser's menu/],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0", 0, /browser's menu/],
])("%s with %s touch points gets the way that it has", (userAgent, maxTouchPoints, words) => {
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints });
  render(<UseAsApp />);
  expect(screen.getByText(words)).toBeVisible();
});

test("on plain HTTP the page says why the app can't be kept, and whom to ask", () => {
  vi.stubGlobal("isSecureContext", false);
  render(<UseAsApp />);
  expect(screen.getByText(/only if its address begins with https.*http:\/\/localhost/)).toBeVisible();
  expect(screen.getByText(/ask the people who run this site/)).toBeVisible();
});

test("the installed app says that it is one", () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ matches: query.includes("standalone") }) as MediaQueryList);
  render(<UseAsApp />);
  expect(screen.getByText("You are using the installed app.")).toBeVisible();
});
