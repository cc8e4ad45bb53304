import { shortened } from "@recollect/domain/practice/examiner/feedback/feedback.ts";
import type { Reason } from "@recollect/domain/practice/examiner/question/outcome.ts";
import { listText } from "../lib/language/formats.ts";
import { t } from "../lib/language/t.ts";

const mostNamed = 5;

/**
 * What the built-in examiner found, in the student's language, by its rule and the parts that it names; null for a rule that this build does not
 * know. The English sentences are those of the examiner (feedback.test.ts compares them). `score` is 0 to 100.
 */
export function feedbackText({ code, found, missing, detail }: Reason, score: number): string | null {
  const isRight = score >= 90;
  const card = shortened(missing[0] ?? "");
  const part = shortened(detail ?? "");
  const [raw, rawCard] = [detail ?? "", missing[0] ?? ""];
  if (Object.hasOwn(sentences, code)) return sentences[code as keyof typeof sentences];
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others have their sentences already
  switch (code) {
    case "accents":
      return t('Right, but mind the accents: the card writes "{part}".', { part });
    case "accent-part":
      return t('Without its accent this can be another word: the card writes "{card}".', { card });
    case "accent-word":
      return t('With these accents it is another word: the card writes "{card}".', { card });
    case "spelling":
      return t('Right, but mind the spelling: the card writes "{part}".', { part });
    case "synonym":
      return t('Right: it means the same as "{part}".', { part });
    case "other-words":
      return t('Right, in your own words: the card says "{part}".', { part });
    case "one-word-other":
      return t('Close, but you say "{raw}" where the card says "{rawCard}".', { raw, rawCard });
    case "article":
      return t('The word is right, but the article is not: the card has "{raw}".', { raw });
    case "number":
      return isRight
        ? t("Right: the value is the same.")
        : t("The number is right, but something else in your answer does not fit the card.");
    case "unit-missing":
      return t("The number is right, but its unit is missing: the card says {raw}.", { raw });
    case "unit-wrong":
      return t("The number is right, but the unit is not: the card says {rawCard}.", { rawCard });
    case "near-number":
      return t("Close: the card says {rawCard}, and {raw} is rounded too far.", { rawCard, raw });
    case "range-part":
      if (detail !== undefined) return t("One end of your range is right, but the card says {rawCard}.", { rawCard });
      return /\d\s?(?:[-–—]|to)\s?\d/.test(rawCard)
        ? t("This lies within what the card says, but the card gives the whole range: {rawCard}.", { rawCard })
        : t("The card gives one value, {rawCard}, and not a range.", { rawCard });
    case "date":
      return isRight ? t("Right: it is the same date.") : t("This is another date than the card's, {card}.", { card });
    case "date-near":
      return t("Nearly: the year is right, but the card says {card}.", { card });
    case "time":
      return isRight ? t("Right: it is the same time.") : t("This is another time than the card's, {card}.", { card });
    case "formula":
      return isRight ? t("Right: it is the same formula.") : t("Your formula differs from the card's: {card}.", { card });
    case "code":
      return isRight ? t("Right: it is the same code.") : t("This does something else than the card's code: {card}.", { card });
    case "tones-missing":
      return t("The letters are right, but without their marks they can be another word: {rawCard}.", { rawCard });
    case "only-said":
      return t('It is said so, but the card asks how it is written: "{card}".', { card });
    case "ending-missing":
      return t('The word is right, but a part of it or its form is not: the card has "{card}".', { card });
    case "other-sign":
      return t('In this script one sign makes another word: the card has "{card}".', { card });
    case "list":
      return aboutList(isRight, found, missing, detail);
    case "key-words":
      return isRight ? aboutRight(found, missing) : aboutPart(found, missing);
    case "other-card":
      return t("This is the answer to another card: {part}.", { part });
    case "different-number":
      return detail === undefined
        ? t("The card has another number, and a different number is a different answer.")
        : t("The card says {number} where you say {raw}, and a different number is a different answer.", {
            number: missing[0] ?? t("another number"),
            raw,
          });
    case "negation":
      return t('Careful: your answer says the opposite of the card, "{card}".', { card });
    case "opposite":
      return t('Careful: the card says "{rawCard}" where you say "{raw}", which changes the meaning.', { rawCard, raw });
    case "swapped":
      return t('The right words, but the other way round: the card says "{card}".', { card });
    case "several-guesses":
      return t('This offers several answers, and not all of them are right: the card says "{card}".', { card });
    case "no-match":
      if (found.length === 0) return t("This does not match what the card says.");
      return notEnough(found, missing);
    default:
      return null;
  }
}

