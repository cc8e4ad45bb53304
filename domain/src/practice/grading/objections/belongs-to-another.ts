import type { GradedCard, Reading } from "../question/reading.ts";
import { folded, lettersPattern } from "../text/fold.ts";
import { contentWords, wordsOf } from "../text/words.ts";
import { isInCapitals } from "../text/capitalised.ts";
import { stem } from "../text/stems.ts";
import { isGeneric } from "../rules/coverage.ts";

/** Limits of the cards that are searched, and of their texts in UTF-16 code units. */
const mostCards = 1000;
const longestText = 120;
/** Number of cards that are compared word by word. */
const mostRead = 30;
/** A definition with fewer own words may match an answer by chance. */
const leastOwn = 2;
/** Number of letters that two forms of a word share. */
const leastAlike = 3;
/** Words of contrast: the other thing is mentioned only for comparison. */
const contrast = /\b(?:unlike|not|whereas|while|but|than|instead|contrast|nicht|sondern)\b/;

/**
 * The card of the deck whose definition a right answer adds to its own, `breaks down toxins and filters the blood` if the latter is the
 * kidney's card; or whose work the answer attributes to the same person. Null if there is none.
 */
export function cardOfTheAddition(reading: Reading): GradedCard | null {
  const { answer, others, forms, language, isAsked, question } = reading;
  if (contrast.test(answer.text.slice(0, 400))) return null;
  const said = new Set(answer.words.map(stem));
  const known = new Set(forms.flatMap((form) => form.words.map(stem)));
  // A card with a long word whose beginning is missing in the answer is skipped.
  const mayBeSaid = ({ definition }: GradedCard) => {
    const long = definition.length > longestText ? null : definition.match(/\p{L}{4,}/gu);
    return long?.every((word) => answer.text.includes(word.slice(0, leastAlike).toLowerCase())) === true;
  };
  const isAdded = ({ term, definition }: GradedCard) => {
    if (definition.trim() === question.definition.trim() || isInCapitals(definition) || isNamed(term)) return false;
    const words = contentWords(wordsOf(folded(definition)), language);
    const own = words.filter((word) => !known.has(stem(word)) && !isAsked(word) && !isGeneric(word) && word.length > 2);
    return own.length >= leastOwn && words.every((word) => said.has(stem(word)));
  };
  // An answer that names the other thing may explain it.
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
  // Two cards of one kind, `cell division that …`: the addition belongs to the other one.
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

/** What an answer adds as one more thing: `… and also bone to bone`. */
function addedAsAnother(text: string): string | null {
  return /^.{6,200}?\s(?:and|plus|as well as)\s(?:also\s)?(\p{L}+(?:\s\p{L}+){2,6})[.!]?$/u.exec(text)?.[1] ?? null;
}

/** Whether a card ends with the added text, and the answered card does not contain it: `connects bone to bone`. */
function endsIn({ definition }: GradedCard, added: string, own: string): boolean {
  const text = folded(definition.slice(0, longestText)).replace(/[.!]$/, "");
  return text.split(" ").length <= added.split(" ").length + 2 && text.endsWith(added) && !own.includes(added);
}

/** Questions for the author of a work: `Composer of Fidelio`, `Who painted The Scream?`. */
const hand =
  /^(?:who )?(?:author|writer|poet|composer|painter|artist|sculptor|architect|director|inventor|discoverer|founder|teacher|leader|conqueror|wrote|composed|painted|built|directed|invented|discovered|founded)\s(?:of\s)?(\p{L}[\p{L}\p{M}\s'’-]{3,60})\??$/iu;

const making =
  "painted|drew|wrote|composed|sculpted|carved|made|built|created|designed|directed|invented|discovered|founded|taught|led|conquered";

/** `Picasso, who also painted The Scream`: the work of another card. */
function isOfOneHand({ term, definition }: GradedCard, { answer, question }: Reading): boolean {
  const work = /\*([^*]{4,60})\*/.exec(term.slice(0, longestText))?.[1] ?? hand.exec(term.slice(0, longestText).trim())?.[1];
  if (work === undefined || question.term.includes(work) || definition.trim() === question.definition.trim()) return false;
  if (!answer.text.includes(folded(work).replace(/^the /, ""))) return false;
  return new RegExp(
    `\\b(?:(?:also|and)\\s\\p{L}+|(?:who|he|she)\\s(?:${making}))\\s(?:the\\s)?${lettersPattern(work.replace(/^the\s/i, ""))}`,
    "iu",
  ).test(answer.raw.slice(0, 400));
}
