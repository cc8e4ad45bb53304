/** The bytes as they are: a copy would cost as much as reading the deck. */
export type Bytes = Uint8Array<ArrayBuffer>;

type Kept = { text: string; bytes: Bytes };

/** All texts that are kept together have so many characters at most, of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

/** A longer text would push out many shorter ones. */
const longestText = 256 * 1024;

/** Of so many addresses it is known that they were asked for, without what they were answered. */
const mostSeen = 5000;

/** Longer addresses are searches, which differ from one another. */
const longestAddress = 200;

export type CompressedBefore = {
  /** What this very text came to when the address was asked for before; null where it is not known. */
  find(address: string, text: string): Bytes | null;
  keep(address: string, text: string, bytes: Bytes): void;
};

/**
 * Replies that were compressed before: a class that opens one deck has it compressed once. A reply is found by its address and its whole text, so
 * that it is never an older one nor one that was meant for another student. It is kept when it comes the second time: most are read once.
 */
export function createCompressedBefore(): CompressedBefore {
  /** The one used longest ago comes first. */
  const kept = new Map<string, Kept>();
  const seen = new Map<string, number>();
  let characters = 0;

  function forget(address: string): void {
    characters -= kept.get(address)?.text.length ?? 0;
    kept.delete(address);
  }

  function isSecondTime(address: string, { length }: string): boolean {
    if (seen.get(address) === length) return true;
    seen.delete(address);
    seen.set(address, length);
    const [oldest] = seen.keys();
    if (seen.size > mostSeen && oldest !== undefined) seen.delete(oldest);
    return false;
  }

  return {
    find(address, text) {
      const found = kept.get(address);
      if (found?.text !== text) return null;
      kept.delete(address);
      kept.set(address, found);
      return found.bytes;
    },
    keep(address, text, bytes) {
      if (text.length > longestText || address.length > longestAddress || !isSecondTime(address, text)) return;
      forget(address);
      kept.set(address, { text, bytes });
      characters += text.length;
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters) return;
        forget(oldest);
      }
    },
  };
}
