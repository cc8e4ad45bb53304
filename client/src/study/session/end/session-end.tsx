import { useLayoutEffect, useRef, useEffect, useState } from "react";
import { Link } from "react-router";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import type { Standing } from "@recollect/domain/study/session/session.ts";
import { madeKnown, summaryOf } from "@recollect/domain/study/session/session-summary.ts";
import { minuteMs } from "@recollect/domain/time/units.ts";
import { useSignedIn } from "../../../accounts/session/session.tsx";
import { paths } from "../../../lib/paths.ts";
import type { StudyScope } from "../../requests/study-api.ts";
import { Button, ButtonLink } from "../../../ui/buttons/button.tsx";
import { ComingDays } from "./coming-days.tsx";
import { endWords, figuresOf } from "./end-words.ts";
import { LearnLink } from "./learn-link.tsx";
import { MissedCards } from "./missed-cards.tsx";
import { SessionSummaryView } from "./session-summary.tsx";
import { endTexts } from "./session-end.texts.ts";
import styles from "./session-end.module.css";
import { SessionNotes } from "../run/session-notes.tsx";
import type { RunState } from "../run/run-state.ts";
import type { StudyRun } from "../run/study-run.ts";
import { useStudyKeys } from "../run/use-study-keys.ts";
import { useComingUp } from "./use-coming-up.ts";
import { MoreToStudyList } from "./more-to-study.tsx";

export type EndProps = {
  scope: StudyScope;
  title: string | null;
  run: StudyRun;
  state: RunState;
  standing: Extract<Standing, { state: "done" }>;
  settings: StudySettings | undefined;
};

/** The time for a card when this session has no answers to measure it. */
const usualCardMs = 8000;

/**
 * The end of a session: what was learned, when the next cards are due, how to continue, and the way back. It takes focus, so that screen
 * readers read it.
 */
export function SessionEnd({ scope, title, run, state, standing: { nextDue, isReady }, settings }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const undo = () => run.take({ kind: "undo" });
  useStudyKeys({ onUndo: undo });
  const { user } = useSignedIn();
  const { moreToStudy, isWaiting, ...comingUp } = useComingUp(scope, state);
  const { progress } = comingUp;
  const inMs = useMsUntil(nextDue, run.now);
  const { session } = state;
  const { deckId, tag } = scope;
  const summary = summaryOf(session);
  const hasCards = progress
    ? progress.cards.new + progress.cards.learning + progress.cards.known > progress.cards.suspended
    : isWaiting
      ? undefined
      : false;
  const figures = figuresOf({ ...summary, known: state.model ? madeKnown(session, state.model.afterEntry) : 0 });
  const words = isReady ? [endTexts.cameBack] : endWords({ inMs, deckId, settings, ...comingUp });
  const back = deckId === null ? { to: paths.decks, label: endTexts.backToDecks } : { to: paths.deck(deckId), label: endTexts.backToDeck };
  const cardMs = summary.answers > 0 ? Math.max(1000, summary.tookMs / summary.answers) : usualCardMs;
  return (
    <section className={styles.end} aria-labelledby="session-end">
      <SessionSummaryView theme={user?.selectedTheme ?? 0} isHappy={summary.answers > 0} progress={progress} isWaiting={isWaiting}>
        {title !== null && (
          <p className={styles.title} dir="auto">
            {title}
          </p>
        )}
        <h1 id="session-end" ref={heading} tabIndex={-1} className={styles.heading}>
          {headingOf(session.done.length > 0, isReady || nextDue !== null)}
        </h1>
        {figures.length > 0 && (
          <ul className={styles.figures} aria-label={endTexts.whatYouDid}>
            {figures.map(({ label, figure }) => (
              <li key={label}>
                <Figure figure={figure} /> {label}
              </li>
            ))}
          </ul>
        )}
        {summary.practised > 0 && summary.practised === summary.answers && <p className={styles.practised}>{endTexts.practised}</p>}
      </SessionSummaryView>
      <div className={styles.after}>
        <SessionNotes run={run} state={state} />
        <MissedCards session={session} />
        <div className={styles.coming} data-waiting={isWaiting || undefined}>
          <div role="status" className={styles.words}>
            {words.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {progress && <ComingDays forecast={progress.forecast} cardMs={cardMs} />}
        </div>
        <div className={styles.actions}>
          {isReady && <Button onClick={run.goOn}>{endTexts.goOn}</Button>}
          <ButtonLink variant={isReady ? "ghost" : "primary"} to={back.to}>
            {back.label}
          </ButtonLink>
          {deckId !== null && <LearnLink deckId={deckId} tag={tag} last={session.done.at(-1)?.entry.id ?? null} hasCards={hasCards} />}
          <div className={styles.links}>
            {session.done.length > 0 && (
              <button type="button" className={styles.link} onClick={undo}>
                {endTexts.undo}
              </button>
            )}
            <Link className={styles.link} to={deckId === null ? paths.progress : paths.progressOf(deckId)}>
              {endTexts.progress}
            </Link>
          </div>
        </div>
        {!isReady && <MoreToStudyList scope={scope} counts={moreToStudy} />}
      </div>
    </section>
  );
}

/** The number large, and what it is of ('of 12', 'min') small beside it. */
function Figure({ figure }: { figure: string }) {
  const [number, ...rest] = figure.split(" ");
  return (
    <strong>
      {number}
      {rest.length > 0 && <small> {rest.join(" ")}</small>}
    </strong>
  );
}

function headingOf(hasDone: boolean, comesBackToday: boolean): string {
  if (!hasDone) return endTexts.nothing;
  return comesBackToday ? endTexts.doneForNow : endTexts.done;
}

/** The time until a moment, in ms, updated every minute. */
function useMsUntil(moment: number | null, now: () => number): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), minuteMs);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : moment - now();
}
