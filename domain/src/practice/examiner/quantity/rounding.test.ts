import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["6,962 m", "6961 m", "right"],
  ["1,250.5 kg", "1250.4 kg", "right"],
  ["6,962 people", "6961", "wrong"],
  ["about 2,300 °C", "2,328 °C", "right"],
  ["about 2,300 °C", "2,450 °C", "wrong"],
  ["about 37 °C", "about 39 °C", "wrong"],
  ["about 37 °C", "about 310 K", "right"],
  ["1013 hPa", "1013 Hektopascal", "right"],
  ["1 g/cm³", "1 grammo per centimetro cubo", "right"],
  ["37 °C", "37 grados centígrados", "right"],
  ["104.5°", "about 104°", "right"],
  ["104.5°", "about 120°", "wrong"],
  ["110/70 mmHg", "110 over 70", "right"],
  ["5 × 10⁻⁹ mol²/L²", "5e-9 mol² L⁻²", "right"],
  ["5 × 10⁻⁹ mol²/L²", "5 × 10⁹ mol²/L²", "wrong"],
  ["1/8", "1:8", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "how much", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
