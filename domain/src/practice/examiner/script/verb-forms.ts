import type { Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";

/** A question about forms of a word: then one form is not another. */
const asksForAForm = /\b(?:form|plain|polite|formal|casual|dictionary|masu|past|present|tense)\b|ます/iu;

/** Whether two words are forms of one verb in which students learn it, unless the question or another card of the deck is about that form. */
export function isOtherVerbForm(own: string, given: string, { question, others, spelledIn }: Reading): boolean {
  if (own === "" || asksForAForm.test(question.term) || others.some(({ definition }) => folded(definition) === given)) return false;
  if (spelledIn === "ja") return isPoliteForm(given, own) || isPoliteForm(own, given);
  // `يشرب`, he drinks, for شرب, which is how dictionaries have to drink.
  return spelledIn === "ar" && /^to\s/i.test(question.term) && given === `ي${own}`;
}

const endings = "うくぐすつぬぶむる";
const politeEndings = "いきぎしちにびみり";

/** `あそびます` for あそぶ, `ねます` for ねる. */
function isPoliteForm(polite: string, plain: string): boolean {
  const stem = /^(.+)ます$/u.exec(polite)?.[1];
  if (stem === undefined || plain.length < 2) return false;
  const ending = politeEndings[endings.indexOf(plain.at(-1) ?? "")];
  return (
    stem === `${plain.slice(0, -1)}${ending}` ||
    (plain === `${stem}る` && /[\p{Script=Han}いきぎしじちにひびみりえけげせぜてでねへべめれ]$/u.test(stem))
  );
}
