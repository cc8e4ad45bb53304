import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { escapeHtml } from "@recollect/domain/words/escape-html.ts";
import { setTimeout as pause } from "node:timers/promises";

import type { Log } from "../../process/log/log.ts";
import { clientFile, type ClientFile } from "./client-files.ts";

/** What the page of a deck's link says of a Public deck, for programs that show links with their title. */
export type DeckWords = { title: string; description: string };

type DeckPagesDeps = {
  brand: string;
  /** a Public deck; null for any other id, whether there is such a deck or not */
  find: (id: number) => Promise<DeckWords | null>;
  log: Log;
  /** how long the page waits for the database, in ms */
  patienceMs?: number;
};

/** `isUnlisted`: search engines are asked not to list it. */
export type DeckPage = { file: ClientFile; isUnlisted: boolean };

/** The page for an address, made from the client's page. */
export type DeckPages = (page: ClientFile, path: string) => Promise<DeckPage>;

/** The tag of the client's page that is replaced. */
const ogTitle = /<meta\s+property="og:title"\s+content="[^"]*"\s*\/?>/;

/** A description is shortened to this many characters: no program shows more. */
const mostDescribed = 300;

/** The most lookups at a time, and the most pages that are remembered with their compressed copies. */
const [mostOpen, mostPages] = [20, 200];

/**
 * The link of a Public deck has the deck's title and description in its page. All other links have the client's page as it is, also while the
 * database is busy or away: students need the page, and only programs read these words. Search engines are asked not to list the link of any other deck:
 * an Unlisted one, a Private one and none at all are the same from outside.
 */
export function createDeckPages({ brand, find, log, patienceMs = 250 }: DeckPagesDeps): DeckPages {
  const pages = new Map<string, { of: ClientFile; words: DeckWords; page: ClientFile }>();
  let open = 0;

  /** Null if no Public deck has the id, undefined if that is not known. */
  async function findWords(id: number): Promise<DeckWords | null | undefined> {
    open += 1;
    const finding = find(id)
      .catch((error: unknown) => {
        log({ level: "warn", message: "a deck's page has no title of the deck", reason: String(error) });
        return undefined;
      })
      .finally(() => (open -= 1));
    const over = new AbortController();
    const late = pause(patienceMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined);
    return Promise.race([finding, late]).finally(() => over.abort());
  }

  function pageOf(of: ClientFile, id: number, words: DeckWords): ClientFile {
    // Each language has a page of its own.
    const key = `${id} ${of.tag}`;
    const storedPage = pages.get(key);
    if (storedPage?.of === of && storedPage.words.title === words.title && storedPage.words.description === words.description)
      return storedPage.page;
    const page = clientFile("/index.html", Buffer.from(worded(Buffer.from(of.bytes).toString("utf8"), words, brand)));
    pages.delete(key);
    pages.set(key, { of, words, page });
    const [oldest] = pages.keys();
    if (pages.size > mostPages && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return async (page, path) => {
    const id = deckIdIn(path.slice(1));
    if (id === null || open >= mostOpen) return { file: page, isUnlisted: false };
    const words = await findWords(id);
    return { file: words ? pageOf(page, id, words) : page, isUnlisted: words === null };
  };
}

function worded(page: string, { title, description }: DeckWords, brand: string): string {
  const described = shortened(description);
  const tags = [
    `<meta property="og:title" content="${escapeHtml(`${inOneLine(title)} - ${brand}`)}" />`,
    ...(described === "" ? [] : [`<meta property="og:description" content="${escapeHtml(described)}" />`]),
  ];
  return page.replace(ogTitle, () => tags.join("\n    "));
}

function shortened(text: string): string {
  const line = inOneLine(text);
  return line.length <= mostDescribed
    ? line
    : `${line
        .slice(0, mostDescribed - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
