import { bareWords, type Form, type Reading } from "../question/reading.ts";
import { MARKS, outcome, type Outcome } from "../question/verdict.ts";
import { folded, withoutAccents } from "../text/fold.ts";
import { isFunctionWord } from "../text/function-words.ts";
import { allowedSlips, slipsBetween } from "../text/typos.ts";
import { askedKind } from "./asked-kind.ts";
import { isAnotherWord } from "./another-word.ts";

/** Particles inside a name, which belong to the surname after them. */
const particles = new Set("da de di del della van von der den ten ter la le du dos das ibn bin al el af av zu zur".split(" "));
/** Epithets that distinguish people with the same name. */
const epithet = /^(?:elder|younger|older|great|jr|sr|junior|senior|i{1,3}|iv|v|vi{1,3}|ix|x|xi{1,3}|xiv|xv|xvi)$/;
/** People who are known by their first name. */
const mononyms = new Set(
  "michelangelo leonardo raphael rembrandt galileo dante titian donatello caravaggio napoleon giotto botticelli tintoretto petrarch erasmus tycho frida voltaire moliere stendhal confucius".split(
    " ",
  ),
);

/** Grades a part of a person's name: the surname if no other card has it, or the name by which the person is known. */
export function shortName(form: Form, reading: Reading): Outcome | null {
  const { question, answer, others } = reading;
  const definition = withoutBrackets(question.definition);
  const written = definition.split(/\s+/);
  if (!isName(written)) return null;
  if (written.some((name) => institution.test(name))) return null;
  if (askedKind(question.term) === "place") return partOfAPlace(reading);
  const names = written.map((name) => withoutAccents(folded(name)));
  // `Eiffel`, when the question names the Eiffel Tower.
  if (reading.isAsked(names.at(-1) ?? "") && answer.text !== names.at(-1)) return null;
  const named = withoutRemark(answer.text);
  const all = (named.startsWith(`the ${names[0] ?? ""} `) ? named.slice(4) : named)
    .replace(titles, "")
    .split(/[\s.]+/)
    .filter((name) => name !== "")
    .map(withoutAccents);
  const given = withoutOtherName(all, names, question.definition);
  if (given.length > names.length + 1) return nameInASentence(reading) ?? nameAmongTheAsked(all, names, reading);
  if (given.length === 0 || form.text !== folded(definition)) return null;
  const told = names.findIndex((name, place) => place > 0 && (epithet.test(name) || name === "the"));
  const end = told < 0 ? names.length : told;
  const particle = names.findIndex((name, place) => place > 0 && place < end - 1 && particles.has(name));
  const family = names.slice(particle < 0 ? end - 1 : particle, end);
  const last = family.at(-1) ?? "";
  const hasEpithet = told >= 0 && names.slice(told).some((name) => given.includes(name));
  const said = given.filter((name) => !names.slice(end).includes(name));
  // `DaVinci`, in one word.
  if (family.length > 1 && said.length === 1 && said[0] === family.join(""))
    return outcome(93, "short-name", { found: family, detail: question.definition.trim() });
  const slips = slipsBetween(last, said.at(-1) ?? "", allowedSlips(last.length));
  if (slips > allowedSlips(last.length) || (slips > 0 && isAnotherWord(last, said.at(-1) ?? "", reading)))
    return firstName(given, names, reading) ?? nameAmongTheAsked(all, names, reading);
  const firsts = said.slice(0, -1).filter((name) => !particles.has(name));
  // A second first name may follow the right one: `Charles Robert Darwin`.
  const isFirst = (name: string) => names.slice(0, -1).some((own) => own === name || own[0] === name[0]);
  if (firsts[0] !== names[0] && !firsts.every(isFirst))
    return outcome(60, "other-first-name", { found: [last], detail: question.definition.trim() });
  const isShared = others.some(
    ({ definition: other }) =>
      withoutAccents(folded(other.slice(0, 100))).endsWith(` ${last}`) && folded(other.slice(0, 100)) !== form.text,
  );
  if (told >= 0 && !hasEpithet) return outcome(60, "several-of-the-name", { found: [last], detail: question.definition.trim() });
  // `Mexico Cty` has more than the last word: a slip, which other rules grade.
  if (isShared && given.length > 1) return null;
  if (isShared) return outcome(60, "several-of-the-name", { found: [last], detail: question.definition.trim() });
  return slips > 0
    ? outcome(94 - slips, "spelling", { found: [last], detail: question.definition.trim() })
    : outcome(94, "short-name", { found: [last], detail: question.definition.trim() });
}

