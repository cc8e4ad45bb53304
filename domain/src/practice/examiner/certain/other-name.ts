import names from "../knowledge/names-of-one-thing.json" with { type: "json" };
import { outcome, type Outcome } from "../question/outcome.ts";
import type { Reading } from "../question/reading.ts";
import { folded, unified } from "../text/fold.ts";
import { isArticle } from "../text/function-words.ts";
import { wordsOf } from "../text/words.ts";

/** Longer texts are no names. */
const longestName = 70;
const kept = 96;

/** Beginnings of words that ask for one of the names: `the symbol of gold`, `What does DNA stand for?`. */
const askingForOne =
  /(?<!\p{L})(?:symbol|sign|formula|abbrev|acronym|initial|stands? for|short(?:hand)? (?:for|form)|full (?:form|name)|spell|notation|in (?:words|full)|writ(?:e|ten) out|code|former|formerly|zeichen|kurzzeichen|formel|summenformel|abkürz|abgekürzt|kürzel|kurzform|ausgeschrieben|steht für|frühere|symbole|signe|formule|abrévia|abrég|sigle|acronyme|ancien|símbolo|fórmula|abreviatura|siglas?|acrónimo|antiguo)/iu;

/** The rows of the table with each name, and whether the name is a sign: a sign stands beside names in several languages, which do not stand for each other. */
type Place = { row: number; isSign: boolean };

let known: { places: ReadonlyMap<string, readonly Place[]>; signs: ReadonlyMap<string, readonly number[]> } | null = null;

function tables() {
  const places = new Map<string, Place[]>();
  const signs = new Map<string, number[]>();
  const add = (name: string, place: Place) => places.set(keyOf(name), [...(places.get(keyOf(name)) ?? []), place]);
  let row = 0;
  for (const line of names.signs) {
    const [sign = "", rest = ""] = line.split(": ", 2);
    add(sign, { row, isSign: true });
    signs.set(sign, [...(signs.get(sign) ?? []), row]);
    for (const name of rest.split("; ")) add(name, { row, isSign: false });
    row += 1;
  }
  for (const line of [...names.en, ...names.de, ...names.fr, ...names.es]) {
    // In its own language each name stands for each other.
    for (const name of line.split("; ")) add(name, { row, isSign: true });
    row += 1;
  }
  return { places, signs };
}

/** A name as it is compared: without an article, the points of an abbreviation and spaces between words and hyphens. */
function keyOf(text: string): string {
  const words = folded(text)
    .replaceAll(".", "")
    .split(/[\s-]+/);
  const first = words.findIndex((word) => !isArticle(word));
  return (first > 0 ? words.slice(first) : words).join(" ").replace(/[!?,;:]+$/, "");
}

/**
 * Another name of the one thing that the card names: `USA` for the United States, `kg` for kilogram, `H` for hydrogen. Not where the question asks for one
 * of the names, or has one of them itself.
 */
export function otherName({ question, answer, forms, others }: Reading): Outcome | null {
  const { definition, term } = question;
  if (answer.raw.length > longestName || answer.text === "") return null;
  const { places, signs } = (known ??= tables());
  const said = placesOf(answer.text, places);
  if (said.length === 0 || askingForOne.test(term)) return null;
  // `CO` is no `Co`; a single letter has many meanings.
  const typed = unified(question.answer).trim();
  const meant = typed.length > 1 ? signs.get(typed) : undefined;
  const row = forms
    .filter(({ raw, text }) => raw.length <= longestName && keyOf(text) !== keyOf(answer.text))
    .flatMap(({ text }) => placesOf(text, places))
    .find((own) => said.some((place) => place.row === own.row && (place.isSign || own.isSign)) && (meant?.includes(own.row) ?? true))?.row;
  if (row === undefined || isInQuestion(row, term, places)) return null;
  const isOnAnother = others.some((card) => keyOf(card.definition.slice(0, longestName + 1)) === keyOf(answer.text));
  return isOnAnother ? null : outcome(kept, "alternative", { found: [definition.trim()] });
}

function placesOf(text: string, places: ReadonlyMap<string, readonly Place[]>): readonly Place[] {
  return places.get(keyOf(text)) ?? [];
}

/** Whether the question has a name of the row: then it asks for another one. */
function isInQuestion(row: number, term: string, places: ReadonlyMap<string, readonly Place[]>): boolean {
  const words = wordsOf(folded(term.slice(0, 200)).replaceAll(".", ""));
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1)
      if (places.get(words.slice(from, to).join(" "))?.some((place) => place.row === row)) return true;
  return false;
}

/** of a name in a question */
const mostWords = 6;
