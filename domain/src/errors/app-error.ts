import type { ErrorCode } from "./catalogue.ts";
// With it every code has its message.
import "./catalogue.ts";
import { AppError as Failure, type FailureOptions, type UNKNOWN_ERROR } from "./failure.ts";

export { UNKNOWN_ERROR, type ErrorBody } from "./failure.ts";

/** The application error with the whole catalogue: on the server. */
export const AppError = Failure as { new (code?: ErrorCode | typeof UNKNOWN_ERROR, options?: FailureOptions): Failure };
export type AppError = Failure;
