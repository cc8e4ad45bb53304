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
    ["a phone", true, "center"],
    ["a laptop", false, "right"],
  ])("on %s stands at the bottom", async (_where, isPhone, side) => {
    const media = { matches: isPhone, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
    vi.spyOn(window, "matchMedia").mockReturnValue(media);
    render(<Toaster />);
    act(() => toast.info(`News at the ${side}`));
    const news = (await screen.findByText(`News at the ${side}`)).closest("[data-sonner-toast]");
    expect(news).toHaveAttribute("data-y-position", "bottom");
    expect(news).toHaveAttribute("data-x-position", side);
    expect(placeOfToasts()).toBe("12px");
  });

  test("stands above a button that the screen has at the bottom, and gives way to one that comes while it stands", async () => {
    standing({ Show: [window.innerHeight - 90, 50], Next: [window.innerHeight - 160, 50] });
    const { rerender } = render(<Screen buttons={["Show"]} />);
    act(() => toast.info("News above"));
    await screen.findByText("News above");
    await waitFor(() => expect(Number.parseInt(placeOfToasts())).toBeGreaterThanOrEqual(90));
    expect(Number.parseInt(placeOfToasts())).toBeLessThan(110);
    rerender(<Screen buttons={["Show", "Next"]} />);
    await waitFor(() => expect(Number.parseInt(placeOfToasts())).toBeGreaterThanOrEqual(160));
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

function Screen({ buttons }: { buttons: string[] }) {
  return (
    <>
      {buttons.map((name) => (
        <button key={name}>{name}</button>
      ))}
      <Toaster />
    </>
  );
}

/** Lets buttons stand where they are said to, from their upper edge and so high, over the whole width. */
function standing(places: Record<string, [top: number, height: number]>) {
  const measured = Element.prototype.getBoundingClientRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const place = places[this.textContent];
    return place && this.matches("button") ? new DOMRect(0, place[0], window.innerWidth, place[1]) : measured.call(this);
  });
}

/** How far from the window's lower edge the toasts are told to stand. */
function placeOfToasts(): string {
  const offset = document.querySelector<HTMLElement>("[data-sonner-toaster]")?.style.getPropertyValue("--offset-bottom") ?? "";
  return /max\((\d+px)/.exec(offset)?.[1] ?? offset;
}
