import { expect, test } from "vitest";

import { all, any, mostQuestions, term, without, writtenQuery, type TermQuery } from "./term-query.ts";

const [a, b, c, d, f] = ["a", "b", "c", "d", "f"].map((text) => term(text)) as [TermQuery, TermQuery, TermQuery, TermQuery, TermQuery];
const onPostgres = (query: TermQuery) => writtenQuery(query, "postgres");

test("PostgreSQL is asked one question for each of several that would do, with whatever an entry must have as well", () => {
  const either = any([all([a, b]), all([c, d])]);
  expect(onPostgres(either)).toBe(`{"('a' & 'b')","('c' & 'd')"}`);
  expect(onPostgres(all([either, f]))).toBe(`{"(('a' & 'b') & 'f')","(('c' & 'd') & 'f')"}`);
  expect(onPostgres(without(either, f))).toBe(`{"(('a' & 'b') & !'f')","(('c' & 'd') & !'f')"}`);
});

test("terms of which one will do are one question", () => {
  expect(onPostgres(any([a, any([b, c])]))).toBe(`{"('a' | ('b' | 'c'))"}`);
  expect(onPostgres(any([a, all([b, c]), d]))).toBe(`{"('a' | 'd')","('b' & 'c')"}`);
  expect(onPostgres(all([any([a, b]), any([c, d])]))).toBe(`{"(('a' | 'b') & ('c' | 'd'))"}`);
});

test("the last question has what is beyond the limit, and a choice between two choices stays whole", () => {
  const pairs = Array.from({ length: mostQuestions + 2 }, (_, at) => all([term(`x${at}`), term(`y${at}`)]));
  const written = onPostgres(any(pairs));
  expect(written.split(`","`)).toHaveLength(mostQuestions);
  for (const pair of pairs) expect(written).toContain(onPostgres(pair).slice(2, -2));
  const either = any([all([a, b]), c]);
  expect(onPostgres(all([either, any([all([b, c]), d])]))).toBe(`{"((('a' & 'b') | 'c') & (('b' & 'c') | 'd'))"}`);
});

test("no sign of a term ends a question or the array", () => {
  expect(onPostgres(term(`"}',\\`))).toBe(`{"'\\"}'',\\\\\\\\'"}`);
  expect(writtenQuery(any([all([a, b]), c]), "sqlite")).toBe(`(("a" AND "b") OR "c")`);
});
