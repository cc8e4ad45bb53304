/** The bytes themselves: a copy would cost as much as reading the deck. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** What follows from a reply's text, and takes longer to find out than comparing the text. */
export type Derived = {
  /** its compressed form */ readonly bytes: Bytes;
  /** null for a reply without one */ readonly etag: string | null;
};

type StoredReply = { text: string; derived: Derived };

/** The total number of cached characters, of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

/** A longer text would evict many shorter ones. */
const longestText = 256 * 1024;

/** The most addresses that are remembered as requested once, without their replies. */
const mostSeen = 5000;

/** Longer addresses are searches, which differ from one another. */
const longestAddress = 200;

export type CompressedBefore = {
  /** What follows from this text under this address; null if it is not cached. */
  find(address: string, text: string): Derived | null;
  keep(address: string, text: string, derived: Derived): void;
};

/**
 * A cache of compressed replies and their tags: when a class opens one deck, it is compressed once. A reply is found by its address and its whole text, so
 * it is never outdated nor another student's. It is cached at its second request, because most are requested once.
 */
export function createCompressedBefore(): CompressedBefore {
  /** Least recently used first. */
  const keptReplies = new Map<string, StoredReply>();
  const seenCounts = new Map<string, number>();
  let characters = 0;

  function forget(address: string): void {
    characters -= keptReplies.get(address)?.text.length ?? 0;
    keptReplies.delete(address);
  }

  function isSecondTime(address: string, { length }: string): boolean {
    if (seenCounts.get(address) === length) return true;
    seenCounts.delete(address);
    seenCounts.set(address, length);
    const [oldest] = seenCounts.keys();
    if (seenCounts.size > mostSeen && oldest !== undefined) seenCounts.delete(oldest);
    return false;
  }

  return {
    find(address, text) {
      const keptReply = keptReplies.get(address);
      if (keptReply?.text !== text) return null;
      keptReplies.delete(address);
      keptReplies.set(address, keptReply);
      return keptReply.derived;
    },
    keep(address, text, derived) {
      if (text.length > longestText || address.length > longestAddress || !isSecondTime(address, text)) return;
      forget(address);
      keptReplies.set(address, { text, derived });
      characters += text.length;
      for (const oldest of keptReplies.keys()) {
        if (characters <= mostCharacters) return;
        forget(oldest);
      }
    },
  };
}
