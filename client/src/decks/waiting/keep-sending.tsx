import { deckIdIn } from "@recollect/domain/decks/address.ts";
import type { Deck, DeckSummary } from "@recollect/domain/decks/deck.ts";
import { isTemporaryDeckId } from "@recollect/domain/decks/deck-ids.ts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { useLive } from "../../lib/live/live.tsx";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { retryDelayMs } from "../../lib/requests/retry-delay.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { readDeck } from "../decks-api.ts";
import { withDeck, withoutDeck } from "../deck-list.ts";
import { drafts } from "../editor/drafts/draft-storage.ts";
import { sendWaiting } from "./send-waiting.ts";
import { summaryOf } from "./store/shown-decks.ts";
import { waitingSaves } from "./store/waiting-saves.ts";
import { useWaitingSaves } from "./use-waiting-saves.ts";
import { waitingTexts } from "./waiting.texts.ts";
import styles from "./waiting.module.css";

/** Sends what waits on this device: at the start of the page, and whenever the server may be there again. Says what waits. */
export function KeepSending({ uid }: { uid: string }): ReactNode {
  useSending(uid);
  useNumberInAddress(uid);
  return <WaitingNote uid={uid} />;
}

/** Says, in one place for all screens, that something waits on this device. */
function WaitingNote({ uid }: { uid: string }) {
  const count = useWaitingSaves(uid)?.length ?? 0;
  const isListOpen = useLocation().pathname === paths.waiting;
  if (count === 0 || isListOpen) return null;
  return (
    <p role="status" className={styles.strip}>
      {waitingTexts.note(count)} <Link to={paths.waiting}>{waitingTexts.look}</Link>
    </p>
  );
}

function useSending(uid: string): void {
  const queryClient = useQueryClient();
  const live = useLive();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isOpen = true;
    let isRunning = false;
    const send = async () => {
      clearTimeout(timer);
      if (isRunning || !isOpen) return;
      isRunning = true;
      try {
        await sendWaiting(uid, (deck, id) => void showSaved(queryClient, uid, deck, id));
        failures = 0;
        // What the browser refuses now is done at the next sending.
        void moveDrafts(uid).catch(() => {});
      } catch {
        // It goes on waiting. The screens say that it does.
        failures += 1;
        if (isOpen) timer = setTimeout(() => void send(), retryDelayMs(failures, Math.random()));
      }
      isRunning = false;
    };
    const onVisible = () => document.visibilityState === "visible" && void send();
    const onOnline = () => void send();
    void send();
    window.addEventListener("online", onOnline);
    document.addEventListener("visibilitychange", onVisible);
    // The stream's first event after a pause: the server is back.
    const stop = live.subscribe({ wantsList: false, onEvent: ({ type }) => void (type === "snapshot" && send()) });
    return () => {
      isOpen = false;
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
      document.removeEventListener("visibilitychange", onVisible);
      stop();
    };
  }, [live, queryClient, uid]);
}

/** Shows a deck as the server has it now. */
export async function showSaved(queryClient: QueryClient, uid: string, deck: Deck, id: number): Promise<void> {
  queryClient.setQueryData<DeckSummary[]>(
    queryKeys.decks(uid),
    (list) => list && withDeck(id === deck.id ? list : withoutDeck(list, id), summaryOf(deck)),
  );
  await showChanged(queryClient, queryKeys.deck(uid, deck.id), deck);
  void queryClient.invalidateQueries({ queryKey: queryKeys.study() });
}

/**
 * A page of a new deck moves to the number that the server has given it. A page below it, such as the editor or a test, is in the middle of something and stays
 * where it is: it moves when it is opened or left.
 */
function useNumberInAddress(uid: string): void {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const [, first = "", ...rest] = pathname.split("/");
  const deckId = deckIdIn(first);
  const isOld = deckId !== null && isTemporaryDeckId(deckId);
  const goThere = useEffectEvent(async (isOpened: boolean) => {
    if (!isOld || (!isOpened && rest.length > 0)) return;
    const to = await waitingSaves.renamedTo(uid, deckId).catch(() => null);
    if (to === null) return;
    // What a form has left unsaved is offered at the new address.
    await moveDrafts(uid).catch(() => {});
    // The list of this tab may not have it yet, and then the page would look for a deck of somebody else.
    await showSaved(queryClient, uid, await readDeck(uid, to), deckId);
    await navigate(`/${[to, ...rest].join("/")}${search}`, { replace: true });
  });
  useEffect(() => {
    // Without the server it is done at the next change, or at the next opening.
    const go = (isOpened: boolean) => void goThere(isOpened).catch(() => {});
    go(true);
    return waitingSaves.subscribe(uid, () => go(false));
  }, [uid, pathname]);
  useEffect(() => (isOld ? () => void moveDrafts(uid).catch(() => {}) : undefined), [uid, pathname, isOld]);
}

/** What was left unsaved of decks that were made on this device is offered under the numbers that the server has given them. */
async function moveDrafts(uid: string): Promise<void> {
  for (const { deckId, renamedTo } of await waitingSaves.renamings(uid)) {
    const left = await drafts.list(uid, deckId);
    await Promise.all(left.map((draft) => drafts.keep({ ...draft, subject: renamedTo })));
  }
}
