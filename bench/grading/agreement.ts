import type { JudgedAnswer, Mark } from "./judged-answers.ts";

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

export function agreementOn(judged: readonly JudgedAnswer[], marks: readonly Mark[]): Agreement {
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

function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${((part / whole) * 100).toFixed(1)}%`;
}
