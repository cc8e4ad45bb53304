import { toastMs } from "../ui/toast/toast.ts";

let toldAt = -Infinity;

/** Whether a student has just read why a deck is gone: then the shorter message about it is not shown as well. */
export const goneNews = {
  told: (): void => void (toldAt = Date.now()),
  isFresh: (): boolean => Date.now() - toldAt < toastMs,
};
