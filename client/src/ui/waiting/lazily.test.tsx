import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { pass, stopClock } from "../../../test/still-clock.ts";
import { lazily, pausesMs, type PartFailed } from "./lazily.tsx";

/** A part whose code only loads with a network. */
function aPart(isOnline: boolean, Failed?: PartFailed) {
  let [asked, network] = [0, isOnline];
  const Part = lazily(async (): Promise<ComponentType<{ name: string }>> => {
    asked += 1;
    if (!network) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ name }) => <p>Here is {name}</p>;
  }, Failed);
  const element = (
    <Suspense fallback="Loading...">
      <p>The rest of the page</p>
      <Part name="Progress" />
    </Suspense>
  );
  const draw = () => act(async () => render(element));
  return { draw, element, load: Part.load, asked: () => asked, goOnline: () => void (network = true) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the pauses before all retries pass on the stopped clock. */
async function retries(): Promise<void> {
  for (const pauseMs of pausesMs) await pass(pauseMs);
}

/** The browser reports that it is offline. */
function offline(): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
}

test("is rendered when its code has loaded, which happens once", async () => {
  const part = aPart(true);
  await part.draw();
  await part.draw();
  expect(await screen.findAllByText("Here is Progress")).toHaveLength(2);
  expect(part.asked()).toBe(1);
});

test("that was loaded ahead is drawn at once, without what stands in its place", async () => {
  const part = aPart(true);
  await act(async () => part.load());
  render(part.element);
  expect(screen.getByText("Here is Progress")).toBeInTheDocument();
  expect(part.asked()).toBe(1);
});

test("that failed to load ahead is loaded when it is drawn", async () => {
  const part = aPart(false);
  await act(async () => part.load());
  part.goOnline();
  await part.draw();
  expect(screen.getByText("Here is Progress")).toBeInTheDocument();
});

test("that fails because of a change of network is retried before an error is shown", async () => {
  stopClock();
  const part = aPart(false);
  await part.draw();
  expect(screen.getByText("Loading...")).toBeInTheDocument();
  part.goOnline();
  await pass(pausesMs[0]);
  expect(screen.getByText("Here is Progress")).toBeInTheDocument();
  expect(part.asked()).toBe(2);
});

test("fails in its own place, and can be retried", async () => {
  offline();
  const part = aPart(false);
  await part.draw();
  expect(screen.getByRole("alert")).toHaveTextContent("This page could not be loaded");
  expect(screen.getByText("The rest of the page")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  part.goOnline();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Here is Progress")).toBeInTheDocument();
});

test.each<[string, PartFailed?]>([["as a page"], ["in words of its own", () => <p role="alert">Not here</p>]])(
  "that failed %s is retried by itself when the network is back",
  async (_, Failed) => {
    offline();
    const part = aPart(false, Failed);
    await part.draw();
    part.goOnline();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByText("Here is Progress")).toBeInTheDocument();
  },
);

test("that still fails after a reload of the page fails in its place: the page is not reloaded endlessly", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("ok"));
  sessionStorage.setItem("recollect:loaded-again", String(Date.now()));
  stopClock();
  const part = aPart(false);
  await part.draw();
  await retries();
  expect(screen.getByRole("alert")).toHaveTextContent("This page could not be loaded");
  expect(reload).not.toHaveBeenCalled();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("that the browser won't request again is loaded by reloading the page, once the server answers", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  const asked = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValue(new Response("ok"));
  offline();
  const part = aPart(false);
  await part.draw();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  stopClock();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await retries();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(reload).not.toHaveBeenCalled();
  await retries();
  expect(reload).toHaveBeenCalledOnce();
  expect(asked).toHaveBeenCalledWith("/healthz", { cache: "no-store" });
  vi.unstubAllGlobals();
});
