import { tableOf } from "@recollect/domain/words/table-of.ts";
import { closeSync, openSync, readFileSync, readSync } from "node:fs";

import type { Lexicon, Sense } from "@recollect/domain/practice/grading/question/lexicon.ts";

import { stem } from "@recollect/domain/practice/grading/text/stems.ts";

import { baseForms } from "./base-forms.ts";

export type WordNet = Omit<Lexicon, "isWord" | "readings">;

const parts = ["noun", "verb", "adj", "adv"] as const;
type Part = (typeof parts)[number];

/** How many senses of a word count, the most frequent first: with the rare ones, nearly everything is a synonym. */
const mostSenses = 5;
/** The number of words, and of sets of synonyms, that are cached. */
const mostRemembered = 4000;

/** The most sets around an adjective that count with its own. */
const mostNear = 8;
/** The number of senses of a term that are explained. */
const mostExplained = 3;

/**
 * Sets are named by part of speech and offset. `similar` are those that WordNet groups around an adjective's own, `above` its hypernyms,
 * `derived` those of words derived from this one.
 */
type Senses = Record<"own" | "similar" | "above" | "derived" | "opposites", readonly string[]>;

/**
 * WordNet's files as published: the four indexes in memory (6 MB), searched by bisection; the sets of synonyms are read from disk on demand
 * and cached.
 */
export function openWordNet(folder: URL): WordNet {
  const indexes = parts.map((part) => [part, readFileSync(new URL(`index.${part}`, folder))] as const);
  const data = new Map(parts.map((part) => [part, openSync(new URL(`data.${part}`, folder), "r")] as const));
  const remembered = new Map<string, Senses>();
  const explanations = new Map<string, ReadonlySet<string>>();
  const registry = new FinalizationRegistry<number[]>((open) => open.forEach((file) => closeSync(file)));

  function senses(word: string): Senses {
    const known = remembered.get(word);
    if (known) return known;
    const read = readSenses(word);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(word, read);
    return read;
  }

  function readSenses(word: string): Senses {
    const found = { own: new Set<string>(), similar: new Set<string>(), above: new Set<string>(), derived: new Set<string>() };
    const opposites = new Set<string>();
    for (const [part, index] of indexes) {
      for (const base of baseForms(word, part)) {
        for (const offset of offsetsOf(index, base).slice(0, mostSenses)) {
          found.own.add(`${part} ${offset}`);
          const record = readSet(data.get(part) ?? -1, Number(offset));
          const isOwn = ({ source }: Pointer) => source === 0 || record.words[source - 1] === base;
          for (const near of pointers(record, "&")) found.similar.add(nameOf(near));
          for (const above of pointers(record, "@")) found.above.add(nameOf(above));
          for (const kind of ["+", "\\", "<"]) for (const root of pointers(record, kind).filter(isOwn)) found.derived.add(nameOf(root));
          for (const opposite of pointers(record, "!")) if (record.words[opposite.source - 1] === base) opposites.add(nameOf(opposite));
        }
      }
    }
    const { own, similar, above, derived } = found;
    return { own: [...own], similar: [...similar], above: [...above], derived: [...derived], opposites: [...opposites] };
  }

  function explained(term: string): Sense[] {
    const word = term.trim().replace(/ /g, "_");
    return indexes.flatMap(([part, index]) =>
      baseForms(word, part).flatMap((base) =>
        offsetsOf(index, base)
          .slice(0, mostExplained)
          .map((offset) => {
            const record = readSet(data.get(part) ?? -1, Number(offset));
            const near = pointers(record, "&").slice(0, mostNear);
            const words = [record, ...near.map((one) => readSet(data.get(one.part) ?? -1, Number(one.offset)))].flatMap((set) => set.words);
            return { words: words.map((other) => other.replace(/_/g, " ")), gloss: record.gloss };
          }),
      ),
    );
  }

  /** The stems of the words in the definitions of a word's most frequent senses, and of the words that share them. */
  function explanation(word: string): ReadonlySet<string> {
    const known = explanations.get(word);
    if (known) return known;
    const texts = explained(word).flatMap(({ words, gloss }) => [...words, gloss]);
    const stems = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
    if (explanations.size >= mostRemembered) explanations.clear();
    explanations.set(word, stems);
    return stems;
  }

  const meet = (one: readonly string[], other: readonly string[]) => one.some((set) => other.includes(set));
  const wordNet: WordNet = {
    areSynonyms: (a, b) => {
      const [one, other] = [senses(a), senses(b)];
      // As adjectives, bronze and gold describe things; as nouns they are two different ones.
      const areNouns = [one, other].every(({ own }) => own.some((set) => set.startsWith("noun")));
      return meet(one.own, other.own) || (!areNouns && (meet(one.similar, other.own) || meet(one.own, other.similar)));
    },
    areOpposites: (a, b) => meet(senses(a).opposites, senses(b).own) || meet(senses(b).opposites, senses(a).own),
    areDerived: (a, b) => meet(senses(a).derived, senses(b).own) || meet(senses(b).derived, senses(a).own),
    areKin: (a, b, which) => {
      const of = (sets: readonly string[]) => (which === "any" ? sets : sets.filter((set) => set.startsWith("verb")));
      const [one, other] = [senses(a), senses(b)];
      return meet(of(one.above), other.own) || meet(of(other.above), one.own);
    },
    areExplained: (a, b) => explanation(a).has(stem(b)) || explanation(b).has(stem(a)),
    isVerb: (word) => {
      const [most] = indexes
        .map(([part, index]) => ({ part, count: Math.max(0, ...baseForms(word, part).map((base) => timesTagged(index, base))) }))
        .toSorted((a, b) => b.count - a.count);
      return most?.part === "verb" && most.count > 0;
    },
    senses: explained,
  };
  registry.register(wordNet, [...data.values()]);
  return wordNet;
}

