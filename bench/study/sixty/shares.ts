import type { OneStudent } from "./one-student.ts";

/** The share of answers that a method of ours saves compared with the default and with SM-2, each at its recall, student by student. */
export function sharesOf(all: readonly OneStudent[], name: string): { scale: number; d: number; s: number }[] {
  return all.flatMap(({ scale, others, ours }) => {
    const [compared, byDefault, bySm2] = [ours[name], others["default"], others["SM-2"]];
    return compared && byDefault && bySm2
      ? [{ scale, d: 1 - compared.atDefault / byDefault.answers, s: 1 - compared.atSm2 / bySm2.answers }]
      : [];
  });
}
