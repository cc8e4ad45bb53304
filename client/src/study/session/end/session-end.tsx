import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import type { Standing } from "@recollect/domain/study/session/session.ts";
import { summaryOf } from "@recollect/domain/study/session/session-summary.ts";
import { paths } from "../../../lib/paths.ts";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { useOutbox } from "../../outbox/use-outbox.ts";
import { readProgress, readSummary } from "../../requests/study-api.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { endWords, figuresOf } from "./end-words.ts";
import styles from "./session-end.module.css";
import { SessionNotes } from "../run/session-notes.tsx";
import type { RunState, StudyRun } from "../run/study-run.ts";
import { useStudyKeys } from "../run/use-study-keys.ts";

export type EndProps = {
  deckId: number | null;
  title: string | null;
  run: StudyRun;
  state: RunState;
  standing: Extract<Standing, { state: "done" }>;
  settings: StudySettings | undefined;
};

/** The end of a session: what was learned, when the next cards come, and the way back. It has the focus, so that it is read out. */
export function SessionEnd({ deckId, title, run, state, standing: { nextDue, isReady }, settings }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const undo = () => run.take({ kind: "undo" });
  useStudyKeys({ onUndo: undo });
  const comingUp = useComingUp(deckId, state);
  const inMs = useMsUntil(nextDue, run.now);
  const { session } = state;
  const figures = figuresOf(summaryOf(session));
  const words = isReady ? ["More cards have come back."] : endWords({ inMs, deckId, settings, ...comingUp });
  const back = deckId === null ? { to: paths.decks, label: "Back to decks" } : { to: paths.deck(deckId), label: "Back to deck" };
  return (
    <section className={styles.end} aria-labelledby="session-end">
      <SessionNotes run={run} state={state} />
      {title !== null && (
        <p className={styles.title} dir="auto">
          {title}
        </p>
      )}
      <h1 id="session-end" ref={heading} tabIndex={-1} className={styles.heading}>
        {headingOf(session.done.length > 0, isReady || nextDue !== null)}
      </h1>
      {figures.length > 0 && (
        <ul className={styles.figures} aria-label="What you did">
          {figures.map(({ label, figure }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={styles.words}>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.actions}>
        {isReady && <Button onClick={run.goOn}>Go on studying</Button>}
        <ButtonLink variant={isReady ? "ghost" : "primary"} to={back.to}>
          {back.label}
        </ButtonLink>
      </div>
      <p className={styles.more}>
        {session.done.length > 0 && (
          <button type="button" className={styles.link} onClick={undo}>
            Undo the last step
          </button>
        )}
        <Link to={deckId === null ? paths.progress : paths.progressOf(deckId)}>Progress</Link>
      </p>
    </section>
  );
}

function headingOf(hasDone: boolean, comesBackToday: boolean): string {
  if (!hasDone) return "Nothing to study right now";
  return comesBackToday ? "Done for now" : "Done for today";
}

/** What the server says of the next days, once it knows this session's answers. Nothing of it is shown when it can't be had. */
function useComingUp(deckId: number | null, { session }: RunState) {
  const outbox = useOutbox();
  const last = session.done.at(-1)?.entry.id ?? null;
  const progress = useQuery({
    queryKey: [...queryKeys.studyProgress(deckId), "after", last],
    queryFn: async ({ signal }) => {
      await outbox.flush();
      return readProgress(deckId, signal);
    },
    staleTime: 0,
  });
  const summary = useQuery({
    queryKey: [...queryKeys.studySummary(), "after", last],
    queryFn: async ({ signal }) => {
      await outbox.flush();
      return readSummary(signal);
    },
    staleTime: 0,
  });
  return { progress: progress.data, summary: summary.data };
}

const minuteMs = 60_000;

/** Told again every minute. */
function useMsUntil(moment: number | null, now: () => number): number | null {
  const [, tell] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => tell((told) => told + 1), minuteMs);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : moment - now();
}
