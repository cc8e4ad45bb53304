import type { Gain, OneStudent } from "./one-student.ts";

/** The bound of chance: a multiple of the standard deviation of the same student's gain from seed to seed. */
const sure = 1.96;

type Rival = keyof Gain;

/** How much higher the recall of a method of ours is at the same answers, and for how many students that is more than the chance between seeds. */
export function gainsOf(all: readonly OneStudent[], name: string) {
  const gains = all.flatMap(({ gains: of }) => of[name] ?? []);
  // The truth is not run twice.
  if (all.every(({ again }) => !again?.[name])) return {};
  const limit = { overDefault: sure * noiseOf(all, name, "overDefault"), overSm2: sure * noiseOf(all, name, "overSm2") };
  const isMore = (gain: Gain, rival: Rival) => gain[rival] > limit[rival];
  const points = (value: number) => Math.round(value * 10_000) / 100;
  return {
    "recall more, points": `${points(mean(gains.map((one) => one.overDefault)))}, ${points(mean(gains.map((one) => one.overSm2)))}`,
    "chance, points": `${points(limit.overDefault)}, ${points(limit.overSm2)}`,
    "more than chance": [
      gains.filter((one) => isMore(one, "overDefault")).length,
      gains.filter((one) => isMore(one, "overSm2")).length,
      gains.filter((one) => isMore(one, "overDefault") && isMore(one, "overSm2")).length,
    ].join(", "),
  };
}

/** The standard deviation of a gain between two seeds of the same student, over those with two runs. */
function noiseOf(all: readonly OneStudent[], name: string, rival: Rival): number {
  const pairs = all.flatMap(({ gains, again }) => {
    const [first, second] = [gains[name], again?.[name]];
    return first && second ? [(first[rival] - second[rival]) ** 2] : [];
  });
  return Math.sqrt(mean(pairs) / 2);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
