import { toastMs } from "../ui/toast/toast.ts";

let shownAt = -Infinity;

/** Whether a student has just read why a deck is gone: then the shorter message about it is not shown as well. */
export const goneMessage = {
  noteShown: (): void => void (shownAt = Date.now()),
  isFresh: (): boolean => Date.now() - shownAt < toastMs,
};
