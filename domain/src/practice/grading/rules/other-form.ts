import { bareWords, leadingArticle, type Form, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { areOneTranslation } from "../tables/everyday-words.ts";
import { areRelated, stemmed } from "../tables/related.ts";
import { tableOf } from "../../../words/table-of.ts";
import { articlesContradict } from "../text/function-words.ts";
import { withoutAccents } from "../text/fold.ts";
import { isAnotherWord } from "./another-word.ts";
import { areOneLatinWord } from "../tables/latin-plurals.ts";
import { stem } from "../text/stems.ts";

/** Suffixes that show gender: `hermano`, `hermana`. */
const genders = tableOf<readonly (readonly [string, string])[]>({
  es: [
    ["o", "a"],
    ["os", "as"],
    ["or", "ora"],
    ["n", "na"],
  ],
  it: [
    ["o", "a"],
    ["i", "e"],
    ["tore", "trice"],
  ],
  pt: [
    ["o", "a"],
    ["os", "as"],
    ["or", "ora"],
    ["ao", "a"],
  ],
});

/** `la hermana` for `el hermano`: the suffix shows the gender. Without an article that shows it too, the word is nearly right. */
export function anotherGender(form: Form, reading: Reading): Outcome | null {
  const pair = oneWordEach(form, reading);
  const endings = pair === null ? [] : (genders[reading.spelledIn ?? reading.language] ?? []);
  if (pair === null || endings.length === 0) return null;
  const [ours, theirs] = [withoutAccents(pair.word), withoutAccents(pair.said)];
  if (!endings.some((both) => haveEndings(ours, theirs, both) || haveEndings(theirs, ours, both))) return null;
  const [own, given] = [leadingArticle(form.text), leadingArticle(reading.answer.text)];
  const isSaidTwice = own !== null && given !== null && articlesContradict(own, given, reading.spelledIn);
  return isSaidTwice
    ? outcome(MARKS.none, "opposite", { missing: [pair.word], detail: pair.said })
    : outcome(50, "one-word-other", { missing: [pair.word], detail: pair.said });
}

/**
 * `worker` for `to work`, `news` for `new`: a dictionary has an entry for each, while `dogs` and `quickly` are forms of `dog` and `quick`.
 */
export function anotherEntry(form: Form, reading: Reading): Outcome | null {
  const pair = oneWordEach(form, reading);
  if (pair === null || reading.language !== "en" || reading.spelledIn !== "en" || pair.word === pair.said) return null;
  const { word, said } = pair;
  const { lexicon } = reading;
  const isOfOneRoot = stem(word) === stem(said) || lexicon.areDerived(word, said);
  const isForm = said.startsWith(word) && endingsOfForms.test(said.slice(word.length));
  const isEntry = (one: string) => lexicon.senses(one).some(({ words }) => words.includes(one));
  const isAnother = isOfOneRoot && !isForm && isEntry(word) && isEntry(said) && !lexicon.areSynonyms(word, said);
  return isAnother ? outcome(60, "one-word-other", { missing: [word], detail: said }) : null;
}

/** Suffixes that make a form of the same word. A plural can be another word (`news`, `glasses`). */
const endingsOfForms = /^(?:ed|d|ing|ly)$/;

/** One word for another that only shares its root: `histologist` for `histology` is not the form that was asked for. */
export function otherFormOfOneWord(form: Form, reading: Reading): Outcome | null {
  const pair = oneWordEach(form, reading);
  if (pair === null) return null;
  const { word, said } = pair;
  const { language, lexicon, meanSame } = reading;
  const isSameButE =
    language === "en" && (word === `${said}e` || said === `${word}e`) && !areOneLatinWord(word, said) && isAnotherWord(word, said, reading);
  if (isSameButE) return outcome(50, "one-word-other", { missing: [word], detail: said });
  const isSameWord =
    withoutAccents(word) === withoutAccents(said) ||
    (language === "en" && (stem(word) === stem(said) || areOneLatinWord(word, said) || meanSame(word, said)));
  // `lose` for `forget`: a verb may be a kind of the other and still not translate it.
  const isOnlyAWay =
    language === "en" && meanSame(word, said) && !areRelated(stemmed(word), stemmed(said), language) && !areOneTranslation(word, said);
  if (isOnlyAWay && !lexicon.areSynonyms(word, said) && !lexicon.areDerived(word, said))
    return outcome(50, "one-word-other", { missing: [word], detail: said });
  const isForm = !isSameWord && areRelated(stemmed(word), stemmed(said), language) && word[0] === said[0];
  return isForm ? outcome(60, "one-word-other", { missing: [word], detail: said }) : null;
}

/** The words of a card and an answer of one word each; null for others. */
function oneWordEach(form: Form, { answer }: Reading): { word: string; said: string } | null {
  const [[word, ...rest], [said, ...more]] = [bareWords(form.text), bareWords(answer.text)];
  const isOne = word !== undefined && said !== undefined && rest.length === 0 && more.length === 0;
  return isOne && /^[\p{L}\p{M}]+$/u.test(word + said) ? { word, said } : null;
}

function haveEndings(a: string, b: string, [one, other]: readonly [string, string]): boolean {
  return (
    a.endsWith(one) &&
    b.endsWith(other) &&
    a.length - one.length >= 2 &&
    a.slice(0, a.length - one.length) === b.slice(0, b.length - other.length)
  );
}
