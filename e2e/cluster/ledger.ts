/** A deck as a list shows it; its version is in the description. */
export type ListedDeck = { title: string; description: string };

type Entry = {
  /** the highest version that was acknowledged; null while the deck's creation is not */
  acknowledged: number | null;
  /** the highest version that was sent */
  sent: number;
  removal: "none" | "sent" | "acknowledged";
};

/** What one student wrote, deck by deck: what was sent, and what the server acknowledged of it. */
export type Ledger = {
  sent(title: string, version: number): void;
  acknowledged(title: string, version: number): void;
  removalSent(title: string): void;
  removed(title: string): void;
  /** What is wrong with a list that the server shows when nothing is being written, as sentences. */
  problemsOf(list: readonly ListedDeck[]): string[];
};

export function createLedger(): Ledger {
  const entries = new Map<string, Entry>();
  const entryOf = (title: string): Entry => {
    const entry = entries.get(title) ?? { acknowledged: null, sent: 0, removal: "none" };
    entries.set(title, entry);
    return entry;
  };

  function problemOf(title: string, { acknowledged, sent, removal }: Entry, shown: readonly number[]): string | null {
    if (shown.length > 1) return `"${title}" was made ${shown.length} times`;
    const [version] = shown;
    if (version === undefined) return acknowledged !== null && removal === "none" ? `"${title}" was acknowledged and is lost` : null;
    if (removal === "acknowledged") return `"${title}" was deleted and is back`;
    if (acknowledged !== null && version < acknowledged) return `"${title}" is at version ${version}, but ${acknowledged} was acknowledged`;
    if (version > sent) return `"${title}" is at version ${version}, which was never sent`;
    return null;
  }

  return {
    sent(title, version) {
      const entry = entryOf(title);
      entry.sent = Math.max(entry.sent, version);
    },
    acknowledged(title, version) {
      const entry = entryOf(title);
      entry.acknowledged = Math.max(entry.acknowledged ?? 0, version);
    },
    removalSent: (title) => void (entryOf(title).removal = "sent"),
    removed: (title) => void (entryOf(title).removal = "acknowledged"),
    problemsOf(list) {
      const shown = Map.groupBy(list, ({ title }) => title);
      const unknown = [...shown.keys()].filter((title) => !entries.has(title)).map((title) => `"${title}" was never made`);
      const versions = (title: string) => (shown.get(title) ?? []).map(({ description }) => Number(description));
      return [...unknown, ...[...entries].flatMap(([title, entry]) => problemOf(title, entry, versions(title)) ?? [])];
    },
  };
}
