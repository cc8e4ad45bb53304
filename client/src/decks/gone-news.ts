import { toastMs } from "../ui/toast/toast.ts";

let toldAt = -Infinity;

/** Whether a student has just read why a deck is not there now: then the shorter word about it is one too many. */
export const goneNews = {
  told: (): void => void (toldAt = Date.now()),
  isFresh: (): boolean => Date.now() - toldAt < toastMs,
};
