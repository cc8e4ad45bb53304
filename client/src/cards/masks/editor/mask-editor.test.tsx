import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { MaskEditor } from "./mask-editor.tsx";

function anEditor() {
  const [onMasks, onClose] = [vi.fn<(lines: readonly string[]) => void>(), vi.fn<() => void>()];
  const { unmount } = render(<MaskEditor src="heart.png" masks={[]} onMasks={onMasks} onClose={onClose} />);
  const press = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));
  return { onMasks, onClose, unmount, press };
}

test("masks are kept when the dialog leaves with what is around it, as when a tablet is turned", async () => {
  const { onMasks, unmount, press } = anEditor();
  await press(/^Add a box/);
  expect(onMasks).not.toHaveBeenCalled();
  unmount();
  expect(onMasks).toHaveBeenCalledExactlyOnceWith([expect.stringContaining("box")]);
});

test("masks are kept once by Done, and not by Cancel", async () => {
  for (const [name, times] of [
    [/^Done$/, 1],
    [/^Cancel$/, 0],
  ] as const) {
    const { onMasks, onClose, unmount, press } = anEditor();
    await press(/^Add a box/);
    await press(name);
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(onMasks).toHaveBeenCalledTimes(times);
  }
});

test("a dialog in which nothing was drawn changes nothing when it leaves", () => {
  const { onMasks, unmount } = anEditor();
  unmount();
  expect(onMasks).not.toHaveBeenCalled();
});
