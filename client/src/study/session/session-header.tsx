import { Undo2, X } from "lucide-react";
import { progressOf } from "@recollect/domain/study/session/session-summary.ts";
import { isInSteps } from "@recollect/domain/study/schedule/card-state.ts";
import { wholeNumber } from "@recollect/domain/words/number-words.ts";
import { paths } from "../../lib/paths.ts";
import { IconButton, IconLink } from "../../ui/buttons/icon-button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import styles from "./session-header.module.css";
import { SessionMenu } from "./session-menu.tsx";
import type { RunState, StudyRun } from "./run/study-run.ts";

type Props = { deckId: number | null; title: string | null; uid: string; run: StudyRun; state: RunState };

/** What is studied, how far it is and what is left; what can be done to the card in view; the way out. */
export function SessionHeader({ deckId, title, uid, run, state: { session, standing } }: Props) {
  const { answered, left } = progressOf(session);
  const { newCards, learning, due } = session.hand.counts;
  const card = standing.state === "card" ? standing.card : null;
  const figures = [
    { label: "new", count: newCards, isShown: card?.progress.card.stage === "new" },
    { label: "learning", count: learning, isShown: card !== null && isInSteps(card.progress.card) },
    { label: "due", count: due, isShown: card?.progress.card.stage === "review" },
  ];
  return (
    <header>
      <div className={styles.top}>
        <div className={styles.names}>
          <h1 className={styles.title} dir="auto" title={title ?? undefined}>
            {title ?? "Study"}
          </h1>
          {deckId === null && card && (
            <p className={styles.of}>
              From <bdi>{card.deckTitle}</bdi>
            </p>
          )}
        </div>
        <IconButton label="Undo" title="Undo (U)" disabled={session.done.length === 0} onClick={() => run.take({ kind: "undo" })}>
          <Undo2 size={20} aria-hidden />
        </IconButton>
        <SessionMenu uid={uid} card={card} canUndo={session.done.length > 0} run={run} />
        <IconLink label="End session" to={deckId === null ? paths.decks : paths.deck(deckId)}>
          <X size={20} aria-hidden />
        </IconLink>
      </div>
      <ProgressBar label="Cards answered in this session" value={answered} max={answered + left} />
      <ul className={styles.figures} aria-label="Cards left">
        {figures.map(({ label, count, isShown }) => (
          <li key={label} data-shown={isShown || undefined}>
            <strong>{wholeNumber(count)}</strong> {label}
          </li>
        ))}
        <li className={styles.answered}>
          <strong>{wholeNumber(answered)}</strong> answered
        </li>
      </ul>
    </header>
  );
}
