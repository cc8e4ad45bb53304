import { useQuery } from "@tanstack/react-query";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { isDeviceKept } from "../../../device/store/is-device-kept.ts";
import { cutOffOf } from "../../../lib/requests/cut-off.ts";
import { isDeviceCopy } from "../../../lib/requests/device-replies.ts";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { readQueue, type StudyQueue, type StudyScope } from "../../requests/study-api.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { useStudySettings } from "../../use-study-settings.ts";

type FirstCards =
  | { state: "loading" }
  | { state: "failed"; message: string; retry: () => void; isRetrying: boolean }
  /** there is no such deck or folder, or the deck is not shared */
  | { state: "missing" }
  /** `readAt` is in ms since 1970; `settings` is undefined when they could not be read: then the defaults apply */
  | { state: "ready"; first: StudyQueue; readAt: number; settings: StudySettings | undefined };

/** The first cards of a session. Entries on this device are sent first, so that no card is asked twice. */
export function useFirstCards(scope: StudyScope, mode: StudyMode | null, draw: string | null): FirstCards {
  const outbox = useOutbox();
  const settings = useStudySettings();
  const cards = useQuery<StudyQueue, AppError>({
    queryKey: [...queryKeys.studyQueue(scope), draw],
    queryFn: async ({ signal }) => {
      const isSent = await outbox.flush().then(
        () => true,
        (failure: unknown) => {
          // The device's own queue knows the entries that wait on it.
          if (cutOffOf(failure) === null || !isDeviceKept()) throw failure;
          return false;
        },
      );
      let queue = await readQueue(scope, mode, signal);
      if (!isSent && !isDeviceCopy(queue)) {
        // The server came back in between: it must have the entries before it says what is due.
        await outbox.flush();
        queue = await readQueue(scope, mode, signal);
      }
      // The device's own clock teaches nothing about the server's.
      if (!isDeviceCopy(queue)) outbox.learnTime(queue.now);
      return queue;
    },
    // From here on the session reads more cards itself.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (cards.data) {
    if (settings.isPending) return { state: "loading" };
    return { state: "ready", first: cards.data, readAt: cards.dataUpdatedAt, settings: settings.data };
  }
  if (!cards.error) return { state: "loading" };
  if (cards.error.code === "deck/not-found" || cards.error.code === "folder/not-found") return { state: "missing" };
  return { state: "failed", message: cards.error.message, retry: () => void cards.refetch(), isRetrying: cards.isFetching };
}
