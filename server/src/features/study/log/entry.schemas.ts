import { mostEntries } from "@recollect/domain/study/log/entry.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { z } from "zod";

const common = { id: z.string(), deckKey: z.string(), cardId: z.string(), at: z.number() };
const answer = { ...common, kind: z.literal("answer"), tookMs: z.number() };

/** Any text: the domain decides which ratings exist, with its own error. */
const rating = z.custom<Rating>((value) => typeof value === "string");

/** An entry as a device sends it, without what only the server knows (state, weight, settings, the next day). */
const EntryInput = z.union([
  z.strictObject({ ...answer, source: z.literal("study"), rating }),
  z.strictObject({ ...answer, source: z.literal("multiple-choice"), isCorrect: z.boolean() }),
  z.strictObject({ ...answer, source: z.literal("open-ended"), score: z.number().min(0).max(100) }),
  z.strictObject({ ...common, kind: z.literal("undo"), undoes: z.string() }),
  z.strictObject({ ...common, kind: z.literal("bury") }),
  z.strictObject({ ...common, kind: z.enum(["unbury", "suspend", "resume", "start-over"]) }),
]);

export type EntryInput = z.output<typeof EntryInput>;

/** `uid` says whose entries these are, for a device on which several students sign in. */
export const EntriesBody = z.strictObject({ uid: z.string().optional(), entries: z.array(EntryInput).min(1).max(mostEntries).readonly() });
