import { render } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { bearTranslation } from "./page-translation.ts";

beforeAll(bearTranslation);

/** As browsers do it: each text is replaced by two elements with the translation. */
async function translate(root: Element): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const standIn = document.createElement("font");
    standIn.append(document.createElement("font"));
    standIn.firstChild?.appendChild(document.createTextNode(`«${text.data}»`));
    text.replaceWith(standIn);
  }
  // Mutation observers run after this turn.
  await Promise.resolve();
}

function Score({ points, isOver = false }: { points: number; isOver?: boolean }) {
  return (
    <p>
      {isOver && <strong>Over</strong>}
      {points} points{isOver ? "!" : null}
      {!isOver && <em>go on</em>}
    </p>
  );
}

test("a text of a translated page changes in place of its translation", async () => {
  const { container, rerender } = render(<Score points={1} />);
  await translate(container);
  expect(container).toHaveTextContent("«1»« points»«go on»");
  rerender(<Score points={2} />);
  expect(container).toHaveTextContent("2« points»«go on»");
});

test("an element can be inserted before and after translated texts", async () => {
  const { container, rerender } = render(<Score points={1} />);
  await translate(container);
  rerender(<Score points={1} isOver />);
  expect(container).toHaveTextContent("Over«1»« points»!");
});

test("translated texts can be removed, also a second time", async () => {
  const { container, rerender } = render(<Score points={1} isOver />);
  await translate(container);
  rerender(<Score points={1} />);
  expect(container).toHaveTextContent("«1»« points»go on");
  await translate(container);
  rerender(<Score points={3} isOver />);
  expect(container).toHaveTextContent("Over3«« points»»!");
});

test("an element that the translator has wrapped in its own can be found there", async () => {
  const { container, rerender } = render(<Score points={1} />);
  await translate(container);
  const [line, end] = [container.querySelector("p"), container.querySelector("em")];
  const standIn = document.createElement("font");
  line?.append(standIn);
  standIn.append(end ?? "");
  rerender(<Score points={1} isOver />);
  expect(container).toHaveTextContent("Over«1»« points»!");
  expect(end).not.toBeInTheDocument();
});

test("removing a missing node is no error", async () => {
  const { container } = render(<Score points={1} />);
  await translate(container);
  const [gone, before] = [document.createElement("p"), document.createElement("i")];
  expect(container.removeChild(gone)).toBe(gone);
  expect(container.insertBefore(before, gone)).toBe(container.lastChild);
});
