import { tableOf } from "../../../words/table-of.ts";

const romans = tableOf<number>({ I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 });

/** `XIV` is 14; null for another text, and for a numeral in no usual spelling. */
export function romanOf(text: string): number | null {
  if (text === "" || !/^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return null;
  const digits = Array.from(text, (letter) => romans[letter] ?? 0);
  return digits.reduce((sum, value, place) => (value < (digits[place + 1] ?? 0) ? sum - value : sum + value), 0);
}

const chineseDigits = tableOf<number>({
  ...Object.fromEntries(Array.from("〇一二三四五六七八九", (sign, value) => [sign, value])),
  零: 0,
  両: 2,
  两: 2,
  兩: 2,
});
const smallScales = tableOf<number>({ 十: 10, 百: 100, 千: 1000 });
const largeScales = tableOf<number>({ 万: 10_000, 萬: 10_000, 億: 100_000_000, 亿: 100_000_000 });

/** `三十二`, `千二百`, `一万` and, digit by digit, `二〇一七`; null for a text with another sign. */
export function chineseOf(text: string): number | null {
  const signs = Array.from(text);
  if (signs.length > 1 && signs.every((sign) => chineseDigits[sign] !== undefined))
    return Number(signs.map((sign) => chineseDigits[sign]).join(""));
  let [total, group, digit] = [0, 0, 0];
  for (const sign of signs) {
    const [own, small, large] = [chineseDigits[sign], smallScales[sign], largeScales[sign]];
    if (own !== undefined) digit = own;
    else if (small !== undefined) [group, digit] = [group + (digit || 1) * small, 0];
    else if (large !== undefined) [total, group, digit] = [total + (group + digit || 1) * large, 0, 0];
    else return null;
  }
  return signs.length === 0 ? null : total + group + digit;
}
