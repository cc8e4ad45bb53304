import { readAffixes, type Affix } from "./affixes.ts";

export type WordList = { has(word: string): boolean };

/** Longer words are never looked up. */
const longestWord = 40;

/**
 * The words of a Hunspell dictionary in lower case, for checking whether a word exists. Keeps the text itself and a table of its entries' offsets: a
 * tenth of the memory of a map of all forms.
 */
export function readHunspell(dictionary: string, affixText: string): WordList {
  const affixes = readAffixes(affixText);
  const text = dictionary.toLowerCase();
  const original = text.length === dictionary.length ? dictionary : text;
  const places = placesOf(text);

  /** The flags of every entry with this spelling; empty when there is none. */
  function entries(word: string): string[] {
    const forms: string[] = [];
    for (let slot = places.slotOf(word); ; slot = places.next(slot)) {
      const start = places.at(slot);
      if (start < 0) return forms;
      const end = start + word.length;
      if (!text.startsWith(word, start) || !isEntryEnd(text.charCodeAt(end))) continue;
      if (text[end] !== "/") forms.push("");
      else forms.push(original.slice(end + 1, endOfFlags(text, end + 1)));
    }
  }

  const flagsOf = (word: string) => entries(word).map((flags) => affixes.flagsOf(flags));
  const isForbidden = (flags: readonly string[]) => affixes.forbidden !== null && flags.includes(affixes.forbidden);

  function isEntry(word: string): boolean {
    return flagsOf(word).some((flags) => !isForbidden(flags) && (affixes.needsAffix === null || !flags.includes(affixes.needsAffix)));
  }

  function hasFlag(word: string, flag: string, other?: string): boolean {
    return flagsOf(word).some((flags) => flags.includes(flag) && (other === undefined || flags.includes(other)) && !isForbidden(flags));
  }

  function hasSuffixed(word: string, prefixFlag?: string): boolean {
    for (let length = 0; length <= Math.min(affixes.longestSuffix, word.length - 1); length++) {
      for (const rule of affixes.suffixes.get(word.slice(word.length - length)) ?? []) {
        const stem = word.slice(0, word.length - length) + rule.strip;
        if (fits(rule, stem) && hasFlag(stem, rule.flag, prefixFlag)) return true;
      }
    }
    return false;
  }

  function hasPrefixed(word: string): boolean {
    for (let length = 1; length <= Math.min(affixes.longestPrefix, word.length - 1); length++) {
      for (const rule of affixes.prefixes.get(word.slice(0, length)) ?? []) {
        const stem = rule.strip + word.slice(length);
        if (fits(rule, stem) && (hasFlag(stem, rule.flag) || hasSuffixed(stem, rule.flag))) return true;
      }
    }
    return false;
  }

  return { has: (word) => word.length <= longestWord && word !== "" && (isEntry(word) || hasSuffixed(word) || hasPrefixed(word)) };
}

function fits({ condition }: Affix, stem: string): boolean {
  return condition === null || condition.test(stem);
}

/** A line's word ends at its flags, at a tab or space before other fields, or at the line's end. */
function isEntryEnd(code: number): boolean {
  return Number.isNaN(code) || code === 47 || code === 10 || code === 13 || code === 9 || code === 32;
}

function endOfFlags(text: string, start: number): number {
  let end = start;
  while (end < text.length && text.charCodeAt(end) > 32) end++;
  return end;
}

/** The offsets of the entries in the text, by a hash of their words (open addressing; -1 is an empty slot). */
function placesOf(text: string) {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  const size = 2 ** Math.ceil(Math.log2(lines * 2 + 2));
  const slots = new Int32Array(size).fill(-1);
  const next = (slot: number) => (slot + 1) % size;
  for (let start = text.indexOf("\n") + 1; start > 0 && start < text.length; start = text.indexOf("\n", start) + 1) {
    let hash = seed;
    for (let at = start; at < text.length && !isEntryEnd(text.charCodeAt(at)); at++) hash = hashed(hash, text.charCodeAt(at));
    let slot = (hash >>> 0) % size;
    while ((slots[slot] ?? -1) >= 0) slot = next(slot);
    slots[slot] = start;
  }
  return {
    slotOf: (word: string) => {
      let hash = seed;
      for (let at = 0; at < word.length; at++) hash = hashed(hash, word.charCodeAt(at));
      return (hash >>> 0) % size;
    },
    at: (slot: number) => slots[slot] ?? -1,
    next,
  };
}

/** FNV-1a, over the units of UTF-16. */
const seed = 0x811c9dc5;

function hashed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}