/**
 * `Korea` for North Korea, `York` for New York: the last word of a place name can be another place, and with another word before it it is
 * one. A general word such as `Lake` may be left out.
 */
function partOfAPlace({ question, answer }: Reading): Outcome | null {
  const [first = "", ...rest] = question.definition.trim().split(/\s+/);
  if (kindsOfPlace.test(first)) return null;
  const wanted = withoutAccents(folded(rest.join(" ")));
  const said = withoutAccents(bareWords(answer.text).join(" "));
  if (said === wanted) return outcome(60, "several-of-the-name", { found: [rest.join(" ")], detail: question.definition.trim() });
  const before = said.endsWith(` ${wanted}`) ? said.slice(0, -wanted.length - 1) : "";
  if (before === first[0]?.toLowerCase()) return outcome(95, "alternative");
  const isOther = before !== "" && before[0] !== folded(first)[0] && isName(answer.raw.trim().split(/\s+/));
  return isOther ? outcome(MARKS.none, "opposite", { missing: [first], detail: before }) : null;
}

const kindsOfPlace =
  /^(?:the|lake|loch|mount|mt|mont|monte|river|cape|isle|island|republic|city|kingdom|state|port|gulf|bay|sea|lago|rio|río|lac)$/i;

/** A name without the brackets after it: `George Orwell (Eric Blair)`. */
function withoutBrackets(definition: string): string {
  return definition.replace(/\s+\([^()]*\)\s*$/u, "").trim();
}

/** The given names without those that the card has in brackets: `Mahatma` for `Gandhi (Mahatma)`. */
function withoutOtherName(given: readonly string[], names: readonly string[], definition: string): string[] {
  const inBrackets = folded(/\(([^()]*)\)\s*$/u.exec(definition)?.[1] ?? "")
    .split(/\s+/)
    .map(withoutAccents);
  const own = given.filter((name) => names.includes(name) || !inBrackets.includes(name));
  return own.length > 0 ? own : [...given];
}

/** Words around a name. */
const saying = /^(?:called|named|name|surname|person|man|woman|answer|sir|mr|mrs|dr|king|queen|president|saint|great|famous)$/;

