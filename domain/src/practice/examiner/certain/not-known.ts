import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome } from "../question/outcome.ts";
import { withoutAccents } from "../text/fold.ts";

/** What students write if they do not know, in the languages of most decks, without accents and punctuation. */
const admissions = [
  "(?:sorry )?(?:i )?(?:really )?(?:do not|don t|dont|didn t|cannot|can t|cant) (?:know|remember|recall)(?: it| this| that)?(?: yet| anymore| sorry)?",
  "(?:sorry )?(?:i )?(?:have )?(?:no|not a|absolutely no) (?:idea|clue)(?: sorry)?",
  "(?:sorry )?i (?:forgot|have forgotten)(?: it| this| that)?(?: sorry)?",
  "(?:i m |im |i am )?not sure(?: sorry)?",
  "(?:idk|dunno|no answer|see above|(?:all|none) of (?:the above|them))",
  "(?:ich )?(?:weiss|weiß) (?:ich |es )?(?:leider )?nicht(?: mehr)?",
  "(?:leider )?keine ahnung|(?:habe? ich|ich habe?) (?:es )?vergessen",
  "(?:je )?(?:ne |n )?sais (?:pas|plus)|aucune idee|j ai oublie",
  "no (?:lo )?se|ni idea|no (?:me acuerdo|recuerdo)|(?:lo )?olvide",
  "non (?:lo )?so|non (?:mi )?ricordo|boh",
  "nao sei|nao (?:me )?lembro|esqueci",
];
const admission = new RegExp(`^(?:${admissions.join("|")})$`, "u");
/** Longest admission, in UTF-16 code units. */
const longestAdmission = 60;

/** `no idea`, `sorry I forgot`: the student has not answered, even if a word of the card occurs in it. */
export function saysItIsNotKnown({ answer, forms }: Reading): Outcome | null {
  if (!isAdmission(answer.raw)) return null;
  const isOnTheCard = forms.some(({ raw, text }) => isAdmission(raw) || text.includes(answer.text));
  return isOnTheCard ? null : outcome(MARKS.none, "not-known");
}

function isAdmission(text: string): boolean {
  if (text.length > longestAdmission) return false;
  const plain = withoutAccents(text.toLowerCase()).replace(/[^\p{L}]+/gu, " ");
  return admission.test(plain.trim());
}
