import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { toast, toastMs } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  vi.useRealTimers();
});

describe("a toast", () => {
  test.each(["success", "error", "warning", "info"] as const)(
    "of type %s is shown, even the first, before anything was loaded",
    async (kind) => {
      const { unmount } = render(<Toaster />);
      act(() => toast[kind](`News: ${kind}`));
      const news = await screen.findByText(`News: ${kind}`);
      expect(news.closest("[data-sonner-toast]")).toHaveAttribute("data-type", kind);
      unmount();
    },
  );

  test("raised before the toaster stands waits for it", async () => {
    toast.info("Early news");
    render(<Toaster />);
    expect(await screen.findByText("Early news")).toBeInTheDocument();
  });

  test("is gone after 5000 ms", async () => {
    expect(toastMs).toBe(5000);
    render(<Toaster />);
    act(() => toast.info("Short news"));
    await screen.findByText("Short news");
    vi.useFakeTimers();
    act(() => toast.info("Timed news"));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(screen.getByText("Timed news")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(600));
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByText("Timed news")).not.toBeInTheDocument());
  });
});
