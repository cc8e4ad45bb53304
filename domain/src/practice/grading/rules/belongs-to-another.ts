import type { GradedCard, Reading } from "../question/reading.ts";
import { folded } from "../text/fold.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { stem } from "../text/stems.ts";
import { isGeneric } from "./coverage.ts";

/** How many cards are looked at, and how long a text may be that is searched for. */
const mostCards = 1000;
const longestText = 120;
/** How many of them are read word by word. */
const mostRead = 30;
/** Of a definition of fewer words of its own, an answer may say them by chance. */
const leastOwn = 2;
/** So many letters two forms of a word have in common. */
const leastAlike = 3;
/** What says that the other thing is not meant, but told apart. */
const contrast = /\b(?:unlike|not|whereas|while|but|than|instead|contrast|nicht|sondern)\b/;

/**
 * The card of the deck whose answer a right answer adds to its own, `breaks down toxins and filters the blood`, where that is the kidney's;
 * or whose work it says to be of the same hand. Null where there is none.
 */
export function cardOfTheAddition(reading: Reading): GradedCard | null {
  const { answer, others, forms, language, isAsked, question } = reading;
  if (contrast.test(answer.text.slice(0, 400))) return null;
  const said = new Set(answer.words.map(stem));
  const known = new Set(forms.flatMap((form) => form.words.map(stem)));
  // A card with a long word of which the answer has not even the beginning is not read further.
  const mayBeSaid = ({ definition }: GradedCard) => {
    const long = definition.length > longestText ? null : definition.match(/\p{L}{4,}/gu);
    return long?.every((word) => answer.text.includes(word.slice(0, leastAlike).toLowerCase())) === true;
  };
  const isAdded = ({ term, definition }: GradedCard) => {
    if (definition.trim() === question.definition.trim() || /^(?:\p{Lu}[\p{L}'’.-]*\s*)+$/u.test(definition.trim()) || isNamed(term))
      return false;
    const words = contentWords(wordsOf(folded(definition)), language);
    const own = words.filter((word) => !known.has(stem(word)) && !isAsked(word) && !isGeneric(word) && word.length > 2);
    return own.length >= leastOwn && words.every((word) => said.has(stem(word)));
  };
  // Who names the other thing may well say what it is.
  const isNamed = (term: string) =>
    contentWords(wordsOf(folded(term.slice(0, longestText))), language).some((word) => !isAsked(word) && said.has(stem(word)));
  const strange = contentWords(answer.words, language)
    .filter((word) => !known.has(stem(word)) && !isAsked(word) && !isGeneric(word) && word.length > 2)
    .map(stem);
  const mayBeASibling = ({ definition }: GradedCard) => {
    if (strange.length < leastOwn || definition.length > longestText) return false;
    const text = definition.toLowerCase();
    return strange.every((word) => text.includes(word.slice(0, leastAlike)));
  };
  // Two kinds of one thing, `cell division that …`: what is added is said of the other kind.
  const isOfASibling = ({ term, definition }: GradedCard) => {
    if (isNamed(term)) return false;
    const words = contentWords(wordsOf(folded(definition)), language).map(stem);
    return strange.every((word) => words.includes(word)) && words.filter((word) => known.has(word)).length >= leastOwn;
  };
  const added = addedAsAnother(answer.text);
  const near = others.slice(0, mostCards);
  const whole =
    added === null
      ? undefined
      : near
          .filter(mayBeSaid)
          .slice(0, mostRead)
          .find((card) => endsIn(card, added, forms[0]?.text ?? ""));
  if (whole !== undefined) return whole;
  return (
    near.filter(mayBeSaid).slice(0, mostRead).find(isAdded) ??
    near.filter(mayBeASibling).slice(0, mostRead).find(isOfASibling) ??
    near.find((card) => isOfOneHand(card, reading)) ??
    null
  );
}

/** What an answer adds as one thing more: `… and also bone to bone`. */
function addedAsAnother(text: string): string | null {
  return /^.{6,200}?\s(?:and|plus|as well as)\s(?:also\s)?(\p{L}+(?:\s\p{L}+){2,6})[.!]?$/u.exec(text)?.[1] ?? null;
}

/** Whether a card says just that, at its end, which the answered card does not say: `connects bone to bone`. */
function endsIn({ definition }: GradedCard, added: string, own: string): boolean {
  const text = folded(definition.slice(0, longestText)).replace(/[.!]$/, "");
  return text.split(" ").length <= added.split(" ").length + 2 && text.endsWith(added) && !own.includes(added);
}

/** What a card asks of a work: `Composer of Fidelio`, `Who painted The Scream?`. */
const hand =
  /^(?:who )?(?:author|writer|poet|composer|painter|artist|sculptor|architect|director|inventor|discoverer|founder|wrote|composed|painted|built|directed|invented|discovered|founded)\s(?:of\s)?(\p{L}[\p{L}\p{M}\s'’-]{3,60})\??$/iu;

/** `Picasso, who also painted The Scream`: the work that another card asks about. */
function isOfOneHand({ term, definition }: GradedCard, { answer, question }: Reading): boolean {
  const work = /\*([^*]{4,60})\*/.exec(term.slice(0, longestText))?.[1] ?? hand.exec(term.slice(0, longestText).trim())?.[1];
  if (work === undefined || question.term.includes(work) || definition.trim() === question.definition.trim()) return false;
  if (!answer.text.includes(folded(work).replace(/^the /, ""))) return false;
  return new RegExp(`\\b(?:also|and)\\s\\p{L}+\\s(?:the\\s)?${letters(work.replace(/^the\s/i, ""))}`, "iu").test(answer.raw.slice(0, 400));
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "[^\\p{L}\\p{N}]+");
}
