import { act, render, renderHook, screen } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";

const rememberLost = vi.fn<(failure: unknown) => void>();
const lost = () => {
  throw new TypeError("Failed to fetch");
};

beforeEach(() => {
  vi.resetModules();
  rememberLost.mockClear();
  vi.doMock("../../../lib/lost-parts.ts", () => ({ rememberLost }));
});

test("the code that draws a side and failed to load is loaded again when writing begins anew, also in a side with signs", async () => {
  vi.doMock("../../../cards/side/drawn-side.tsx", lost);
  const { useDrawnSide } = await import("../../../cards/side/use-drawn-side.ts");
  const side = { field: createRef<HTMLElement>(), value: "**bold**", hasGaps: false, isComposing: false };
  const { result, rerender } = renderHook((isWriting: boolean) => useDrawnSide({ ...side, isWriting }), { initialProps: false });
  await vi.waitFor(() => expect(rememberLost).toHaveBeenCalledTimes(1));
  expect(result.current).toBeNull();
  vi.doMock("../../../cards/side/drawn-side.tsx", () => ({ hasSomethingToDraw: () => true, DrawnSide: () => null }));
  rerender(true);
  await vi.waitFor(() => expect(result.current).not.toBeNull());
});

test("the writing tools that failed to load are loaded again with the next focus", async () => {
  vi.doMock("./lazy-editor-tools.ts", lost);
  const { useWritingKit } = await import("./use-writing-kit.ts");
  const { result, rerender } = renderHook(useWritingKit, { initialProps: true });
  await vi.waitFor(() => expect(rememberLost).toHaveBeenCalledTimes(1));
  vi.doMock("./lazy-editor-tools.ts", () => ({ WritingToolbar: () => null }));
  rerender(false);
  rerender(true);
  await vi.waitFor(() => expect(result.current).not.toBeNull());
});

test("a preview whose code can't be loaded shows the words of both sides", async () => {
  vi.doMock("./card-preview.tsx", lost);
  const { PreviewedCard } = await import("./previewed-card.tsx");
  await act(async () => render(<PreviewedCard term="**heart**" definition="pumps blood" />));
  expect(await screen.findByText("heart")).toBeInTheDocument();
  expect(screen.getByText("pumps blood")).toBeInTheDocument();
});
