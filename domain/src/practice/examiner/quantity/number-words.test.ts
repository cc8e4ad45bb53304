import { expect, test } from "vitest";
import { withNumeral } from "./number-words.ts";

test.each([
  ["dreiundsiebzig", "73"],
  ["vierenveertig", "44"],
  ["soixante-douze", "72"],
  ["quatre-vingt-dix-sept", "97"],
  ["deux cents", "200"],
  ["treinta y nueve", "39"],
  ["veintiséis", "26"],
  ["cinquantotto", "58"],
  ["vinte e três", "23"],
  ["fyrtiosju", "47"],
  ["двадцать пять", "25"],
  ["XIV", "14"],
  ["三十二", "32"],
  ["acht Meter", "8 Meter"],
  ["dreihundert bar", "300 bar"],
  ["zweihundertfünfzig", "250"],
  ["diez mil", "10000"],
  ["ein tausend", "1000"],
  ["ein hundert", "100"],
  ["zwei tausend fünf hundert", "2500"],
  ["mille neuf cents", "1900"],
  ["mille neuf cent quatre-vingt-dix", "1990"],
  ["deux mille trois cents", "2300"],
  ["deux cent mille", "200000"],
  ["mille quatre-vingts", "1080"],
  ["cent quatre-vingts", "180"],
  ["eins eins zwei", "112"],
  ["nine one one", "911"],
  ["ein Viertel", "0.25"],
  ["zwei Drittel", "2/3"],
  ["anderthalb Stunden", "1.5 Stunden"],
  ["une heure et demie", "1.5 heure"],
  ["hora y media", "1.5 hora"],
  ["ungefähr ein Zehntel", "ungefähr 0.1"],
])("%s becomes %s", (text, read) => {
  expect(withNumeral(text)).toBe(read);
});

test.each(["once upon a time", "the sea", "IC", "acht Affen", "7 acht", "Stunde", "jahrhundert"])("%s is not a number", (text) => {
  expect(withNumeral(text)).toBe(text);
});
