import { dataProblem, storableKeys } from "@recollect/domain/data-rules.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

/** Throws for what the data rules refuse in a JSON value, and where its text wrote more keys than it has: the parser kept the last of two in an object. */
export function refuseForbiddenData(value: unknown, keysWritten: number): void {
  const keys = storableKeys(value);
  const problem = keys === null ? dataProblem(value) : null;
  if (problem) throw new AppError(problem.code, { details: { path: problem.path } });
  if (keys !== null && keysWritten > keys) throw new AppError("request/duplicate-key");
}
