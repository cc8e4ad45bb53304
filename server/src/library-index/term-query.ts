/** A question to the index of terms; `library-index/terms.store.ts` has how each database writes it. */
export type TermQuery =
  | { kind: "term"; term: string; isPrefix: boolean }
  | { kind: "all" | "any"; of: readonly TermQuery[] }
  | { kind: "without"; from: TermQuery; what: TermQuery };

export function term(text: string, isPrefix = false): TermQuery {
  return { kind: "term", term: text, isPrefix };
}

/** Entries that satisfy each of them; of one it is that one. */
export function all(of: readonly TermQuery[]): TermQuery {
  return of.length === 1 && of[0] ? of[0] : { kind: "all", of };
}

/** Entries that satisfy one of them. */
export function any(of: readonly TermQuery[]): TermQuery {
  return of.length === 1 && of[0] ? of[0] : { kind: "any", of };
}

export function without(from: TermQuery, what: TermQuery): TermQuery {
  return { kind: "without", from, what };
}

/** All terms of a question; a term counts as often as it stands in it. */
export function* termsOf(query: TermQuery): Generator<Extract<TermQuery, { kind: "term" }>> {
  if (query.kind === "term") yield query;
  else for (const part of query.kind === "without" ? [query.from, query.what] : query.of) yield* termsOf(part);
}

type Signs = {
  all: string;
  any: string;
  without: (from: string, what: string) => string;
  term: (text: string, isPrefix: boolean) => string;
};

/** SQLite's full-text expressions; a doubled quotation mark is one. */
const sqlite: Signs = {
  all: " AND ",
  any: " OR ",
  without: (from, what) => `(${from} NOT ${what})`,
  term: (text, isPrefix) => `"${text.replaceAll('"', '""')}"${isPrefix ? "*" : ""}`,
};

/** The text of PostgreSQL's `tsquery`; a doubled apostrophe or backslash is one. */
const postgres: Signs = {
  all: " & ",
  any: " | ",
  without: (from, what) => `(${from} & !${what})`,
  term: (text, isPrefix) => `'${text.replace(/['\\]/g, "$&$&")}'${isPrefix ? ":*" : ""}`,
};

const signs = { sqlite, postgres } as const;

/** The question in the database's own words. Terms are literals in it, so no sign of a search is an operator. */
export function writtenQuery(query: TermQuery, kind: keyof typeof signs): string {
  const own = signs[kind];
  const written = (part: TermQuery): string => {
    if (part.kind === "term") return own.term(part.term, part.isPrefix);
    if (part.kind === "without") return own.without(written(part.from), written(part.what));
    return `(${part.of.map(written).join(own[part.kind])})`;
  };
  return written(query);
}
