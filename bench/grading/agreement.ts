import { isNatural, type JudgedAnswer, type Mark } from "./judged-answers.ts";

/** How often an examiner agrees with the teacher on some answers. */
export type Agreement = {
  answers: number;
  "right or not": string;
  "three marks": string;
  "right refused": string;
  "wrong accepted": string;
  "part gets a part": string;
};

export function markOf(score: number): Mark {
  if (score >= 90) return "right";
  return score >= 40 ? "part" : "wrong";
}

function agreementOn(judged: readonly JudgedAnswer[], marks: readonly Mark[]): Agreement {
  const rows = judged.map(({ mark }, at) => ({ teacher: mark, examiner: marks[at] ?? "wrong" }));
  const of = (teacher: Mark) => rows.filter((row) => row.teacher === teacher);
  const among = (some: typeof rows, is: (row: (typeof rows)[number]) => boolean) => percent(some.filter(is).length, some.length);
  return {
    answers: rows.length,
    "right or not": among(rows, (row) => (row.teacher === "right") === (row.examiner === "right")),
    "three marks": among(rows, (row) => row.teacher === row.examiner),
    "right refused": among(of("right"), ({ examiner }) => examiner !== "right"),
    "wrong accepted": among(of("wrong"), ({ examiner }) => examiner === "right"),
    "part gets a part": among(of("part"), ({ examiner }) => examiner === "part"),
  };
}

/** The agreement on the answers of each set, and on the natural ones by language. */
export function agreementBySet(judged: readonly JudgedAnswer[], marks: readonly Mark[]): Record<string, Agreement> {
  const rowOf = (is: (answer: JudgedAnswer) => boolean) => {
    const places = judged.flatMap((answer, at) => (is(answer) ? [at] : []));
    return agreementOn(
      places.flatMap((at) => judged[at] ?? []),
      places.flatMap((at) => marks[at] ?? "wrong"),
    );
  };
  return {
    ...Object.fromEntries([...new Set(judged.map(({ set }) => set))].map((set) => [set, rowOf((answer) => answer.set === set)])),
    "natural, English": rowOf((answer) => isNatural(answer) && answer.language === "en"),
    "natural, other languages": rowOf((answer) => isNatural(answer) && answer.language !== "en"),
    natural: rowOf(isNatural),
    all: rowOf(() => true),
  };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${((part / whole) * 100).toFixed(1)}%`;
}
