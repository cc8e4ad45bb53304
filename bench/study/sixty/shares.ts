import type { OneStudent } from "./one-student.ts";

/** By what share a method of ours takes fewer answers than the default and than SM-2, each at the recall of that, student by student. */
export function sharesOf(all: readonly OneStudent[], name: string): { scale: number; d: number; s: number }[] {
  return all.flatMap(({ scale, others, ours }) => {
    const [compared, byDefault, bySm2] = [ours[name], others["default"], others["SM-2"]];
    return compared && byDefault && bySm2
      ? [{ scale, d: 1 - compared.atDefault / byDefault.answers, s: 1 - compared.atSm2 / bySm2.answers }]
      : [];
  });
}
