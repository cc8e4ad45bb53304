import type { Verdict } from "./judged.ts";

/** One answer to a card of a deck, of a kind, with a teacher's verdict. Only the seen half may be looked at while rules are written. */
export type JudgedPair = {
  id: string;
  kind: string;
  half: "seen" | "held";
  term: string;
  definition: string;
  deck: readonly { term: string; definition: string }[];
  answer: string;
  verdict: Verdict;
  why: string;
};

export type Marked = { isCorrect: boolean; score: number };

/** Agreement by kind: what was refused though right, what was accepted though it was not, and partial answers that got a part. */
export function byKind(pairs: readonly JudgedPair[], mark: (pair: JudgedPair) => Marked, plain: (pair: JudgedPair) => boolean): void {
  const marked = pairs.map((pair) => ({ ...pair, ...mark(pair), isPlainRight: plain(pair) }));
  const kinds = [...new Set(marked.map(({ kind }) => kind))].toSorted();
  const rows = [...kinds.map((kind) => [kind, marked.filter((pair) => pair.kind === kind)] as const), ["all", marked] as const];
  console.table(Object.fromEntries(rows.map(([kind, own]) => [kind, figures(own)])));
}

function figures(pairs: readonly (JudgedPair & Marked & { isPlainRight: boolean })[]) {
  const agreed = pairs.filter(({ verdict, isCorrect }) => isCorrect === (verdict === "full")).length;
  const plain = pairs.filter(({ verdict, isPlainRight }) => isPlainRight === (verdict === "full")).length;
  const of = (verdict: JudgedPair["verdict"]) => pairs.filter((pair) => pair.verdict === verdict);
  const [full, partial, wrong] = [of("full"), of("partial"), of("wrong")];
  return {
    answers: pairs.length,
    agreement: share(agreed, pairs.length),
    "plain rules": share(plain, pairs.length),
    "right, refused": counted(full.filter(({ isCorrect }) => !isCorrect).length, full.length),
    "wrong, accepted": counted(wrong.filter(({ isCorrect }) => isCorrect).length, wrong.length),
    "partial, accepted": counted(partial.filter(({ isCorrect }) => isCorrect).length, partial.length),
    "partial, 40 to 80": counted(partial.filter(({ score }) => score >= 40 && score <= 80).length, partial.length),
  };
}

function share(part: number, whole: number): string {
  return whole === 0 ? "" : `${((part / whole) * 100).toFixed(1)}%`;
}

function counted(part: number, whole: number): string {
  return whole === 0 ? "" : `${part} of ${whole}`;
}
