/** A simulated student's memory of one card. Times are days since the start, as fractions. */
export type Memory = {
  /** the probability of recall, 0 to 1 */
  recall(day: number): number;
  /** the card was asked and its answer shown */
  review(day: number, isRemembered: boolean): void;
  /** the memory state, if the model has FSRS-6's parameters; hidden from the product's scheduler */
  state?: () => TrueMemory;
};

/** A card's parameters: the average student's stability in days, before the student's factor, and the difficulty from 1 to 10. */
export type TrueMemory = { stability: number; difficulty: number };

export type MemoryKind = { name: string; learned: (day: number, random: () => number) => { memory: Memory; isKnown: boolean } };

/** One card in four is unknown when it is asked for the first time after the first presentation. */
const firstMissShare = 0.25;

/**
 * The default weights and formulas of FSRS-6 (Open Spaced Repetition, "The Algorithm", FSRS-6), written separately so that the student does not share
 * a line with the measured scheduler.
 */
const w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729,
  0.5425, 0.0912, 0.0658, 0.1542,
] as const;

/** The spread of cards (of a logarithm, or of the difficulty from 1 to 10), and of reviews. The scheduler knows neither. */
const noise = { stability: 0.5, difficulty: 1.5, growth: 0.3 } as const;

/** A student's difference from the average: a factor for stability, and one for the growth with each review. */
export type Difference = { scale: number; growth: number; noise: { stability: number; difficulty: number; growth: number } };

/** Forgetting by FSRS-6's own power curve, with cards that differ from the scheduler's assumption. */
export const fsrsMemory: MemoryKind = fsrsMemoryOf("FSRS-6's own curve, with noise", { scale: 1, growth: 1, noise });

export function fsrsMemoryOf(name: string, { scale, growth: gain, noise: spread }: Difference): MemoryKind {
  return {
    name,
    learned: (day, random) => learnedByFsrs(day, random, { scale, growth: gain, noise: spread }),
  };
}

function learnedByFsrs(day: number, random: () => number, { scale, growth, noise: spread }: Difference): ReturnType<MemoryKind["learned"]> {
  const isKnown = random() >= firstMissShare;
  const usual = firstMemory(isKnown);
  const stability = usual.stability * Math.exp(spread.stability * normal(random));
  let known: TrueMemory = { stability, difficulty: clamp(usual.difficulty + spread.difficulty * normal(random), 1, 10) };
  let last = day;
  const recall = (now: number) => recallAfter(now - last, known.stability * scale);
  const review = (now: number, isRemembered: boolean) => {
    known = reviewed(known, now - last, isRemembered, { scale, growth, luck: Math.exp(spread.growth * normal(random)) });
    last = now;
  };
  return { memory: { recall, review, state: () => known }, isKnown };
}

/** A new card's state: it was known, or not, when it was asked for the first time. */
export function firstMemory(isKnown: boolean): TrueMemory {
  return { stability: w[isKnown ? 2 : 0], difficulty: w[4] - Math.exp(((isKnown ? 3 : 1) - 1) * w[5]) + 1 };
}

/** The probability of recall, 0 to 1, so many days after a review. */
export function recallAfter(days: number, stability: number): number {
  return (1 + ((0.9 ** (-1 / w[20]) - 1) * Math.max(0, days)) / stability) ** -w[20];
}

/** The state after a review, so many days after the one before. */
export function reviewed(
  { stability: s, difficulty }: TrueMemory,
  days: number,
  isRemembered: boolean,
  { scale, growth: gain, luck = 1 }: { scale: number; growth: number; luck?: number },
): TrueMemory {
  const r = recallAfter(days, s * scale);
  let stability = s;
  if (days < 0.5) {
    const change = s ** -w[19] * Math.exp(w[17] * ((isRemembered ? 3 : 1) - 3 + w[18]));
    stability = s * (isRemembered ? Math.max(1, change) : change);
  } else if (isRemembered) {
    const growth = Math.exp(w[8]) * (11 - difficulty) * s ** -w[9] * (Math.exp((1 - r) * w[10]) - 1);
    stability = s * (1 + growth * gain * luck);
  } else {
    const after = w[11] * difficulty ** -w[12] * ((s + 1) ** w[13] - 1) * Math.exp((1 - r) * w[14]);
    stability = Math.min(after * luck, s / Math.exp(w[17] * w[18]));
  }
  return {
    stability: clamp(stability, 0.01, 36_500),
    difficulty: isRemembered ? difficulty : clamp(difficulty + (2 * w[6] * (10 - difficulty)) / 9, 1, 10),
  };
}

/** A different model of a student: exponential forgetting, growth by the difficulty of the recall, and a third of the stability kept after a miss. */
export const exponentialMemory: MemoryKind = {
  name: "exponential forgetting, a model that the scheduler does not know",
  learned(day, random) {
    const isKnown = random() >= firstMissShare;
    let stability = (isKnown ? 2 : 0.4) * Math.exp(noise.stability * normal(random));
    // A student learns some cards twice as fast as others.
    const ease = Math.exp(noise.stability * normal(random));
    let last = day;
    const recall = (now: number) => 0.9 ** (Math.max(0, now - last) / stability);
    const review = (now: number, isRemembered: boolean) => {
      const luck = Math.exp(noise.growth * normal(random));
      const growth = Math.min(3, 12 * (1 - recall(now))) * ease * luck;
      stability = clamp(isRemembered ? stability * (1 + growth) : Math.max(0.4, stability / 3), 0.01, 36_500);
      last = now;
    };
    return { memory: { recall, review }, isKnown };
  },
};

/** A normally distributed number around 0 with a spread of 1 (Box and Muller 1958). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
