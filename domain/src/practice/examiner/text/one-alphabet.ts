import { tableOf } from "../../../words/table-of.ts";

const latinLetters = Array.from("aceijopxyABCEHIJKMOPTXY");
const cyrillicLetters = Array.from("асеіјорхуАВСЕНІЈКМОРТХУ");
const asCyrillic = tableOf<string>(Object.fromEntries(latinLetters.map((letter, place) => [letter, cyrillicLetters[place] ?? letter])));
const asLatin = tableOf<string>(Object.fromEntries(cyrillicLetters.map((letter, place) => [letter, latinLetters[place] ?? letter])));

const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;

/**
 * Words that have Latin and Cyrillic letters in one alphabet, if all letters of the other look like letters of it: a keyboard or a program wrote `вiсiм` with a
 * Latin `i`, `молокó` with a Latin `ó`, and `eščё` with a Cyrillic `ё`. Other words stay.
 */
export function inOneAlphabet(text: string): string {
  return cyrillic.test(text) && latin.test(text) ? text.replace(/\p{L}[\p{L}\p{M}]*/gu, wordInOneAlphabet) : text;
}

function wordInOneAlphabet(word: string): string {
  const signs = Array.from(word.normalize("NFD"));
  const [latins, cyrillics] = [signs.filter((sign) => latin.test(sign)), signs.filter((sign) => cyrillic.test(sign))];
  if (latins.length === 0 || cyrillics.length === 0) return word;
  const table = [
    { of: latins, as: asCyrillic },
    { of: cyrillics, as: asLatin },
  ].find(({ of, as }) => of.every((sign) => as[sign] !== undefined))?.as;
  return table === undefined
    ? word
    : signs
        .map((sign) => table[sign] ?? sign)
        .join("")
        .normalize("NFC");
}
