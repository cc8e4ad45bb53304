import { expect, test } from "vitest";
import { createWritten } from "./html-to-text.ts";

test("a text is written in parts, and what follows a position can be removed", () => {
  const written = createWritten();
  expect(written.isLineStart()).toBe(true);
  written.add("one\n");
  written.add("");
  expect(written.isLineStart()).toBe(true);
  const place = written.place();
  written.add("two");
  expect(written.isLineStart()).toBe(false);
  expect(written.takenFrom(place)).toBe("two");
  expect(written.isLineStart()).toBe(true);
  expect(written.takenFrom(0)).toBe("one\n");
});
