import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { portionSize } from "@recollect/domain/cards/text/portions.ts";
import { hostileSides } from "@recollect/domain/test/hostile-sides.ts";
import { FormattedText } from "./formatted-text.tsx";
import { WholeText } from "./whole-text.tsx";

// The code of long sides loads with the first of them.
beforeAll(async () => {
  render(<FormattedText text={"word ".repeat(10_000)} />);
  await screen.findByRole("button", { name: "Show all" });
  cleanup();
});

// Frames run when a test says so, so that the work of each can be counted.
let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => (frames[frame - 1] = () => undefined));
});
afterEach(() => vi.unstubAllGlobals());

function nextFrame(): void {
  const due = frames.splice(0);
  act(() => due.forEach((draw) => draw()));
}

const drawn = (element: Element) => element.querySelectorAll("*").length;
const all = () => screen.queryByRole("button", { name: "Show all" });

describe("a side that is too long to render at once", () => {
  const words = "some words ".repeat(5000);

  test("shows its beginning, and all of it on request by keyboard", async () => {
    const pressed = vi.fn<() => void>();
    const { container } = render(
      <div role="presentation" onClick={pressed}>
        <FormattedText text={words} />
      </div>,
    );
    const before = container.textContent ?? "";
    expect(before.length).toBeLessThan(portionSize.characters + 20);
    expect(before.length).toBeGreaterThan(portionSize.characters / 2);
    await userEvent.tab();
    expect(all()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(pressed).not.toHaveBeenCalled();
    expect(all()).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^some words/);
    for (let frame = 1; frame <= 8; frame++) {
      expect(container.textContent.length).toBeLessThanOrEqual(frame * portionSize.characters);
      nextFrame();
    }
    expect(container.textContent).toBe(words);
  });

  test("is completed without a request inside a button, where another button is not possible", () => {
    const { container } = render(<FormattedText as="span" text={words} />);
    expect(all()).toBeNull();
    for (let frame = 0; frame <= 8; frame++) nextFrame();
    expect(container.textContent).toBe(words);
  });

  test("is complete on paper", () => {
    const { container } = render(<WholeText text={words} />);
    expect(container.textContent).toBe(words);
  });

  test("starts over with another text", () => {
    const { rerender, container } = render(<FormattedText text={words} />);
    fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    rerender(<FormattedText text={`other ${words}`} />);
    expect(all()).not.toBeNull();
    expect(container).toHaveTextContent(/^other some/);
  });

  test("never shows a gap's text before the answer", () => {
    const term = `${"word ".repeat(3000)}{{c1::SECRET ${"x".repeat(30_000)}}}`;
    const { container } = render(<FormattedText text={term} gaps={{ askedGap: 1, isAnswered: false }} />);
    expect(container).not.toHaveTextContent("SECRET");
    fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    for (let frame = 0; frame <= 8; frame++) nextFrame();
    expect(container).toHaveTextContent("[…]");
    expect(container).not.toHaveTextContent("SECRET");
  });
});

describe("no frame renders more than a portion of any hostile side", () => {
  // A link or a picture is two elements; added to them are the portion, the side and the button.
  const most = 2 * portionSize.elements + 3;

  test("when it appears", () => {
    for (const { name, text } of hostileSides) {
      const { container, unmount } = render(<FormattedText text={text} gaps="filled" />);
      expect(drawn(container), name).toBeLessThanOrEqual(most);
      unmount();
    }
  });

  test("when all of it is requested", () => {
    const grown: { name: string; elements: number }[] = [];
    for (const { name, text } of hostileSides) {
      const { container, unmount } = render(<FormattedText text={text} gaps="filled" />);
      const button = all();
      if (button) fireEvent.click(button);
      for (let frame = 0; frame < 3; frame++) {
        const before = drawn(container);
        nextFrame();
        grown.push({ name, elements: drawn(container) - before });
      }
      unmount();
    }
    expect(grown.filter(({ elements }) => elements > most)).toEqual([]);
    expect(grown.filter(({ elements }) => elements > 0).length).toBeGreaterThan(5);
  });
});
