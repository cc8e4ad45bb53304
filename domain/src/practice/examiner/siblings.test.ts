import { expect, test } from "vitest";
import { grade } from "./grade.ts";

function marked(term: string, definition: string, answer: string): string {
  const { score } = grade({ term, definition, answer, deck: [] });
  return score >= 90 ? "right" : score >= 40 ? "a part" : "wrong";
}

test.each([
  ["Nebenflüsse der Donau (zwei nennen)", "Inn, Isar, Lech, Iller, Drau", "Lech, Drau", "right"],
  ["Nebenflüsse der Donau (zwei nennen)", "Inn, Isar, Lech, Iller, Drau", "Lech", "a part"],
  ["Name three planets", "Mercury, Venus, Earth, Mars, Jupiter", "mars, venus and earth", "right"],
  ["What are two rights?", "life; liberty; pursuit of happiness", "life", "a part"],
  ["AM and FM", "amplitude modulation; frequency modulation", "amplitude modulation", "a part"],
  ["Three primary colours", "red, yellow, blue", "blue, red, yellow", "right"],
])("a question for several is answered by as many: %s, %s: %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["One knot in km/h", "1.852 km/h", "1,852", "right"],
  ["Percentage of the Earth covered by ocean", "about 71%", "roughly 70%", "right"],
  ["Percentage of the Earth covered by ocean", "about 71%", "seventy-one per cent", "right"],
  ["altitud del Teide", "3.715 m", "3715 metros", "right"],
  ["Geschwindigkeit des Schalls in der Luft", "343 m/s", "343 Meter pro Sekunde", "right"],
  ["inflation target", "2%", "2 percent per year", "right"],
  ["1 mebibyte", "1048576 bytes", "2^20 bytes", "right"],
  ["ratio of oil to vinegar", "3 to 1", "3:1", "right"],
  ["ratio of oil to vinegar", "3 to 1", "1:3", "wrong"],
  ["Anzahl der Chromosomen", "46 (23 Paare)", "23 Paare", "right"],
  ["Einheit der Kraft", "Newton", "N", "right"],
  ["Einheit der Kraft", "Newton", "Joule", "wrong"],
  ["Port used by HTTPS", "TCP port 443", "80", "wrong"],
  ["relación de agua y arroz", "3:1", "tres a uno", "right"],
  ["Atemfrequenz", "12–16/min", "12 bis 16 Atemzüge pro Minute", "right"],
  ["Blutdruck des Patienten", "ca. 130/85 mmHg", "130 zu 85", "right"],
  ["Blutdruck des Patienten", "ca. 130/85 mmHg", "85 zu 130", "wrong"],
  ["Korean War", "1950–1953", "from '50 to '53", "right"],
  ["Korean War", "1950–1953", "from '60 to '63", "wrong"],
  ["weight of a newborn", "2.8–4.2 kg", "about 3", "a part"],
  ["weight of a newborn", "2.8–4.2 kg", "3 to 3.5 kg", "a part"],
  ["weight of a newborn", "2.8–4.2 kg", "about 6", "wrong"],
  ["pass mark", "≥ 50 %", "under 50 %", "wrong"],
  ["pass mark", "≥ 50 %", "50 % or more", "right"],
  ["power formula", "P = V × I (watts)", "P=IV", "right"],
  ["power formula", "P = V × I (watts)", "P = V / I", "wrong"],
])("a number counts in every form: %s, %s: %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});

test.each([
  ["tandis que", "while, whereas", "whereas", "right"],
  ["十分 (じゅうぶん)", "enough, sufficient", "enough", "right"],
  ["Erster Reichspräsident", "Friedrich Ebert (SPD)", "Ebert", "right"],
  ["Dichte", "Masse pro Volumen", "Volumen pro Masse", "wrong"],
  ["Solubility", "cannot be dissolved", "can be dissolved", "wrong"],
])("glosses, names and turned sentences: %s, %s: %s is %s", (term, definition, answer, verdict) => {
  expect(marked(term, definition, answer)).toBe(verdict);
});
