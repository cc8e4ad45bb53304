import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { newId } from "../../lib/new-id.ts";
import { DrawnAtOnce } from "../../cards/text/drawn-at-once.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import { deviceClock } from "../../lib/browser/steady-clock.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useSignedIn } from "../../accounts/session/session.tsx";
import { useLiveDecks } from "../../decks/use-live-decks.ts";
import { nameOf } from "@recollect/domain/decks/folders/folder-name.ts";
import { readQueue, type CardToStudy, type StudyQueue, type StudyScope } from "../requests/study-api.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { MissingDeck } from "../../decks/missing-deck.tsx";
import { CardsShort } from "./cards-short.tsx";
import type { EndProps } from "./end/session-end.tsx";
import { SessionHeader } from "./session-header.tsx";
import { SessionNotes } from "./run/session-notes.tsx";
import styles from "./session-view.module.css";
import type { RunState } from "./run/run-state.ts";
import { createStudyRun, type StudyRun } from "./run/study-run.ts";
import { StudyStage } from "./study-stage.tsx";
import { texts } from "./session.texts.ts";

const end = onDemand<EndProps>(() => import("./end/session-end.tsx").then((module) => module.SessionEnd));

/** So long after they were read the first cards may have changed in the meantime: the screen was waiting for the settings. */
const justReadMs = 1000;

type Props = { scope: StudyScope; first: StudyQueue; /** ms since 1970 */ readAt: number; settings: StudySettings | undefined };

const putAwayWords = { bury: texts.buried, suspend: texts.suspended };

/** A running study session, up to its end. */
export function SessionView({ scope, first, readAt, settings }: Props) {
  const { deckId, tag, folder } = scope;
  const { uid } = useSignedIn();
  const outbox = useOutbox();
  const [run] = useState(() => {
    const offers = new Map<string, () => void>();
    const newRun: StudyRun = createStudyRun({
      first,
      outbox,
      read: () => readQueue(scope, null),
      clock: deviceClock(),
      newId,
      onTakenAway: () => toast.info(texts.takenAway),
      onPutAway: (entry) => {
        const offer = { label: texts.undo, onSelect: () => void newRun.putBack(entry) };
        offers.set(entry.id, toast.success(putAwayWords[entry.kind], offer));
      },
      onTakenBack: (entryId) => offers.get(entryId)?.(),
    });
    return newRun;
  });
  const state = useSyncExternalStore(run.subscribe, run.get);
  useEffect(() => run.start(), [run]);
  const [isJustRead] = useState(() => Date.now() - readAt < justReadMs);
  const { decks } = useLiveDecks(uid, { onStudy: (entryId, isBeginning) => run.onStudied(entryId, isBeginning && isJustRead) });
  useRecount();
  // The end has to show without a network too.
  useEffect(() => {
    if (state.model !== null) void end.prefetch();
  }, [state.model]);
  // Another time zone means another study day, with other cards.
  const [zone] = useState(settings?.timeZone);
  const hasMoved = settings !== undefined && settings.timeZone !== zone;
  useEffect(() => {
    if (hasMoved) run.reread();
  }, [hasMoved, run]);

  const { standing } = state;
  const [firstTitle] = useState(() => [...first.learning, ...first.reviews, ...first.newCards][0]?.deckTitle ?? null);
  const ownTitle = decks?.find(({ id }) => id === deckId)?.title;
  const whole = folder !== null ? nameOf(folder) : deckId === null ? texts.allDecks : (ownTitle ?? firstTitle);
  const title = tag === null ? whole : [whole, `#${tag}`].filter(Boolean).join(" ");
  usePageTitle(title === null ? texts.study : texts.studyOf(title));

  if (state.readFailure?.code === "deck/not-found") return <MissingDeck wasShown />;
  return (
    <Page narrow={standing.state !== "done"} className={standing.state === "card" ? styles["session"] : undefined}>
      {standing.state === "done" ? (
        <end.Part
          isWanted
          props={{ scope, title, run, state, standing, settings }}
          fallback={<Spinner isScreen label={texts.loading} />}
          onFailure={({ message }) => toast.error(message)}
        />
      ) : (
        <>
          <SessionHeader deckId={deckId} title={title} uid={uid} run={run} state={state} settings={settings} />
          <SessionNotes run={run} state={state} />
          {standing.state === "card" ? (
            <DrawnAtOnce current={[standing.card.question]} next={sidesAhead(state, standing.card)}>
              <StudyStage run={run} state={state} standing={standing} settings={settings} />
            </DrawnAtOnce>
          ) : (
            <CardsShort run={run} state={state} />
          )}
        </>
      )}
    </Page>
  );
}

/** Reads all card counts again after a session, once the server has the last answer. */
function useRecount(): void {
  const outbox = useOutbox();
  const queryClient = useQueryClient();
  useEffect(() => {
    const recount = () => void queryClient.invalidateQueries({ queryKey: queryKeys.study() });
    return () => {
      recount();
      // If the last answers can't be sent now, the server announces them when they arrive.
      if (outbox.state().waiting > 0) outbox.flush().then(recount, recount);
    };
  }, [outbox, queryClient]);
}

/** The answer of the card in view, and both sides of the cards that may come next. */
function sidesAhead({ session: { hand } }: RunState, card: CardToStudy): string[] {
  const soon = [hand.learning, hand.reviews, hand.newCards].flatMap((pile) => pile.slice(0, 2));
  return [card, ...soon].flatMap(({ question, answer, extra = "" }) => [question, answer, extra]);
}
