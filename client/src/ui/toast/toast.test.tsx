import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { toast, toastMs } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

const lane = () => screen.getByRole("region", { name: "Notifications" });
const messages = () => [...lane().children].map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a toast", () => {
  test.each(["success", "error", "warning", "info"] as const)("of type %s is shown at once, and read aloud", (kind) => {
    render(<Toaster />);
    act(() => void toast[kind](`News: ${kind}`));
    expect(lane().firstElementChild).toHaveAttribute("data-kind", kind);
    expect(lane()).toHaveAttribute("aria-live", "polite");
  });

  test("raised before the toaster is mounted waits for it", () => {
    toast.info("Early news");
    render(<Toaster />);
    expect(screen.getByText("Early news")).toBeInTheDocument();
  });

  test("can be closed before its time", async () => {
    render(<Toaster />);
    act(() => void toast.warning("Old news"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(messages()).toEqual([]));
  });

  test("fades after 5000 ms and is gone 300 ms later", async () => {
    expect(toastMs).toBe(5000);
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.info("Short news"));
    await pass(4999);
    expect(lane().firstElementChild).not.toHaveAttribute("data-leaving");
    await pass(1);
    expect(lane().firstElementChild).toHaveAttribute("data-leaving");
    await pass(300);
    expect(messages()).toEqual([]);
  });

  test("stays while the pointer or the focus is on it", async () => {
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.info("Long news"));
    fireEvent.pointerMove(screen.getByText("Long news"));
    await pass(60_000);
    fireEvent.pointerLeave(screen.getByText("Long news"));
    act(() => screen.getByRole("button", { name: "Close" }).focus());
    await pass(60_000);
    expect(messages()).toEqual(["Long news"]);
    act(() => screen.getByRole("button", { name: "Close" }).blur());
    await pass(5000);
    await pass(300);
    expect(messages()).toEqual([]);
  });

  test("expires in time if it appears under a pointer that does not move", async () => {
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.info("Chance news"));
    fireEvent.pointerEnter(screen.getByText("Chance news"));
    await pass(5000);
    await pass(300);
    expect(messages()).toEqual([]);
  });

  test("with an action stays twice as long, and is gone after the action", async () => {
    vi.useFakeTimers();
    const undo = vi.fn<() => void>();
    render(<Toaster />);
    act(() => void toast.success("Deck moved to your trash", { label: "Undo", onSelect: undo }));
    await pass(9999);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledTimes(1);
    await pass(300);
    expect(messages()).toEqual([]);
  });

  test("with the same text as a current one restarts its time", async () => {
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.error("No connection"));
    await pass(4000);
    act(() => void toast.error("No connection"));
    await pass(4000);
    expect(messages()).toEqual(["No connection"]);
  });

  test("is shown alone in a narrow window, and the previous one has its whole time after it", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({ matches: query.includes("max-width") }) as MediaQueryList);
    vi.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.error("First news"));
    await pass(4000);
    act(() => void toast.info("Second news"));
    expect(screen.getByText("Second news")).toBeVisible();
    expect(screen.getByText("First news")).not.toBeVisible();
    await pass(5000);
    await pass(300);
    expect(screen.getByText("First news")).toBeVisible();
    await pass(4999);
    expect(messages()).toEqual(["First news"]);
    await pass(1);
    await pass(300);
    expect(messages()).toEqual([]);
  });

  test("too many at once drop the oldest", () => {
    render(<Toaster />);
    act(() => ["one", "two", "three", "four"].forEach((message) => toast.info(message)));
    expect(messages()).toEqual(["two", "three", "four"]);
  });
});
