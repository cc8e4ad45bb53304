import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { toast, toastMs } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

  test("can be closed before its time", async () => {
    render(<Toaster />);
    act(() => toast.warning("Old news"));
    const news = (await screen.findByText("Old news")).closest<HTMLElement>("[data-sonner-toast]");
    await userEvent.click(within(news as HTMLElement).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByText("Old news")).not.toBeInTheDocument());
  });

  test.each([
    ["a phone", true, "top"],
    ["a laptop", false, "bottom"],
  ])("on %s stands off the screen's buttons", async (_where, isPhone, edge) => {
    const media = { matches: isPhone, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
    vi.spyOn(window, "matchMedia").mockReturnValue(media);
    render(<Toaster />);
    act(() => toast.info(`News at the ${edge}`));
    const news = await screen.findByText(`News at the ${edge}`);
    expect(news.closest("[data-sonner-toast]")).toHaveAttribute("data-y-position", edge);
  });

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
