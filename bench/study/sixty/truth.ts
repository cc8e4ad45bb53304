import { averageWeights } from "@recollect/domain/study/schedule/fsrs.ts";

/**
 * The true weights of a simulated student, which learning cannot improve: a memory that lasts `scale` times as long, and grows `growth` times as much
 * with a review, in FSRS-6's parameters. Differences between cards and by chance stay unknown.
 */
export function trueWeights({ scale, growth }: { scale: number; growth: number }): number[] {
  const w = [...averageWeights];
  const at = (place: number) => w[place] ?? 0;
  for (let rating = 0; rating < 4; rating++) w[rating] = at(rating) * scale;
  w[8] = at(8) + at(9) * Math.log(scale) + Math.log(growth);
  w[11] = at(11) * scale ** (1 - at(13));
  w[18] = at(18) + (at(19) * Math.log(scale)) / at(17);
  return w;
}
