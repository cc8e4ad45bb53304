import { AppError } from "@recollect/domain/errors/app-error.ts";
import { IDEMPOTENCY_KEY } from "@recollect/domain/limits/limits.ts";

/** The Idempotency-Key of a request; null without one. Throws `request/bad-idempotency-key` for an invalid one. */
export function idempotencyKeyIn(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (header.length > IDEMPOTENCY_KEY.maxLength || !/^[A-Za-z0-9_-]+$/.test(header)) throw new AppError("request/bad-idempotency-key");
  return header;
}
