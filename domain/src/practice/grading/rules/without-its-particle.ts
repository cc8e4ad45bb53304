import { bareWords, type Reading } from "../question/reading.ts";
import { outcome, type Outcome } from "../question/verdict.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { namedIn } from "../text/guessed-language.ts";

/** Number of words; a longer expression is a sentence. */
const mostWords = 4;

/**
 * `waschen` for `sich waschen`, `acordarse` for `acordarse de`: in a foreign language the particle is a part of the word that was asked
 * for.
 */
export function withoutItsParticle({ forms, answer, question, spelledIn, language }: Reading): Outcome | null {
  const [form] = forms;
  const own = bareWords(form?.text ?? "");
  const said = bareWords(answer.text);
  if (form === undefined || namedIn(question.term) === null || own.length > mostWords || said.length >= own.length || said.length === 0)
    return null;
  const isSmall = (word: string) => isFunctionWord(word, language) || small.test(word);
  const missing = own.filter((word) => !said.includes(word));
  const isRest = said.every((word) => own.includes(word)) && missing.length === own.length - said.length;
  const isWhole = said.some((word) => !isSmall(word));
  if (!isRest || !isWhole || !missing.every(isSmall) || spelledIn === "ja") return null;
  return outcome(60, "particle-missing", { found: said, missing, detail: form.raw.trim() });
}

/** Particles and prepositions that belong to a verb. */
const small =
  /^(?:sich|mich|se|me|si|de|à|a|para|con|auf|an|über|um|für|nach|mit|zu|en|di|da|of|for|at|to|on|up|out|off|in|after|with|about)$/;
