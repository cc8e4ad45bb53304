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

/** Verbs in る that change their last syllable as those in other syllables do, though い or え stands before it. */
const likeOtherVerbs = new Set(
  "しる 知る きる 切る いる 要る はいる 入る はしる 走る かえる 帰る まいる 参る へる 減る しゃべる 喋る すべる 滑る ける 蹴る にぎる 握る かぎる 限る あせる 焦る ちる 散る".split(
    " ",
  ),
);
/** Syllables in い before the る of verbs that leave it out, `みる`; others could be two verbs: いきます is from いく and いきる. */
const keptInI = new Set("み でき おき おち おり かり たり あび しんじ かんじ すぎ".split(" "));

/** `あそびます` for あそぶ, `たべます` for たべる. Forms that could be of two verbs count for none. */
function isPoliteForm(polite: string, plain: string): boolean {
  const stem = /^(.+)ます$/u.exec(polite)?.[1];
  if (stem === undefined || plain.length < 2) return false;
  const ending = politeEndings[endings.indexOf(plain.at(-1) ?? "")];
  if (stem === `${plain.slice(0, -1)}${ending}`)
    return (
      !plain.endsWith("る") ||
      likeOtherVerbs.has(plain) ||
      /[あかがさざただなばまらわうくぐすずつづぬふぶむゆるおこごそぞとどのほぼもよろ]る$/u.test(plain)
    );
  if (plain !== `${stem}る` || likeOtherVerbs.has(plain)) return false;
  return /[\p{Script=Han}えけげせぜてでねへべめれ]$/u.test(stem) || keptInI.has(stem);
}
