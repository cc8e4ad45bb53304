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

// As iuliia 0.8.2 writes them by ALA-LC, BGN/PCGN, ISO 9 and the standards of GOST; in eight of its systems ё stays a Cyrillic letter.
test.each([
  ["мышь (mysh)", "myshʹ mysh' mysh’ myš' my`sh` mȳshʹ"],
  ["съезд (syezd)", "s”yezd sʺezd s''ezd"],
  ["вьюга (vyuga)", "vʹi͡uga v’yuga vʹûga v'juga"],
  ["ещё (yeshchyo)", "eshchё yeshchё eŝё eščë eshhyo"],
  ["Хрущёв (Khrushchyov)", "Khrushchёv Xruščёv Hruŝёv Khrushhjov"],
  ["счастье (schastye)", "schast'e schast’ye sčastʹe"],
  ["синий (siniy)", "siniĭ sinij sinijj sinii"],
  ["цирк (tsirk)", "cirk tcirk t͡sirk"],
  ["замо́к (zamok)", "zamók"],
])("Russian is right by each system of romanisation: %s: %s", (definition, answers) => {
  for (const answer of answers.split(" "))
    expect([answer, grade({ term: "the word", definition, answer, deck: [] }).score]).toEqual([answer, 100]);
});

test.each([
  ["брат (brat)", "brat'"],
  ["угол (ugol)", "ugol'"],
  ["все (vse)", "vsë"],
  ["день (den)", "deni"],
])("a sign or dots that the word does not have make another word: %s, %s", (definition, answer) => {
  expect(grade({ term: "the word", definition, answer, deck: [] }).score).toBe(0);
});

// hebrew-transliteration 2.11.0 writes the i of בַּיִת long: bayīt.
test.each([
  ["בַּיִת (bayit)", "bayīt"],
  ["בית (bayīt)", "bayit"],
  ["שלום (shalom)", "šālôm"],
])("a vowel of Hebrew may have a sign of its length: %s: %s", (definition, answer) => {
  expect(grade({ term: "the word", definition, answer, deck: [] }).score).toBe(100);
});
