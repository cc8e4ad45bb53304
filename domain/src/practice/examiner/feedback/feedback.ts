import { beginningOf } from "../../../cards/text/portions.ts";
import { readableFormula } from "../../../cards/formulas/readable-formula.ts";
import { readableSide } from "../../../cards/text/readable.ts";
import type { Outcome } from "../question/outcome.ts";

const mostNamed = 5;

/** One sentence for the student, in plain text: what was found, what is missing, and the rule that decided. */
export function feedbackFor({ score, rule, found, missing, detail }: Outcome): string {
  switch (rule) {
    case "empty":
      return "There is no answer to grade yet.";
    case "not-known":
      return "No problem. Read what the card says, and try again later.";
    case "exact":
      return "Exactly right: this is what the card says.";
    case "accepted":
      return "Right: you had this wording counted as right before.";
    case "alternative":
      return "Right: this is one of the answers the card accepts.";
    case "accents":
      return `Right, but mind the accents: the card writes "${shortened(detail ?? "")}".`;
    case "accent-part":
      return `Without its accent this can be another word: the card writes "${shortened(missing[0] ?? "")}".`;
    case "accent-word":
      return `With these accents it is another word: the card writes "${shortened(missing[0] ?? "")}".`;
    case "spelling":
      return `Right, but mind the spelling: the card writes "${shortened(detail ?? "")}".`;
    case "word-form":
      return "Right: another form of the same words.";
    case "synonym":
      return `Right: it means the same as "${shortened(detail ?? "")}".`;
    case "other-words":
      return `Right, in your own words: the card says "${shortened(detail ?? "")}".`;
    case "one-word-other":
      return `Close, but you say "${detail ?? ""}" where the card says "${missing[0] ?? ""}".`;
    case "article":
      return `The word is right, but the article is not: the card has "${detail ?? ""}".`;
    case "number":
      return score >= 90
        ? "Right: the value is the same."
        : "The number is right, but something else in your answer does not fit the card.";
    case "unit-missing":
      return `The number is right, but its unit is missing: the card says ${detail ?? ""}.`;
    case "unit-wrong":
      return `The number is right, but the unit is not: the card says ${missing[0] ?? ""}.`;
    case "near-number":
      return `Close: the card says ${missing[0] ?? ""}, and ${detail ?? ""} is rounded too far.`;
    case "range-part":
      if (detail !== undefined) return `One end of your range is right, but the card says ${missing[0] ?? ""}.`;
      return /\d\s?(?:[-–—]|to)\s?\d/.test(missing[0] ?? "")
        ? `This lies within what the card says, but the card gives the whole range: ${missing[0] ?? ""}.`
        : `The card gives one value, ${missing[0] ?? ""}, and not a range.`;
    case "date":
      return score >= 90 ? "Right: it is the same date." : `This is another date than the card's, ${shortened(missing[0] ?? "")}.`;
    case "date-part":
      return "What you gave of the date is right, but a part of it is missing.";
    case "date-near":
      return `Nearly: the year is right, but the card says ${shortened(missing[0] ?? "")}.`;
    case "time":
      return score >= 90 ? "Right: it is the same time." : `This is another time than the card's, ${shortened(missing[0] ?? "")}.`;
    case "formula":
      return score >= 90 ? "Right: it is the same formula." : `Your formula differs from the card's: ${shortened(missing[0] ?? "")}.`;
    case "formula-unbalanced":
      return "The substances are right, but their numbers do not balance.";
    case "formula-constant":
      return "Right but for the constant that is added.";
    case "formula-sign":
      return "This is one of the two solutions: the card has ±.";
    case "formula-bound":
      return "Right but for the limit itself: whether it belongs to it is the other way on the card.";
    case "formula-charge":
      return "The atoms are right, but the charge of the ion is missing.";
    case "formula-part":
      return "What you gave is right, but it is only a part of what the card has.";
    case "code":
      return score >= 90 ? "Right: it is the same code." : `This does something else than the card's code: ${shortened(missing[0] ?? "")}.`;
    case "reading":
      return "Right: this is the word, or one of its readings.";
    case "tones-missing":
      return `The letters are right, but without their marks they can be another word: ${missing[0] ?? ""}.`;
    case "only-said":
      return `It is said so, but the card asks how it is written: "${shortened(missing[0] ?? "")}".`;
    case "ending-missing":
      return `The word is right, but a part of it or its form is not: the card has "${shortened(missing[0] ?? "")}".`;
    case "other-sign":
      return `In this script one sign makes another word: the card has "${shortened(missing[0] ?? "")}".`;
    case "list":
      return aboutList(score, found, missing, detail);
    case "key-words":
      return score >= 90 ? aboutRight(found, missing) : aboutPart(found, missing);
    case "repeats-the-question":
      return "This only repeats the question: say what it means.";
    case "other-card":
      return `This is the answer to another card: ${shortened(detail ?? "")}.`;
    case "different-number":
      return detail === undefined
        ? "The card has another number, and a different number is a different answer."
        : `The card says ${missing[0] ?? "another number"} where you say ${detail}, and a different number is a different answer.`;
    case "negation":
      return `Careful: your answer says the opposite of the card, "${shortened(missing[0] ?? "")}".`;
    case "opposite":
      return `Careful: the card says "${missing[0] ?? ""}" where you say "${detail ?? ""}", which changes the meaning.`;
    case "swapped":
      return `The right words, but the other way round: the card says "${shortened(missing[0] ?? "")}".`;
    case "several-guesses":
      return `This offers several answers, and not all of them are right: the card says "${shortened(missing[0] ?? "")}".`;
    case "no-match":
      if (found.length === 0) return "This does not match what the card says.";
      return notEnough(found, missing);
  }
}

