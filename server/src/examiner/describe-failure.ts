import { AppError } from "@recollect/domain/errors/app-error.ts";

/** What the log may know of a failure: its code, and in a few words what the connection said. Never what anybody wrote. */
export function describeFailure(error: unknown): { code: string; reason: string } {
  if (!(error instanceof AppError)) return { code: "unknown", reason: nameOf(error) };
  const { code, cause } = error;
  const isAboutTheConnection = cause instanceof Error && ["AI_APICallError", "TimeoutError", "Refusal"].includes(cause.name);
  return { code, reason: isAboutTheConnection ? cause.message.slice(0, 200) : nameOf(cause) };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "none";
}