/** The offsets of the sets a word belongs to. */
function offsetsOf(index: Buffer, word: string): string[] {
  return fieldsOf(index, word).filter((field) => /^\d{8}$/.test(field));
}

/** In how many of its senses a word was found in texts, which is before the offsets. Any word that is listed counts a little. */
function timesTagged(index: Buffer, word: string): number {
  const fields = fieldsOf(index, word);
  const first = fields.findIndex((field) => /^\d{8}$/.test(field));
  return first < 1 ? 0 : Number(fields[first - 1]) + 0.5;
}

/** A word's line, found by bisection in the sorted lines of an index; empty if there is none. */
function fieldsOf(index: Buffer, word: string): string[] {
  const wanted = Buffer.from(`${word} `);
  let [low, high] = [0, index.length];
  while (low < high) {
    const start = lineStart(index, (low + high) >> 1, low);
    const end = index.indexOf(10, start);
    const order = index.compare(wanted, 0, wanted.length, start, Math.min(start + wanted.length, index.length));
    if (order === 0) return index.toString("latin1", start, end).trim().split(" ");
    if (order < 0) low = end + 1;
    else high = start;
  }
  return [];
}

function lineStart(index: Buffer, place: number, low: number): number {
  return place <= low ? low : Math.max(low, index.lastIndexOf(10, place - 1) + 1);
}

type SetOfSynonyms = { words: readonly string[]; fields: readonly string[]; gloss: string };

/** One line of a data file: words and pointers, then the gloss, whose examples are left out. */
function readSet(file: number, offset: number): SetOfSynonyms {
  const [head = "", explained = ""] = readLine(file, offset).split("|");
  const fields = head.trim().split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) => (fields[4 + at * 2] ?? "").toLowerCase().replace(/\(\w+\)$/, ""));
  const gloss = (explained.split('"')[0] ?? "").replace(/[;\s]+$/, "").trim();
  return { words, fields: fields.slice(4 + count * 2), gloss };
}

/** How many bytes of a line are read: most lines are short; a few, of the most general words, are longer, and their last pointers are ignored. */
const usualLine = 512;
const longestLine = 4096;
const line = Buffer.alloc(longestLine);

function readLine(file: number, offset: number): string {
  for (const most of [usualLine, longestLine]) {
    const length = readSync(file, line, 0, most, offset);
    const end = line.subarray(0, length).indexOf(10);
    if (end >= 0 || length < most || most === longestLine) return line.toString("latin1", 0, end < 0 ? length : end);
  }
  return "";
}

type Pointer = { part: Part; offset: string; source: number };
const partOfSign = tableOf<Part>({ n: "noun", v: "verb", a: "adj", s: "adj", r: "adv" });

function nameOf({ part, offset }: Pointer): string {
  return `${part} ${offset}`;
}

/** The pointers of one kind: `&` similar, `!` opposite ... `source` counts the word of the set that it starts from, 0 for all. */
function pointers({ fields }: SetOfSynonyms, kind: string): Pointer[] {
  const count = Number(fields[0]);
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, at) => fields.slice(1 + at * 4, 5 + at * 4))
    .filter(([symbol]) => symbol === kind)
    .flatMap(([, offset = "", sign = "", ends = ""]) => {
      const part = partOfSign[sign];
      return part === undefined ? [] : [{ part, offset, source: Number.parseInt(ends.slice(0, 2), 16) }];
    });
}
