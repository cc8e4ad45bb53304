import type { AppError } from "@recollect/domain/errors/failure.ts";
import { toast, toastMs } from "../../ui/toast/toast.ts";
import type { GivenEntry } from "../requests/study-api.ts";

/** The log holds already what the student wanted. */
const harmless = ["study/nothing-to-undo", "study/answer-id-reused"];

/**
 * Says what the server would not take, the same words once in a while, though a hundred entries may be refused for one deck. A practice
 * test's answer only counts beside the test, and is never an error of it.
 */
export function showRefusals(clock: () => number): (entry: GivenEntry, failure: AppError) => void {
  let told = { message: "", at: 0 };
  return (entry, { code, message }) => {
    if (harmless.includes(code) || (entry.kind === "answer" && entry.source !== "study")) return;
    const isFresh = told.message === message && clock() - told.at < toastMs;
    told = { message, at: clock() };
    if (!isFresh) toast.error(message);
  };
}