/** `the architect is frank loyd wright`: the name, with slips, among words of the question and function words. */
function nameAmongTheAsked(
  given: readonly string[],
  names: readonly string[],
  { isAsked, language, answer, question }: Reading,
): Outcome | null {
  if (answer.words.length > longestSentence || /\b(?:not|never|or|nor|unlike)\b|n't/.test(answer.text)) return null;
  const own = given.filter((word) => !isFunctionWord(word, language) && !saying.test(word) && (names.includes(word) || !isAsked(word)));
  const isNear = (said: string, name: string) => slipsBetween(name, said, allowedSlips(name.length)) <= allowedSlips(name.length);
  const last = names.at(-1) ?? "";
  if (own.length === 0 || own.length === given.length || last.length < shortestFamily || !isNear(own.at(-1) ?? "", last)) return null;
  return own.every((said) => names.some((name) => isNear(said, name)))
    ? outcome(92, "short-name", { found: [last], detail: question.definition.trim() })
    : null;
}

const longestSentence = 12;
const shortestFamily = 4;

/** Removes a remark after a name: `Dalí, the Spanish surrealist`, `Orwell (his pen name)`. */
export function withoutRemark(text: string): string {
  return text.replace(
    /^([^,;(]{3,60}?)(?:,\s(?:(?:the|an?|his|her|its?|it is|it was|it's|he|she|because|though|although|after|before|when|killed|also|who|whose|born|from|with|in|at|on|during|by|around|and (?:he|she|his|her)|der|die|ein|eine|le|la|el)\s|(?:in |around |about |c\. ?)?\d{3,4})|\s\(|\sin \d{3,4}$).*$/u,
    "$1",
  );
}

/** Titles before a name, which do not belong to it. */
const titles =
  /^(?:(?:it|that|this|he|she) (?:is|was) )?(?:the )?(?:sir|lord|lady|dame|count|countess|baron|king|queen|president|chancellor|general|admiral|captain|saint|st\.?|dr\.?|doctor|prof\.?|professor|mr\.?|mrs\.?|ms\.?|pope|emperor|tsar|composer|painter|sculptor|architect|poet|writer|novelist|author|playwright|philosopher|physicist|chemist|biologist|mathematician|astronomer|economist|scientist|engineer|inventor|explorer|astronaut|cosmonaut|actor|actress|director|singer|musician|politician|statesman|captain|commander|herr|frau|monsieur|madame|don) (?:(?:is|was) )?(?=\S)/;

/** The surname in a longer answer that names no other person before it: `it was written by Shakespeare around 1600`. */
function nameInASentence({ question, answer, isAsked }: Reading): Outcome | null {
  const definition = question.definition.trim();
  const family = definition.split(/\s+/).at(-1) ?? "";
  const said = Array.from(
    answer.raw.slice(0, 400).matchAll(/(?<!^|[.!?]\s)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}-]+)*/gu),
    ([name]) => name,
  );
  const isOther = (name: string) =>
    !name.split(/\s+/).every((part) => isAsked(folded(part)) || withoutAccents(definition).includes(withoutAccents(part)));
  const place = said.findIndex((name) => withoutAccents(name.split(/\s+/).at(-1) ?? "") === withoutAccents(family));
  const first = /^\p{Lu}[\p{L}'’-]+/u.exec(answer.raw)?.[0] ?? "";
  const others =
    said.slice(0, place).some(isOther) ||
    (first !== "" &&
      isName([first, ...(said[0] ?? "").split(" ")]) &&
      isOther(first) &&
      !/^(?:It|He|She|This|That|The|They|In|By|I|We|My|Our|You|An?|At|When|Well|So)$/.test(first));
  if (place < 0 || family.length < 4 || others || /\b(?:not|never|n't|or|unlike|friend|pupil|teacher|wife|son|rival)\b/i.test(answer.raw))
    return null;
  return outcome(92, "short-name", { found: [family], detail: definition });
}

/** Kinds of institutions, `World Health Organization`: unlike people, they are not known by their last word. */
const institution =
  /^(?:organi[sz]ation|association|union|party|bank|fund|agency|court|council|committee|commission|league|society|institute|office|ministry|department|parliament|congress|treaty|pact|act|protocol|war|revolution|amendment|crusade|dynasty|symphony|law)$/i;

/** Whether a text is a name: two to five capitalized words, apart from particles and epithets; not a country with its article. */
export function isName(written: readonly string[]): boolean {
  const [first = ""] = written;
  if (written.length < 2 || written.length > 5 || /^(?:the|la|el|los|las|le|les|die|der|das|il|lo|i|gli)$/i.test(first)) return false;
  return written.every((name, place) => {
    const isSmall = particles.has(name.toLowerCase()) || name.toLowerCase() === "the";
    return /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(name) || (place > 0 && isSmall);
  });
}

/** A first name alone is a part, if the question asks for a person and no other card's answer begins with it. */
function firstName(given: readonly string[], names: readonly string[], { question, others }: Reading): Outcome | null {
  const [first = ""] = given;
  if (given.length !== 1 || first !== names[0]) return null;
  const written = question.definition.trim().split(/\s+/);
  if (mononyms.has(first)) return outcome(94, "short-name", { found: [written[0] ?? ""], detail: question.definition.trim() });
  const isPerson = askedKind(question.term) === "person" || deed.test(question.term);
  const isShared = others.some(({ definition }) => withoutAccents(folded(definition.slice(0, 100))).startsWith(`${first} `));
  const missing = [written.at(-1) ?? ""];
  return isPerson && !isShared
    ? outcome(MARKS.leastPartial, "short-name", { found: [written[0] ?? ""], missing })
    : outcome(MARKS.none, "short-name", { missing });
}

/** A person's achievement: `Published a heliocentric model in 1543`. */
const deed = /^\s*(?:\p{L}+ed|led|wrote|won|built|sang|ran|flew|made|shot|drew|law|theory)\b/iu;
