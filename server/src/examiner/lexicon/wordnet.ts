import { closeSync, openSync, readFileSync, readSync } from "node:fs";

import { baseForms } from "./base-forms.ts";

export type WordNet = { areSynonyms(a: string, b: string): boolean; areOpposites(a: string, b: string): boolean };

const parts = ["noun", "verb", "adj", "adv"] as const;
type Part = (typeof parts)[number];

/** How many senses of a word count, the most frequent first: the rare ones make synonyms of nearly everything. */
const mostSenses = 5;
/** How many words, and how many sets of synonyms, are remembered. */
const mostRemembered = 4000;

/** Sets are named by part of speech and offset. `similar` are those that WordNet puts round an adjective's own. */
type Senses = { own: readonly string[]; similar: readonly string[]; opposites: readonly string[] };

/**
 * WordNet's files, as they come: the four indexes in memory (6 MB), searched by halves; the sets of synonyms are read from disk when
 * a word is asked for, and remembered.
 */
export function openWordNet(folder: URL): WordNet {
  const indexes = parts.map((part) => [part, readFileSync(new URL(`index.${part}`, folder))] as const);
  const data = new Map(parts.map((part) => [part, openSync(new URL(`data.${part}`, folder), "r")] as const));
  const remembered = new Map<string, Senses>();
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
    const own = new Set<string>();
    const similar = new Set<string>();
    const opposites = new Set<string>();
    for (const [part, index] of indexes) {
      for (const base of baseForms(word, part)) {
        for (const offset of offsetsOf(index, base).slice(0, mostSenses)) {
          own.add(`${part} ${offset}`);
          const record = readSet(data.get(part) ?? -1, Number(offset));
          for (const near of pointers(record, "&")) similar.add(`${part} ${near.offset}`);
          for (const opposite of pointers(record, "!"))
            if (record.words[opposite.source - 1] === base) opposites.add(`${part} ${opposite.offset}`);
        }
      }
    }
    return { own: [...own], similar: [...similar], opposites: [...opposites] };
  }

  const meet = (one: readonly string[], other: readonly string[]) => one.some((set) => other.includes(set));
  const wordNet: WordNet = {
    areSynonyms: (a, b) => {
      const [one, other] = [senses(a), senses(b)];
      return meet(one.own, other.own) || meet(one.similar, other.own) || meet(one.own, other.similar);
    },
    areOpposites: (a, b) => meet(senses(a).opposites, senses(b).own) || meet(senses(b).opposites, senses(a).own),
  };
  registry.register(wordNet, [...data.values()]);
  return wordNet;
}

/** The offsets of the sets a word belongs to: found by halves in the sorted lines of an index. */
function offsetsOf(index: Buffer, word: string): string[] {
  const wanted = Buffer.from(`${word} `);
  let [low, high] = [0, index.length];
  while (low < high) {
    const start = lineStart(index, (low + high) >> 1, low);
    const end = index.indexOf(10, start);
    const order = index.compare(wanted, 0, wanted.length, start, Math.min(start + wanted.length, index.length));
    if (order === 0)
      return index
        .toString("latin1", start, end)
        .trim()
        .split(" ")
        .filter((field) => /^\d{8}$/.test(field));
    if (order < 0) low = end + 1;
    else high = start;
  }
  return [];
}

function lineStart(index: Buffer, place: number, low: number): number {
  return place <= low ? low : Math.max(low, index.lastIndexOf(10, place - 1) + 1);
}

type SetOfSynonyms = { words: readonly string[]; fields: readonly string[] };

/** One line of a data file. Its head is enough: words and pointers stand before the gloss. */
function readSet(file: number, offset: number): SetOfSynonyms {
  const buffer = Buffer.alloc(2048);
  const length = readSync(file, buffer, 0, buffer.length, offset);
  const line = buffer.toString("latin1", 0, length).split("\n")[0]?.split("|")[0] ?? "";
  const fields = line.trim().split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) => (fields[4 + at * 2] ?? "").toLowerCase().replace(/\(\w+\)$/, ""));
  return { words, fields: fields.slice(4 + count * 2) };
}

/** The pointers of one kind: `&` similar, `!` opposite. `source` counts the word of the set that it starts from, 0 for all. */
function pointers({ fields }: SetOfSynonyms, kind: string): { offset: string; source: number }[] {
  const count = Number(fields[0]);
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, at) => fields.slice(1 + at * 4, 5 + at * 4))
    .filter(([symbol]) => symbol === kind)
    .map(([, offset = "", , ends = ""]) => ({ offset, source: Number.parseInt(ends.slice(0, 2), 16) }));
}

export type { Part };
