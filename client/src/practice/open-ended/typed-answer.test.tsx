import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TypedAnswer } from "./typed-answer.tsx";

test("bold type in an answer is rendered bold", () => {
  render(<TypedAnswer text="the **aorta** of a horse" language={null} />);
  expect(screen.getByText("aorta").tagName).toBe("STRONG");
  expect(document.body).toHaveTextContent("the aorta of a horse");
});

test("a formula in an answer is rendered instead of its source", () => {
  render(<TypedAnswer text="it is \(x^2\)" language={null} />);
  expect(document.body).toHaveTextContent(/^it is x/);
  expect(document.body.textContent).not.toContain("\\(");
});

test.each(["2**3**2", "f(**a, **b)", "char *p = *q;", "# no heading", "5 * 3 * 2"])("%s stays as it was typed", (text) => {
  render(<TypedAnswer text={text} language={null} />);
  expect(document.body).toHaveTextContent(text, { normalizeWhitespace: false });
});
