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
  whole: (query: TermQuery, written: (part: TermQuery) => string) => string;
};

/** SQLite's full-text expressions; a doubled quotation mark is one. */
const sqlite: Signs = {
  all: " AND ",
  any: " OR ",
  without: (from, what) => `(${from} NOT ${what})`,
  term: (text, isPrefix) => `"${text.replaceAll('"', '""')}"${isPrefix ? "*" : ""}`,
  whole: (query, written) => written(query),
};

/** The text of PostgreSQL's `tsquery`, and of an array of them; a doubled apostrophe or backslash is one. */
const postgres: Signs = {
  all: " & ",
  any: " | ",
  without: (from, what) => `(${from} & !${what})`,
  term: (text, isPrefix) => `'${text.replace(/['\\]/g, "$&$&")}'${isPrefix ? ":*" : ""}`,
  whole(query, written) {
    const inArray = questionsOf(query).map((one) => `"${written(one).replace(/["\\]/g, "\\$&")}"`);
    return `{${inArray.join(",")}}`;
  },
};

const signs = { sqlite, postgres } as const;

/**
 * The question in the database's own words. Terms are literals in it, so no sign of a search is an operator. Of PostgreSQL these are an array of questions of
 * which an entry has to answer one: GIN reads nearly all entries that have any of a question's terms, unless there are some that an entry must have.
 */
export function writtenQuery(query: TermQuery, kind: keyof typeof signs): string {
  const own = signs[kind];
  const written = (part: TermQuery): string => {
    if (part.kind === "term") return own.term(part.term, part.isPrefix);
    if (part.kind === "without") return own.without(written(part.from), written(part.what));
    return `(${part.of.map(written).join(own[part.kind])})`;
  };
  return own.whole(query, written);
}

/** So many questions PostgreSQL is asked at once. */
export const mostQuestions = 4;

/** The last of them has all that are beyond the limit. */
function questionsOf(query: TermQuery): TermQuery[] {
  const alternatives = alternativesIn(query);
  const terms = alternatives.filter(isOfTerms);
  const questions = [...(terms.length > 0 ? [any(terms)] : []), ...alternatives.filter((one) => !isOfTerms(one))];
  if (questions.length <= mostQuestions) return questions;
  return [...questions.slice(0, mostQuestions - 1), any(questions.slice(mostQuestions - 1))];
}

/** Questions that together find the same: `(a b or c d) f` is `a b f` and `c d f`. */
function alternativesIn(query: TermQuery): TermQuery[] {
  if (query.kind === "term" || isOfTerms(query)) return [query];
  if (query.kind === "any") return query.of.flatMap(alternativesIn);
  if (query.kind === "without") return alternativesIn(query.from).map((from) => without(from, query.what));
  const several = query.of.filter((part) => alternativesIn(part).length > 1);
  const [one] = several;
  if (one === undefined || several.length > 1) return [query];
  return alternativesIn(one).map((part) => all([part, ...query.of.filter((other) => other !== one)]));
}

/** Whether it is a term, or one of several terms. */
function isOfTerms(query: TermQuery): boolean {
  return query.kind === "term" || (query.kind === "any" && query.of.every(isOfTerms));
}