/** The rules whose sentence names nothing of the card. */
const sentences = {
  empty: t("There is no answer to grade yet."),
  "not-known": t("No problem. Read what the card says, and try again later."),
  exact: t("Exactly right: this is what the card says."),
  accepted: t("Right: you had this wording counted as right before."),
  alternative: t("Right: this is one of the answers the card accepts."),
  "word-form": t("Right: another form of the same words."),
  "date-part": t("What you gave of the date is right, but a part of it is missing."),
  "formula-unbalanced": t("The substances are right, but their numbers do not balance."),
  "formula-constant": t("Right but for the constant that is added."),
  "formula-sign": t("This is one of the two solutions: the card has ±."),
  "formula-bound": t("Right but for the limit itself: whether it belongs to it is the other way on the card."),
  "formula-charge": t("The atoms are right, but the charge of the ion is missing."),
  "formula-part": t("What you gave is right, but it is only a part of what the card has."),
  reading: t("Right: this is the word, or one of its readings."),
  "repeats-the-question": t("This only repeats the question: say what it means."),
} satisfies Partial<Record<Reason["code"], string>>;

function aboutList(isRight: boolean, found: readonly string[], missing: readonly string[], extra: string | undefined): string {
  if (isRight) return t("Right: every item is there.");
  const wrong = extra === undefined ? "" : shortened(extra);
  if (missing.length === 0)
    return wrong === ""
      ? t("Every item is there, but you named more than the card does.")
      : t("Every item is there, but you named more than the card does: {wrong}.", { wrong });
  const [count, of] = [found.length, found.length + missing.length];
  return wrong === ""
    ? t("You named {count} of {of}: {found}, but not {missing}.", { count, of, found: all(found), missing: any(missing) })
    : t("You named {count} of {of}: {found}, but not {missing}, and {wrong} is not on the card.", {
        count,
        of,
        found: all(found),
        missing: any(missing),
        wrong,
      });
}

function aboutRight(found: readonly string[], missing: readonly string[]): string {
  if (found.length === 0)
    return missing.length === 0 ? t("Right.") : t("Right, and the card also says {missing}.", { missing: all(missing) });
  return missing.length === 0
    ? t("Right: you named {found}.", { found: all(found) })
    : t("Right: you named {found}, and the card also says {missing}.", { found: all(found), missing: all(missing) });
}

function notEnough(found: readonly string[], missing: readonly string[]): string {
  return missing.length === 0
    ? t("This is not enough yet: you named {found}.", { found: all(found) })
    : t("This is not enough yet: you named {found}, but not {missing}.", { found: all(found), missing: any(missing) });
}

function aboutPart(found: readonly string[], missing: readonly string[]): string {
  if (found.length > 0 && missing.length > found.length) return notEnough(found, missing);
  if (missing.length > 0) return t("Close, but you left out {missing}.", { missing: all(missing) });
  return found.length === 0 ? t("Partly right.") : t("Partly right: you named {found}.", { found: all(found) });
}

function all(parts: readonly string[]): string {
  return listed(parts, (first, last) => t("{first} and {last}", { first, last }));
}

function any(parts: readonly string[]): string {
  return listed(parts, (first, last) => t("{first} or {last}", { first, last }));
}

function listed(parts: readonly string[], join: (first: string, last: string) => string): string {
  const named = parts.slice(0, mostNamed).map(shortened);
  const rest = parts.length - named.length;
  if (rest > 0) return t("{parts} and {rest, number} more", { parts: listText(named), rest });
  return named.length > 1 ? join(listText(named.slice(0, -1)), named.at(-1) ?? "") : (named[0] ?? t("nothing of it"));
}
