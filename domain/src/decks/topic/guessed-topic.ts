import { plainTerm, plainText } from "../../cards/text/format.ts";
import type { CardContent } from "../../cards/card.ts";
import { folded } from "../../words/folded.ts";
import type { DeckLanguages } from "../languages/languages.ts";
import levelWords from "./level-words.json" with { type: "json" };
import subjectWords from "./subject-words.json" with { type: "json" };
import { levels, type DeckTopic, type Level, type Subject } from "./topic.ts";

/** Points of a word by where it stands; a word counts once in each place. */
const [pointsInTitle, pointsAbout, pointsOnCard] = [4, 2, 1];
/** Fewer points are no evidence: one word of the title has as many, or four different words on cards. */
const fewestPoints = 4;
/** The best subject must have at least this many times the points of the second. */
const lead = 1.5;

/** What is read: the first cards, the beginning of each side, and the beginning of the description, in characters. */
const [mostCards, mostOfSide, mostOfDescription] = [60, 200, 1000];

export type TopicEvidence = {
  title: string;
  description: string;
  tags: readonly string[];
  cards: readonly CardContent[];
  /** of the deck's sides, chosen or as they look; null for an unclear one */
  languages: DeckLanguages;
};

/** Words of the lists, by their text; a word that ends with an asterisk stands for all that begin with it. */
const exactly = new Map<string, Subject[]>();
const beginnings = new Map<string, Subject[]>();
const phrases: [string, Subject][] = [];
for (const [subject, words] of Object.entries(subjectWords) as [Subject, string[]][])
  for (const word of words) {
    const isBeginning = word.endsWith("*");
    const text = isBeginning ? word.slice(0, -1) : word;
    if (text.includes(" ")) phrases.push([` ${text} `, subject]);
    else (isBeginning ? beginnings : exactly).set(text, [...((isBeginning ? beginnings : exactly).get(text) ?? []), subject]);
  }
const beginningLengths = [...new Set([...beginnings.keys()].map(({ length }) => length))];

/** The likely subject and level of a deck; null for what its words leave open. It never guesses `other`. */
export function guessedTopic(evidence: TopicEvidence): DeckTopic {
  return { subject: guessedSubject(evidence), level: guessedLevel(evidence) };
}

function guessedSubject({ title, description, tags, cards, languages }: TopicEvidence): Subject | null {
  const points = new Map<Subject, number>();
  const add = (text: string, each: number) => {
    for (const subject of subjectsIn(text)) points.set(subject, (points.get(subject) ?? 0) + each);
  };
  add(title, pointsInTitle);
  add(`${description.slice(0, mostOfDescription)} ${tags.join(" ")}`, pointsAbout);
  const [best, next] = ordered(points);
  // What a deck says of itself is better evidence than words on its cards, and two languages than words in one of them.
  if (best && best[1] >= fewestPoints && best[1] >= lead * (next?.[1] ?? 0)) return best[0];
  const { term, definition } = languages;
  if (term !== null && definition !== null && base(term) !== base(definition)) return "languages";
  add(sampleOf(cards), pointsOnCard);
  const [first, second] = ordered(points);
  return first && first[1] >= fewestPoints && first[1] >= lead * (second?.[1] ?? 0) ? first[0] : null;
}

function ordered(points: ReadonlyMap<Subject, number>): [Subject, number][] {
  return [...points].toSorted(([, a], [, b]) => b - a);
}

function base(language: string): string {
  return language.split("-")[0] ?? language;
}

function sampleOf(cards: readonly CardContent[]): string {
  const step = Math.max(1, Math.floor(cards.length / mostCards));
  const looked = cards.filter((_, at) => at % step === 0).slice(0, mostCards);
  return looked
    .map(({ term, definition }) => `${plainTerm(term.slice(0, mostOfSide))} ${plainText(definition.slice(0, mostOfSide))}`)
    .join(" ");
}

/** The subjects of each different word or phrase of a text that is in the lists. */
function* subjectsIn(text: string): Generator<Subject> {
  const words = wordsIn(text);
  for (const word of new Set(words)) {
    const found = new Set(exactly.get(word));
    for (const length of beginningLengths) for (const subject of beginnings.get(word.slice(0, length)) ?? []) found.add(subject);
    yield* found;
  }
  const line = ` ${words.join(" ")} `;
  for (const [phrase, subject] of phrases) if (line.includes(phrase)) yield subject;
}

function wordsIn(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The level that the title names, or else the tags; two different levels are unclear. In sentences the words of the list often mean something else. */
function guessedLevel({ title, tags }: TopicEvidence): Level | null {
  for (const text of [title, tags.join(" ")]) {
    const line = ` ${wordsIn(text).join(" ")} `;
    const found = levels.filter((level) => levelWords[level].some((word) => line.includes(` ${word} `)));
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
  }
  return null;
}
