import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { asksForParts } from "../take-apart/alternatives.ts";
import { folded } from "../text/fold.ts";

/** Two or three words with capitals at the beginning of a definition, with nothing but a remark behind them: `Friedrich Ebert (SPD)`. */
const name = /^(\p{Lu}[\p{L}.'’-]*(?: (?:von|van|de|der|den|da|di|le|la|du|del|ibn|al))*(?: \p{Lu}[\p{L}'’-]+){1,2})(?:\s*[(,].*)?$/u;
/** First words without which the rest names another thing: `New York`. */
const needed =
  /^(?:new|san|santa|saint|st|north|south|east|west|los|las|el|united|great|nord|süd|ost|nouvelle|nueva|black|white|red|golden)\b/u;
/** Last words that many names share: `Pacific Ocean`. */
const shared = new Set(
  "ocean sea river lake mountain mountains street war wars empire act party league union islands island city county state states revolution treaty university college kingdom republic law effect theorem ii iii iv vi vii viii xiv xvi i v x".split(
    " ",
  ),
);
const longestDefinition = 80;
const kept = 96;

/** The last word of a name, `Lincoln` for Abraham Lincoln, unless another card of the deck has it too. */
export function lastName({ question, answer, others, isAsked }: Reading): Outcome | null {
  if (question.definition.length > longestDefinition || asksForParts(question)) return null;
  const whole = name.exec(question.definition.trim())?.[1];
  if (whole === undefined) return null;
  const words = folded(whole).split(" ");
  const last = words.at(-1) ?? "";
  const typed = folded(question.answer).replace(/[.!?]+$/, "");
  const isTail = words.slice(1).some((_, at) => words.slice(at + 1).join(" ") === typed) && typed.endsWith(last);
  if (!isTail || needed.test(words.join(" ")) || shared.has(last) || last.length < 3 || isAsked(last) || answer.words.length > 3)
    return null;
  const hasAnother = others.some(
    ({ definition }) =>
      definition.length <= longestDefinition &&
      folded(definition)
        .split(/[^\p{L}]+/u)
        .includes(last),
  );
  return hasAnother ? null : outcome(kept, "alternative");
}
