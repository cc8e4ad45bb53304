import { dataProblem } from "@recollect/domain/data-rules.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

/** Throws for what the data rules refuse in a JSON value, and where its text wrote more keys than it has: one stood twice in an object. */
export function refuseForbiddenData(value: unknown, keysWritten: number): void {
  const problem = dataProblem(value);
  if (problem) throw new AppError(problem.code, { details: { path: problem.path } });
  if (keysWritten > keysKept(value)) throw new AppError("request/duplicate-key");
}

/** How many keys the parsed value has; where the text named one twice, the parser kept only the last. */
function keysKept(value: unknown): number {
  let keys = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    const inside = Object.values(next);
    if (!Array.isArray(next)) keys += inside.length;
    for (const one of inside) if (typeof one === "object") waiting.push(one);
  }
  return keys;
}
