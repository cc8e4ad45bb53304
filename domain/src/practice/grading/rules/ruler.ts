import type { Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { unified, withoutAccents } from "../text/fold.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { tableOf } from "../../../words/table-of.ts";

type Numbered = { name: string; number: number; realm: string };

const romans = tableOf<number>({ i: 1, v: 5, x: 10, l: 50 });
const ordinals =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth".split(
    " ",
  );
const titles =
  /^(?:the |it (?:was|is) )?(?:king|queen|emperor|empress|pope|tsar|czar|kaiser|sultan|prince|könig|königin|papst|kaiser|roi|pape|rey|reina)\s+/;

/**
 * Grades a name with its number, `Louis XVI`, `World War II`: the number belongs to it, in any notation. Without the number it is a part.
 */
export function asNumberedName({ question, answer }: Reading): Outcome | null {
  if (!/^(?:\p{Lu}[\p{L}'’-]+\s){1,3}[IVXL]+(?:\s(?:of|von|de)\s[\p{L}\s]+)?$/u.test(question.definition.trim())) return null;
  const [expected, given] = [numbered(question.definition), numbered(question.answer)];
  if (expected === null) return null;
  const said = given?.name ?? plainName(answer.text);
  const slips = allowedSlips(expected.name.length);
  if (said !== expected.name && slipsBetween(expected.name, said, slips) > slips) return null;
  if (given === null) return outcome(60, "several-of-the-name", { found: [expected.name], detail: question.definition.trim() });
  if (given.number === expected.number && given.realm !== "" && expected.realm !== "" && given.realm !== expected.realm)
    return outcome(MARKS.none, "opposite", { missing: [expected.realm], detail: given.realm });
  return given.number === expected.number
    ? outcome(98, "short-name", { found: [question.definition.trim()], detail: question.definition.trim() })
    : outcome(MARKS.none, "different-number", { missing: [question.definition.trim()], detail: question.answer.trim().slice(0, 80) });
}

function numbered(text: string): Numbered | null {
  const words = unified(text.slice(0, 100)).toLowerCase().trim().split(" ");
  // The number, or a name such as `the great`, is the last word, or stands before `of` and a realm.
  const isNumber = (at: number) =>
    /^(?:\d{1,2}(?:st|nd|rd|th)?|\p{L}+)\.?$/u.test(words[at] ?? "") &&
    (at === words.length - 1 || (/^(?:of|von|de)$/.test(words[at + 1] ?? "") && at + 2 < words.length));
  const place = words.findIndex((_, at) => at > 0 && isNumber(at));
  if (place < 0) return null;
  const [name, written, realm] = [
    words.slice(0, words[place - 1] === "the" && place > 1 ? place - 1 : place).join(" "),
    (words[place] ?? "").replace(/\.$/, ""),
    words.slice(words[place + 2] === "the" ? place + 3 : place + 2).join(" "),
  ];
  const number = /^\d/.test(written)
    ? Number.parseInt(written, 10)
    : /^[ivxl]+$/.test(written)
      ? romanValue(written)
      : ordinals.indexOf(written) + 1;
  return number > 0 ? { name: plainName(name), number, realm: withoutAccents(realm.trim()) } : null;
}

function plainName(name: string): string {
  return withoutAccents(
    name
      .replace(titles, "")
      .replace(/\bthe$/, "")
      .trim(),
  );
}

function romanValue(written: string): number {
  const values = Array.from(written, (letter) => romans[letter] ?? 0);
  return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0);
}
