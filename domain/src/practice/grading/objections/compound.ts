import { bareWords, type Form, type Reading } from "../question/reading.ts";
import { contentWords } from "../text/words.ts";
import { areRelated, stemmed } from "../tables/related.ts";

/** Second words that hardly change the meaning: what a thing consists of, or its kind. */
const nearlyTheSame =
  /^(?:muscle|tissue|wall|cells?|matter|material|pane|tree|plant|instruments?|section|gas|gland|bone|organ|metal|system|sign|language|number|process|day|area|region|side|line|point|element|molecules?|atoms?|people|party|law|theory|effect|method)$/;

/**
 * Whether an answer is a compound with its own meaning that begins with the card's only word, `heart attack` for the heart: the dictionary
 * has it, but not as a synonym of the card's word, as `Amazon River`, nor as a hyponym of the second word.
 */
export function isCompoundOfIt({ words }: Form, { answer, question, language, lexicon, meanSame, isAsked }: Reading): boolean {
  const [word, ...more] = contentWords(words, language);
  const [first = "", second = "", ...rest] = bareWords(answer.text);
  if (language !== "en" || word === undefined || more.length > 0 || second === "" || rest.length > 0) return false;
  if (/[,;:(]/.test(answer.text) || !areRelated(stemmed(word), stemmed(first), language, meanSame)) return false;
  if (/\bunit\b/i.test(question.term.slice(0, 100)) && otherUnit.test(second)) return true;
  // `chlorophyll a` is a kind of chlorophyll.
  if (/^[a-z]$/.test(second) || isAsked(second) || nearlyTheSame.test(second) || lexicon.areKin(word, second, "any")) return false;
  const known = lexicon.senses(`${first} ${second}`);
  return known.length > 0 && !known.some((sense) => sense.words.includes(word) || sense.words.includes(first));
}

/** A second unit that makes another one of the first: `newton metre`, `watt-hour`. */
const otherUnit = /^(?:seconds?|minutes?|hours?|met(?:re|er)s?|per|squared?|cubed?|cubic)$/;

/** Words before a place name that make another place. */
const another = /^(?:north|south|east|west|northern|southern|eastern|western|new|equatorial|papua)$/;

/**
 * `West Virginia, in the east` for Virginia: another place, which the dictionary has under its own name, or whose first word is also a
 * name.
 */
export function isPlaceOfItsOwn({ question, answer, lexicon }: Reading): boolean {
  const name = question.definition.trim().toLowerCase();
  if (!/^\p{Lu}\p{L}{3,}$/u.test(question.definition.trim()) || answer.words.length > mostWords) return false;
  const place = answer.words.indexOf(name);
  const before = answer.words[place - 1] ?? "";
  if (place < 1 || !another.test(before) || (before === "new" && /\bcapital\b/i.test(question.term))) return false;
  const whole = `${before} ${name}`;
  const known = lexicon.senses(whole);
  if (known.length > 0) return !known.some(({ words }) => words.includes(name));
  return new RegExp(`\\b${before.slice(0, 1).toUpperCase()}${before.slice(1)} ${question.definition.trim()}\\b`).test(answer.raw);
}

const mostWords = 16;