function notEnough(found: readonly string[], missing: readonly string[]): string {
  return `This is not enough yet: you named ${listed(found)}${missing.length === 0 ? "" : `, but not ${listed(missing, "or")}`}.`;
}

function aboutList(score: number, found: readonly string[], missing: readonly string[], extra: string | undefined): string {
  if (score >= 90) return "Right: every item is there.";
  const wrong = extra === undefined ? "" : shortened(extra);
  if (missing.length === 0) return `Every item is there, but you named more than the card does${wrong === "" ? "" : `: ${wrong}`}.`;
  const more = wrong === "" ? "" : `, and ${wrong} is not on the card`;
  return `You named ${found.length} of ${found.length + missing.length}: ${listed(found)}, but not ${listed(missing, "or")}${more}.`;
}

function aboutRight(found: readonly string[], missing: readonly string[]): string {
  if (found.length === 0) return missing.length === 0 ? "Right." : `Right, and the card also says ${listed(missing)}.`;
  return `Right: you named ${listed(found)}${missing.length === 0 ? "" : `, and the card also says ${listed(missing)}`}.`;
}

function aboutPart(found: readonly string[], missing: readonly string[]): string {
  if (found.length > 0 && missing.length > found.length) return notEnough(found, missing);
  if (missing.length > 0) return `Close, but you left out ${listed(missing)}.`;
  return found.length === 0 ? "Partly right." : `Partly right: you named ${listed(found)}.`;
}

function listed(parts: readonly string[], joiner: "and" | "or" = "and"): string {
  const named = parts.slice(0, mostNamed).map(shortened);
  const rest = parts.length - named.length;
  if (rest > 0) return `${named.join(", ")} and ${rest} more`;
  return named.length > 1 ? `${named.slice(0, -1).join(", ")} ${joiner} ${named.at(-1) ?? ""}` : (named[0] ?? "nothing of it");
}

/** A side of a card in at most 80 characters; formulas and lists become readable text. */
export function shortened(side: string): string {
  const text = readableSide(beginningOf(side, 400), { inLine: true, formula: readableFormula });
  return text.length > 80 ? `${text.slice(0, 77).trimEnd()}...` : text;
}
