/** The bytes themselves: a copy would cost as much as reading the deck. */
export type Bytes = Uint8Array<ArrayBuffer>;

type Kept = { text: string; bytes: Bytes };

/** The total number of cached characters, of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

/** A longer text would evict many shorter ones. */
const longestText = 256 * 1024;

/** Addresses remembered as requested, without their replies. */
const mostSeen = 5000;

/** Longer addresses are searches, which differ from one another. */
const longestAddress = 200;

export type CompressedBefore = {
  /** The compressed form of this text under this address; null if it is not cached. */
  find(address: string, text: string): Bytes | null;
  keep(address: string, text: string, bytes: Bytes): void;
};

/**
 * A cache of compressed replies: when a class opens one deck, it is compressed once. A reply is found by its address and its whole text, so
 * it is never outdated nor another student's. It is cached at its second request, because most are requested once.
 */
export function createCompressedBefore(): CompressedBefore {
  /** Least recently used first. */
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
