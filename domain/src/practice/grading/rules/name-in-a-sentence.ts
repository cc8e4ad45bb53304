import type { Form, Reading } from "../question/reading.ts";
import { outcome, type Outcome } from "../question/verdict.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { askedKind } from "./asked-kind.ts";
import { isName, shortName, withoutRemark } from "./short-name.ts";

/** A part of a person's name, alone or in a sentence on the work. */
export function personsName(form: Form, reading: Reading): Outcome | null {
  return shortName(form, reading) ?? nameOfTheMaker(form, reading);
}

/** The surname in a sentence that says whose work it is, `Bell invented it in 1876`, and not beside whom: `he worked with Bell`. */
function nameOfTheMaker(form: Form, reading: Reading): Outcome | null {
  const { answer, question } = reading;
  const written = question.definition.trim().split(/\s+/);
  const family = written.at(-1) ?? "";
  if (
    answer.words.length > longestWithARemark ||
    !isName(written) ||
    askedKind(question.term) === "place" ||
    form.text !== folded(question.definition.trim())
  )
    return null;
  const said = withoutAccents(answer.raw.slice(0, 400));
  const name = withoutAccents(family).replace(/[^\p{L}-]/gu, "");
  const isMaker = new RegExp(
    `^(?:\\p{L}+\\s)?${name}\\s(?:invented|discovered|wrote|painted|composed|made|built|designed|founded|created|did)\\b|\\b(?:by|named|called|is|was|it's|that's)\\s(?:the \\p{Ll}+ )?(?:\\p{L}+\\s)?${name}(?=$|[\\s,.;!?)])`,
    "u",
  );
  if (!isMaker.test(said) || /\b(?:not|never|or|unlike)\b|n't\b/i.test(said)) return null;
  const before = said.slice(0, said.indexOf(name));
  if (relative.test(before)) return null;
  const others = before.match(/(?<!^|[.!?]\s)(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const isOwn = (one: string) => reading.isAsked(folded(one)) || withoutAccents(question.definition).includes(one);
  return others.every(isOwn) ? outcome(92, "short-name", { found: [family], detail: question.definition.trim() }) : null;
}

/** People who are named by another: `a friend of the man called Bell`. */
const relative =
  /\b(?:pupil|student|teacher|friend|wife|husband|son|daughter|father|mother|brother|sister|uncle|cousin|nephew|rival|assistant|successor|predecessor|follower|colleague)\b/;

/** A name with a long remark, `Orwell, who also wrote novels about his time in Burma`, or in a long sentence on the work. */
export function nameInALongAnswer(form: Form, reading: Reading): Outcome | null {
  const { text, words } = reading.answer;
  const isRemark = words.length <= longestWithARemark && withoutRemark(text).split(" ").length <= mostNames;
  return (isRemark ? shortName(form, reading) : null) ?? nameOfTheMaker(form, reading);
}

const longestWithARemark = 40;
const mostNames = 5;
