import type { Language } from "../text/function-words.ts";
import type { Token } from "../words/tokens.ts";
import { denials, type WordReading } from "./reading.ts";
import { articles } from "./sentence-words.ts";
import { setsIn, wordSet } from "../text/word-sets.ts";
import wordsTable from "./sentence-words.json" with { type: "json" };

/** The verbs of the text's one clause about somebody, whether these do it or it is done to them, and the word that the clause is about. */
type Act = { verbs: readonly Token[]; isDoneTo: boolean; head: Token | undefined };

const readers: Partial<Record<Language, (tokens: readonly Token[]) => Act | null>> = {
  en: englishAct,
  de: germanAct,
  fr: (tokens) => romanceAct(tokens, french),
  es: (tokens) => romanceAct(tokens, spanish),
};

/** `someone who owes money` for someone who is owed money: who does something is another than the one to whom it is done. */
export function isOtherRole({ definition, answer, language }: WordReading): boolean {
  const read = readers[language];
  if (read === undefined || denials(definition) + denials(answer) > 0) return false;
  const [own, said] = [read(definition.tokens), read(answer.tokens)];
  return (
    own !== null &&
    said !== null &&
    own.isDoneTo !== said.isDoneTo &&
    isOneHead(own.head, said.head) &&
    own.verbs.some((verb) => said.verbs.some((other) => isOneVerb(verb, other)))
  );
}

const people = wordSet(wordsTable.people);

/** Both clauses are about one thing, or about people: a country that rules and a territory that is ruled are two things. */
function isOneHead(one: Token | undefined, other: Token | undefined): boolean {
  const isPerson = (head: Token | undefined) => head === undefined || people.has(head.text);
  return one?.stem === other?.stem || (isPerson(one) && isPerson(other));
}

/** `owed` and `owes` have two stems, and so have angeklagt and anklagt. */
function isOneVerb(one: Token, other: Token): boolean {
  return (
    one.text.startsWith(other.stem) || other.text.startsWith(one.stem) || withoutInnerParticiple(one) === withoutInnerParticiple(other)
  );
}

function withoutInnerParticiple({ stem }: Token): string {
  return stem.replace(/^(ab|an|auf|aus|ein|vor|zu)ge(?=\p{L}{3})/u, "$1");
}

/** The only word of a text that begins a clause about the word before it, or null. */
function onlyPlace(tokens: readonly Token[], is: (word: Token, at: number) => boolean): number | null {
  const [first, ...others] = tokens.flatMap((word, at) => (is(word, at) ? [at] : []));
  return first === undefined || others.length > 0 ? null : first;
}

const english = setsIn(wordsTable.english);

function englishAct(tokens: readonly Token[]): Act | null {
  const at = onlyPlace(tokens, ({ text }) => english.relative.has(text));
  if (at === null) return tokens.some(({ text }) => english.relative.has(text)) ? null : actWithoutPronoun(tokens);
  const [before, pronoun, behind] = [tokens[at - 1], tokens[at]?.text, tokens[at + 1]];
  const isTo = before?.text === "to";
  const head = isTo ? tokens[at - 2] : before;
  if (isTo || pronoun === "whom") {
    const auxiliary = tokens.findIndex(({ text }, place) => place > at && english.passive.has(text));
    const act = isTo && auxiliary > 0 ? englishVerbs(tokens, auxiliary) : null;
    return act === null ? null : { ...act, isDoneTo: true, head };
  }
  if (behind !== undefined && english.subject.has(behind.text)) return { verbs: tokens.slice(at + 2, at + 3), isDoneTo: true, head };
  const act = englishVerbs(tokens, at + 1);
  // A thing may do what is done to it, what is dissolved dissolves, unless it does it to something else.
  const isClear = act?.isDoneTo === true || pronoun === "who" || isObject(tokens[act?.end ?? -1]);
  return act !== null && isClear ? { ...act, head } : null;
}

