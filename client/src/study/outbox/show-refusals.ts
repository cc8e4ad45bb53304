import type { AppError } from "@recollect/domain/errors/failure.ts";
import { toast, toastMs } from "../../ui/toast/toast.ts";
import type { NewEntry } from "../requests/study-api.ts";

/** The log already has what the student wanted. */
const harmless = ["study/nothing-to-undo", "study/answer-id-reused"];

/**
 * Shows what the server refused; the same message only once in a while, even if a hundred entries are refused for one deck. An answer of a
 * practice test is sent in the background, so its refusal is not shown.
 */
export function showRefusals(clock: () => number): (entry: NewEntry, failure: AppError) => void {
  let lastShown = { message: "", at: 0 };
  return (entry, { code, message }) => {
    if (harmless.includes(code) || (entry.kind === "answer" && entry.source !== "study")) return;
    const isFresh = lastShown.message === message && clock() - lastShown.at < toastMs;
    lastShown = { message, at: clock() };
    if (!isFresh) toast.error(message);
  };
}
