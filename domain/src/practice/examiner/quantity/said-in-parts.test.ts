import { expect, test } from "vitest";
import { grade } from "../grade.ts";
import { asOneQuantity } from "./said-in-parts.ts";

test.each([
  ["1 h 30", "1 h 30 min"],
  ["2 hrs and 5 mins", "2 h 5 min"],
  ["7:20 h", "7 h 20 min"],
  ["3m20s", "3 min 20 s"],
  ["8€40", "€8.40"],
  ["nine dollars and five cents", "9.05 dollars"],
  ["- 4 °C", "-4 °C"],
  ["12 degrees below zero", "-12 degrees"],
  ["6 L for 100 km", "6 L /hectokm"],
  ["4.2 E-5 m", "4.2e-5 m"],
  ["from 3 a 5 cm", "from 3 to 5 cm"],
])("%s is joined to one quantity: %s", (text, read) => {
  expect(asOneQuantity(text).replace(/\s+/g, " ").trim()).toBe(read);
});

test.each(["two rivers and 5 lakes", "2 h 5 km", "chapter 3 a table"])("%s stays unchanged", (text) => {
  expect(asOneQuantity(text)).toBe(text);
});

test("a long text stays unchanged", () => {
  const text = "1 h 30 ".repeat(100);
  expect(asOneQuantity(text)).toBe(text);
});

test.each([
  ["2 h 10 min", "2h10", "right"],
  ["2 h 10 min", "130 minutes", "right"],
  ["2 h 10 min", "10 h 2 min", "wrong"],
  ["$4.50", "four dollars fifty", "right"],
  ["$4.50", "450 cents", "right"],
  ["$4.50", "$4.05", "wrong"],
  ["£3.20", "3.20 pounds", "right"],
  ["$20 million", "$20m", "right"],
  ["−40 °C", "40 degrees below zero", "right"],
  ["7.5 L/100 km", "7,5 litres per 100 km", "right"],
  ["2½ hours", "two and a half hours", "right"],
  ["1.5 hours", "an hour and a half", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "how much", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
