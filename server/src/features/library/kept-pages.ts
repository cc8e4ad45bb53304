/** The most characters of all cached pages together, of one or two bytes each. */
const mostCharacters = 4 * 1024 * 1024;

type Kept = { json: Promise<string>; characters: number };

/** Returns the page for the key, as it is at some moment after the call; `make` reads and serializes it. */
export type KeptPages = (key: string, make: () => Promise<string>) => Promise<string>;

/**
 * Caches pages for as long as nothing changes that any page shows. Each request calls `changes`, so a deck is gone from every page with the
 * first request after it became Private. Concurrent requests for the same page read it once.
 */
export function createKeptPages(changes: () => Promise<number>): KeptPages {
  /** The pages of one number of changes; the least recently used comes first. */
  const kept = new Map<string, Kept>();
  let changesOfKept = -1;
  let characters = 0;

  function moveTo(now: number): void {
    kept.clear();
    characters = 0;
    changesOfKept = now;
  }

  function forget(key: string): void {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  }

  async function keep(key: string, page: Kept): Promise<void> {
    kept.set(key, page);
    const json = await page.json.catch(() => null);
    if (kept.get(key) !== page) return;
    if (json === null) return forget(key);
    page.characters = key.length + json.length;
    characters += page.characters;
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) return;
      forget(oldest);
    }
  }

  return async (key, make) => {
    const now = await changes();
    // Another request has seen a later change; what this one reads may be from before it.
    if (now < changesOfKept) return make();
    if (now > changesOfKept) moveTo(now);
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known.json;
    }
    const page = { json: make(), characters: 0 };
    void keep(key, page);
    return page.json;
  };
}
