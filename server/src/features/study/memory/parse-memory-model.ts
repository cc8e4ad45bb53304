import { boundedWeights } from "@recollect/domain/study/schedule/memory-model.ts";
import { z } from "zod";

import type { MemoryFigures } from "./learning-work.ts";
import type { LearnedMemory } from "./memories.store.ts";

const share = z.number().min(0).max(1);
const amount = z.number().min(0).max(1e9);

const judgement = z.object({ answers: amount, logLoss: amount, calibration: share });
const bins = z.array(z.object({ answers: amount, expected: share, actual: share, from: share, to: share })).max(10);
const fading = z.object({ half: amount, nine: amount });
const halfLives = z.object({ fresh: fading, mature: fading });
const load = z.object({ reviews: amount, recall: share });

const Figures = z.object({
  learning: z.object({
    answers: amount,
    splitDay: amount,
    average: judgement,
    before: judgement.nullable(),
    learned: judgement,
    bins: z.object({ average: bins, learned: bins }),
  }),
  logAnswers: amount,
  newADay: amount,
  halfLives: z.object({ own: halfLives, average: halfLives }).nullable(),
  curve: z
    .array(z.object({ retention: share, own: load, average: load }))
    .max(20)
    .nullable(),
}) satisfies z.ZodType<MemoryFigures>;

const Given = z.object({
  standing: z.enum(["in-force", "left"]),
  learnedAt: z.number().int().min(0).max(8.64e15),
  weights: z.array(z.number()),
  figures: Figures,
});

type GivenMemory = Pick<LearnedMemory, "learnedAt" | "figures"> & { standing: "in-force" | "left"; weights: readonly number[] };

/**
 * One of the memory models in an account's file, which may have been edited by hand, checked against all bounds; null if it is none, or if
 * it was no longer in force when the file was made.
 */
export function parseMemoryModel(value: unknown): GivenMemory | null {
  const parsed = Given.safeParse(value);
  const weights = parsed.success ? boundedWeights(parsed.data.weights) : null;
  return parsed.success && weights ? { ...parsed.data, weights } : null;
}
