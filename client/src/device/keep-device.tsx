import { useQueryClient, type Query } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { hourMs } from "@recollect/domain/time/units.ts";
import { hasWaitingSaves } from "../decks/waiting/store/has-waiting-saves.ts";
import { KeepSending } from "../decks/waiting/keep-sending.tsx";
import { withWaitingSummaries } from "../decks/waiting/store/shown-decks.ts";
import { useLive } from "../lib/live/live.tsx";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { answerFromDevice } from "../lib/requests/device-replies.ts";
import { onServerBack } from "../lib/requests/shown-copies.ts";
import { deviceReplies } from "./device-replies.ts";
import { deviceAccount } from "./store/device-account.ts";
import { isDeviceKept } from "./store/is-device-kept.ts";
import { deviceDatabase, readMeta } from "./store/device-store.ts";
import { OfflineNote } from "./offline-note.tsx";

/** A device is filled this often at most, in ms. */
const fillAgainMs = 60_000;
/** After the first paint: what is kept for later must not slow down what the student waits for now. */
const firstFillMs = 3_000;

/** A student who has just signed in is kept from now on; after a reload the page's start does it (main.tsx). */
function useReplies(): void {
  useEffect(() => answerFromDevice(Promise.resolve(deviceReplies)), []);
}

/** Keeps the student's decks and progress on this device, and sends what was saved on it. */
export function KeepDevice({ uid }: { uid: string }): ReactNode {
  return (
    <>
      {isDeviceKept() && <KeepCopy uid={uid} />}
      <KeepSending uid={uid} />
    </>
  );
}

/** Fills this device at first, and again after changes, whichever device made them. Says when the screens show its copy. */
function KeepCopy({ uid }: { uid: string }): ReactNode {
  useReplies();
  useListOfDevice(uid);
  useReadingAgain();
  useFills(uid);
  return <OfflineNote />;
}

/** Where replies take longer than the server is waited for, each of them means that it is back: its screens are read again this often at most, in ms. */
export const readAgainMs = 30_000;

/**
 * When the server answers again, what the screens show of the device's copy is read again. What stays as it was read, such as the cards of a session or the
 * deck of an open form, says so by its `staleTime`.
 */
function useReadingAgain(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let readAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (forgetOldCopies: () => void) => {
      readAt = performance.now();
      // A read that is under way is enough.
      await queryClient.refetchQueries({ type: "active", predicate: isReadAgain }, { cancelRefetch: false });
      timer = undefined;
      forgetOldCopies();
    };
    const stop = onServerBack((forgetOldCopies) => {
      timer ??= setTimeout(() => void read(forgetOldCopies), Math.max(0, readAt + readAgainMs - performance.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
}

function isReadAgain({ observers }: Query): boolean {
  return observers.some(({ options }) => options.staleTime !== Infinity);
}

/** The list as this device has it is shown at once; the server's corrects it. */
function useListOfDevice(uid: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const show = async () => {
      const list = await readMeta(await deviceDatabase(uid), "list");
      const shown = list && hasWaitingSaves.get(uid) ? await withWaitingSummaries(uid, list) : list;
      if (shown) queryClient.setQueryData(queryKeys.decks(uid), (current: unknown) => current ?? shown);
    };
    // Without a store the list comes from the server, as ever.
    show().catch(() => {});
  }, [queryClient, uid]);
}

function useFills(uid: string): void {
  const live = useLive();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let filledAt = -Infinity;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fill = async () => {
      timer = undefined;
      filledAt = performance.now();
      // Logged out, or another student signed in, in another tab: this one does not know it yet.
      if (deviceAccount.get()?.uid !== uid) return;
      // Without a network, or with a full disk, the device keeps what it has.
      await deviceDatabase(uid)
        .then(async (database) => {
          if (signal.aborted) return;
          const { fillNow } = await import("./fill-now.ts");
          await fillNow(uid, database, signal);
        })
        .catch((failure: unknown) => {
          // On a full disk the same would come over the network each minute, and not be kept.
          if (failure instanceof DOMException && failure.name === "QuotaExceededError") filledAt += hourMs;
        });
    };
    const ask = (soonest: number) => {
      timer ??= setTimeout(() => void fill(), Math.max(soonest, filledAt + fillAgainMs - performance.now()));
    };
    ask(firstFillMs);
    const onOnline = () => ask(firstFillMs);
    window.addEventListener("online", onOnline);
    const stop = live.subscribe({
      wantsList: false,
      onEvent: ({ type }) => void (["study", "put", "remove", "snapshot", "groups"].includes(type) && ask(firstFillMs)),
    });
    return () => {
      leaving.abort();
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
      stop();
    };
  }, [live, uid]);
}
