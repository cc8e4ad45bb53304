import { describe, expect, test } from "vitest";
import { grade } from "../grade.ts";
import { measuresIn } from "./measures.ts";

function marked(definition: string, answer: string) {
  const { score, rule } = grade({ term: "q", definition, answer, deck: [] });
  return [score >= 90 ? "right" : score >= 40 ? "a part" : "wrong", rule];
}

describe("a quantity is compared by its value, in any notation", () => {
  test.each([
    ["9.81 m/s²", "9.81 N/kg"],
    ["1.5 h", "90 minutes"],
    ["2 h 30 min", "150 min"],
    ["6 ft 2 in", "188 cm"],
    ["1 GHz", "1000 MHz"],
    ["83 million", "83,000,000"],
    ["0.25", "one quarter"],
    ["1/6", "one in six"],
    ["20 °C", "20 C"],
    ["0 °C", "273.15 K"],
    ["70 to 100 mg/dL", "between 70 and 100 mg per dl"],
    ["6,371 km", "6.371 × 10^6 m"],
    ["1/7", "0.143"],
    ["12 km/s", "12 kilometres a second"],
    ["18 months", "one and a half years"],
    ["2 to 5 days", "between two and five days"],
    ["8,849 m", "about 8,850 m"],
    ["about 365.25 days", "365 days"],
    ["12", "a dozen"],
    ["1,000 mL", "one litre"],
    ["1,250 per year", "1250 a year"],
    ["60 to 100 beats per minute", "60-100 bpm"],
    ["6.5 °C per kilometre", "0.65 °C per 100 m"],
    ["6.5 °C per kilometre", "6.5 °C/km"],
    // A step of 1 °C is 1 K: @atomic-ehr/ucum 0.2.5 makes 4453.15 J/(g·K) of the first, and 273.18 K/min of 2 °C/min.
    ["4.18 J/(g·°C)", "4.18 J/(g·K)"],
    ["4.18 J/(g·K)", "4.18 J/g°C"],
    ["2 °C/min", "2 K/min"],
    ["8.314 J/(mol·K)", "8.314 J/(K·mol)"],
  ])("%s: %s", (definition, answer) => {
    expect(marked(definition, answer)).toEqual(["right", "number"]);
  });

  test.each([
    ["5 mW", "5 MW", "wrong", "unit-wrong"],
    ["4.18 J/(g·K)", "4453.15 J/(g·K)", "wrong", "different-number"],
    ["4.18 J/(g·K)", "4.18 J", "wrong", "unit-wrong"],
    ["50 km", "50 miles", "wrong", "unit-wrong"],
    ["120 V", "120", "a part", "unit-missing"],
    ["36 bones", "63", "wrong", "different-number"],
    ["22.4 L", "22 L", "a part", "near-number"],
    ["1.5 to 3.5", "2", "a part", "range-part"],
    ["3 × 10^8 m/s", "3 × 10^6 m/s", "wrong", "different-number"],
    ["-5 °C", "5 °C", "wrong", "different-number"],
    ["68%", "67%", "wrong", "different-number"],
    ["19", "19 or 20", "wrong", "several-guesses"],
    ["50 km/h", "not 50 km/h", "wrong", "negation"],
  ])("%s: %s is %s by %s", (definition, answer, verdict, rule) => {
    expect(marked(definition, answer)).toEqual([verdict, rule]);
  });

  test("a text of thousands of numbers is not a quantity, and none of them is read", () => {
    expect(measuresIn("7 km ".repeat(10_000))).toEqual([]);
    expect(marked("7 km", "7 km ".repeat(900))[0]).not.toBe("right");
  });
});

test.each([
  ["6.022 × 10^23 per mole", "6.022 × 10^26 per mole", "wrong"],
  ["6.022 × 10^23 per mole", "6,022e23 /mol", "right"],
  ["1.013 × 10^5 Pa", "1.013 × 10^8 Pa", "wrong"],
  ["-1.6 × 10^-19 C", "-1.602 × 10^-19 C", "right"],
  ["-1.6 × 10^-19 C", "-1.66 × 10^-19 C", "wrong"],
  ["3 × 10^8 m/s", "2.998 × 10^8 m/s", "right"],
  ["9.81 m/s²", "9.81 ms⁻²", "right"],
  ["9.81 m/s²", "9.81 ms", "wrong"],
])("a number with a power of ten: %s, %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the constant", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test.each([
  ["Speed of light", "300,000 km/s", "299,792 km/s", "right"],
  ["Speed of light", "300,000 km/s", "299792458 m/s", "right"],
  ["Speed of light", "300,000 km/s", "310,000 km/s", "wrong"],
  ["A quarter of 80", "20", "20%", "wrong"],
  ["What percentage is a fifth?", "20", "20%", "right"],
])("%s, %s: %s is %s", (term, definition, answer, verdict) => {
  const { score } = grade({ term, definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test.each([
  ["Body temperature", "37 °C", "37 degrees", "right"],
  ["Body temperature", "37 °C", "37 degrees Fahrenheit", "wrong"],
  ["Right angle", "90°", "90 degrees", "right"],
  ["Latitude of London", "51° north", "51 degrees N", "right"],
  ["Latitude of London", "51° north", "51 degrees south", "wrong"],
  ["Unit of force", "newton", "N", "right"],
  ["Unit of force", "newton", "J", "wrong"],
])("degrees and symbols: %s, %s: %s is %s", (term, definition, answer, verdict) => {
  const { score } = grade({ term, definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});

test("a decimal is a time only if the question asks for one", () => {
  const ruleOf = (term: string) => grade({ term, definition: "3.14", answer: "3.41", deck: [] }).rule;
  expect(ruleOf("Pi to two decimals")).toBe("different-number");
  expect(ruleOf("Time of departure")).toBe("time");
});

describe("a question that counts units", () => {
  const markOf = (term: string, definition: string, answer: string) => grade({ term, definition, answer, deck: [] }).score;

  test.each([
    ["How many bits are in a byte?", "8", "8 bytes"],
    ["How many minutes has an hour?", "60", "60 seconds"],
    ["Wie viele Meter hat ein Kilometer?", "1000", "1000 Kilometer"],
    ["1 KiB in bytes", "1024", "1024 bits"],
    ["Distance to the moon (in kilometres)", "384400", "384400 miles"],
  ])("takes no other units: %s %s, %s", (term, definition, answer) => expect(markOf(term, definition, answer)).toBe(0));

  test.each([
    ["How many bits are in a byte?", "8", "8 bits"],
    ["How many bits are in a byte?", "8", "8 bits are a byte"],
    ["How many minutes has an hour?", "60", "60 min"],
    ["How many pairs of chromosomes do humans have?", "23", "23 pairs"],
    ["1 KiB in bytes", "1024", "1024 bytes"],
    ["Distance to the moon (in kilometres)", "384400", "384,400 km"],
    ["Sprachen in Europa", "24", "24 Sprachen"],
    ["How many legs has an ant?", "6", "6 legs"],
    ["How many weeks do kittens stay with their mother?", "8", "8 weeks"],
  ])("takes its own: %s %s, %s", (term, definition, answer) => expect(markOf(term, definition, answer)).toBeGreaterThanOrEqual(90));
});
