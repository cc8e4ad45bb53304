import { tableOf } from "@recollect/domain/words/table-of.ts";
import { closeSync, openSync, readSync } from "node:fs";

import { stem } from "@recollect/domain/practice/examiner/text/stems.ts";

import type { WordProfile } from "@recollect/domain/practice/examiner/knowledge/lexicon.ts";

import { baseForms } from "./base-forms.ts";
import { openSortedIndex, type SortedIndex } from "./sorted-index.ts";

export type WordNet = { profileOf: (term: string) => WordProfile | null };

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
 * WordNet's files as published: a word is looked up in four sorted indexes; these and the sets of synonyms are read from disk on demand, and what
 * was read of a word is remembered.
 */
export function openWordNet(folder: URL): WordNet {
  const indexes = parts.map((part) => [part, openSortedIndex(new URL(`index.${part}`, folder))] as const);
  const data = new Map(parts.map((part) => [part, openSync(new URL(`data.${part}`, folder), "r")] as const));
  const remembered = new Map<string, WordProfile | null>();
  const registry = new FinalizationRegistry<(() => void)[]>((closers) => closers.forEach((close) => close()));

  function readProfile(word: string): WordProfile | null {
    const sets = {
      own: new Set<string>(),
      similar: new Set<string>(),
      above: new Set<string>(),
      derived: new Set<string>(),
      opposites: new Set<string>(),
    };
    const texts: string[] = [];
    for (const [part, index] of indexes) {
      for (const base of baseForms(word, part)) {
        for (const [place, offset] of offsetsOf(index, base).slice(0, mostSenses).entries()) {
          sets.own.add(`${part} ${offset}`);
          const record = readSet(data.get(part) ?? -1, Number(offset));
          const isOwn = ({ source }: Pointer) => source === 0 || record.words[source - 1] === base;
          const near = pointers(record, "&");
          for (const one of near) sets.similar.add(nameOf(one));
          for (const above of pointers(record, "@")) sets.above.add(nameOf(above));
          for (const kind of ["+", "\\", "<"]) for (const root of pointers(record, kind).filter(isOwn)) sets.derived.add(nameOf(root));
          for (const opposite of pointers(record, "!").filter(isOwn)) sets.opposites.add(nameOf(opposite));
          if (place < mostExplained) texts.push(...explanationOf(record, near));
        }
      }
    }
    if (sets.own.size === 0) return null;
    const explanation = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []).map(stem));
    const { own, similar, above, derived, opposites } = sets;
    return { own: [...own], similar: [...similar], above: [...above], derived: [...derived], opposites: [...opposites], explanation };
  }

  /** The words and the definition of a set, and the words of those that are near to it. */
  function explanationOf(record: SetOfSynonyms, near: readonly Pointer[]): string[] {
    const around = near.slice(0, mostNear).map((one) => readSet(data.get(one.part) ?? -1, Number(one.offset)));
    return [record.gloss, ...[record, ...around].flatMap(({ words, gloss }) => [words.join(" ").replace(/_/g, " "), gloss])];
  }

  const wordNet: WordNet = {
    profileOf: (term) => {
      const word = term.replace(/ /g, "_");
      const knownProfile = remembered.get(word);
      if (knownProfile !== undefined) return knownProfile;
      const profile = readProfile(word);
      if (remembered.size >= mostRemembered) remembered.clear();
      remembered.set(word, profile);
      return profile;
    },
  };
  registry.register(wordNet, [...indexes.map(([, index]) => index.close), ...Array.from(data.values(), (file) => () => closeSync(file))]);
  return wordNet;
}

/** The offsets of the sets a word belongs to. */
function offsetsOf(index: SortedIndex, word: string): string[] {
  return index.fieldsOf(word).filter((field) => /^\d{8}$/.test(field));
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
