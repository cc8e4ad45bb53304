import { expect, test } from "vitest";
import { askedKind } from "./asked-kind.ts";

test.each([
  ["Author of a novel about an island", "person"],
  ["Who discovered the planet Uranus?", "person"],
  ["First president of the country", "person"],
  ["Country with the capital Dakar", "place"],
  ["City founded by a king", "place"],
  ["Longest river in Asia", "place"],
  ["Colour of the sky", null],
])("what %s asks for", (term, kind) => {
  expect(askedKind(term)).toBe(kind);
});
