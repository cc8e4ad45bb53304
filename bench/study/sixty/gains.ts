import type { Gain, OneStudent } from "./one-student.ts";

/** What is more than chance: so many times what the same student's gain differs by from seed to seed. */
const sure = 1.96;

type Rival = keyof Gain;

/** How much more a method of ours recalls at the same answers, and for how many students that is more than the chance between seeds. */
export function gainsOf(all: readonly OneStudent[], name: string) {
  const gains = all.flatMap(({ gains: of }) => of[name] ?? []);
  // The truth is not tried twice.
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

/** The standard deviation of a gain between two seeds of the same student, over those who study twice. */
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