/** The verbs from a place on, `hunts and eats` or `is hunted`, with the place behind them; null for a form in -ing. */
function englishVerbs(tokens: readonly Token[], from: number): (Omit<Act, "head"> & { end: number }) | null {
  let at = from;
  while (at < tokens.length && english.auxiliary.has(tokens[at]?.text ?? "")) at += 1;
  const isDoneTo = at > from && english.passive.has(tokens[at - 1]?.text ?? "");
  const verbs: Token[] = [];
  for (; isVerb(tokens[at]); at += 2) {
    verbs.push(...tokens.slice(at, at + 1));
    if (tokens[at + 1]?.text !== "and" && tokens[at + 1]?.text !== "or") break;
  }
  return verbs.length === 0 ? null : { verbs, isDoneTo, end: at + 1 };
}

function isVerb(word: Token | undefined): word is Token {
  return word !== undefined && !word.isFunction && !word.text.endsWith("ing");
}

function isObject(word: Token | undefined): boolean {
  return word !== undefined && (!word.isFunction || articles.has(word.text) || english.object.has(word.text));
}

/** `territory ruled by another country`, `someone you owe money`. */
function actWithoutPronoun(tokens: readonly Token[]): Act | null {
  const by = onlyPlace(tokens, ({ text }) => text === "by");
  const [head, verb] = by === null ? [] : [tokens[by - 2], tokens[by - 1]];
  if (head !== undefined && isVerb(verb) && !head.isFunction) return { verbs: [verb], isDoneTo: true, head };
  const at = tokens.findIndex(({ text }, place) => english.subject.has(text) && people.has(tokens[place - 1]?.text ?? ""));
  const behind = tokens[at + 1];
  return at > 0 && isVerb(behind) ? { verbs: [behind], isDoneTo: true, head: tokens[at - 1] } : null;
}

const german = setsIn(wordsTable.german);
const feminine = /^(?:person|partei|seite|frau|firma|gruppe|institution)$|(?:in|ung|heit|keit|schaft)$/u;

function germanAct(tokens: readonly Token[]): Act | null {
  const isOfClause = (word: Token, at: number) => (at === 0 ? word.text.startsWith("we") : word.clause !== tokens[at - 1]?.clause);
  const at = onlyPlace(tokens, (word, place) => isOfClause(word, place) && (german.subject.has(word.text) || german.object.has(word.text)));
  if (at === null) return null;
  const [head, pronoun] = [tokens[at - 1], tokens[at]?.text ?? ""];
  const clause = tokens.slice(at + 1).filter((word) => word.clause === tokens[at]?.clause);
  let end = clause.length - 1;
  while (end > 0 && german.auxiliary.has(clause[end]?.text ?? "")) end -= 1;
  const verb = clause[end];
  if (verb === undefined || verb.isFunction) return null;
  const isPassive = clause.slice(end + 1).some(({ text }) => german.passive.has(text));
  // `er wird zahlen` is no passive.
  if (isPassive && !/^ge|ge\p{L}{3}|t$/u.test(verb.text)) return null;
  const isDative = pronoun === "der" && feminine.test(head?.text ?? "");
  const isUnclear = (pronoun === "die" || pronoun === "das") && !isPassive && clause.some(({ text }) => german.somebody.has(text));
  return isUnclear ? null : { verbs: [verb], isDoneTo: isPassive || isDative || german.object.has(pronoun), head };
}

const [french, spanish] = [setsIn(wordsTable.french), setsIn(wordsTable.spanish)];
type Romance = typeof french;

/** `quelqu'un à qui on doit`, `alguien a quien deben`, and who does it himself. */
function romanceAct(tokens: readonly Token[], { subject, object, to, passive, small }: Romance): Act | null {
  const at = onlyPlace(tokens, ({ text }) => subject.has(text) || object.has(text));
  if (at === null) return null;
  let behind = at + 1;
  while (small.has(tokens[behind]?.text ?? "")) behind += 1;
  const isPassive = passive.has(tokens[behind]?.text ?? "");
  const verb = tokens[isPassive ? behind + 1 : behind];
  if (verb === undefined || verb.isFunction) return null;
  const isArticle = articles.has(tokens[at - 1]?.text ?? "");
  const before = tokens[isArticle ? at - 2 : at - 1];
  const isTo = to.has(before?.text ?? "") || to.has(tokens[at - 1]?.text ?? "");
  // Behind another preposition it is neither: `avec qui`, `de quien`.
  if (before?.isFunction === true && !isTo) return null;
  return { verbs: [verb], isDoneTo: isPassive || isTo || object.has(tokens[at]?.text ?? ""), head: undefined };
}
