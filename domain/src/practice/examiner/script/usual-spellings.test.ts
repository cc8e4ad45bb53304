import { expect, test } from "vitest";
import { grade } from "../grade.ts";

test.each([
  ["大阪 (おおさか, Ōsaka)", "Osaka", "right"],
  ["空港 (くうこう, kūkō)", "kuko", "right"],
  ["ケーキ (kēki)", "keki", "a part"],
  ["おじさん (ojisan)", "ojiisan", "wrong"],
  ["月 (つき, tsuki)", "tsuki (つき)", "right"],
  ["불 (bul)", "pul", "wrong"],
  ["고마워 (gomawo)", "고마워요", "right"],
  ["Горбачёв (Gorbachyov)", "Gorbachev", "right"],
  ["соль (sol')", "сон", "wrong"],
  ["спасение (spaseniye)", "спас", "wrong"],
  ["ขอโทษ (kho thot)", "kor tot", "wrong"],
  ["שבת (shabbat)", "šabbat", "right"],
  ["दवाई (davāī)", "davai", "right"],
  ["நன்றி (naṉṟi)", "nanri", "right"],
])("%s: %s is %s", (definition, answer, verdict) => {
  const { score } = grade({ term: "the word", definition, answer, deck: [] });
  expect(score >= 90 ? "right" : score >= 40 ? "a part" : "wrong").toBe(verdict);
});
