import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";
import { z } from "zod";

/** Validation stops after this many problems, so that a hostile list cannot produce a million error objects. */
const mostProblems = 10;

/**
 * A list in a request: its length is checked before its items, and only the first few problems are reported. Throws `tooMany` for a list
 * with more than `most`.
 */
export function listOf<S extends z.ZodType>(item: S, { most, tooMany }: { most: number; tooMany: ErrorCode }) {
  const list = z.array(z.unknown()).transform((values, context) => {
    if (values.length > most) throw new AppError(tooMany);
    const items: unknown[] = [];
    for (const [at, value] of values.entries()) {
      const { success, data, error } = item.safeParse(value);
      if (success) items.push(data);
      else
        for (const issue of error.issues)
          context.issues.push({ code: "custom", message: issue.message, path: [at, ...issue.path], input: value });
      if (context.issues.length >= mostProblems) break;
    }
    return items;
  });
  return list as unknown as z.ZodType<readonly z.output<S>[], readonly z.input<S>[]>;
}
