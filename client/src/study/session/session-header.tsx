import { Ellipsis, Undo2, X } from "lucide-react";
import { type Session, progressOf } from "@recollect/domain/study/session/session.ts";
import { isDrawn, isPractice, type StudyMode } from "@recollect/domain/study/session/study-mode.ts";
import { isInSteps } from "@recollect/domain/study/schedule/card-state.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { wholeNumber } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { IconButton, IconLink } from "../../ui/buttons/icon-button.tsx";
import type { CardToStudy } from "../requests/study-api.ts";
import { menuOnDemand } from "../../ui/menu/menu.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { drawnNames, effectTexts } from "./run/mode.texts.ts";
import styles from "./session-header.module.css";
import type { SessionMenuProps } from "./session-menu-content.tsx";
import type { RunState } from "./run/run-state.ts";
import type { StudyRun } from "./run/study-run.ts";
import { texts } from "./session.texts.ts";

const MenuLater = menuOnDemand<SessionMenuProps>(() => import("./session-menu-content.tsx").then((module) => module.SessionMenuContent));

type Props = {
  deckId: number | null;
  title: string | null;
  uid: string;
  run: StudyRun;
  state: RunState;
  settings: StudySettings | undefined;
};

/** What is studied, how much is done and left; actions on the card in view; the way out. */
export function SessionHeader({ deckId, title, uid, run, state: { session, standing }, settings }: Props) {
  const { answered, left } = progressOf(session);
  const { newCards, learning, due } = session.hand.counts;
  const card = standing.state === "card" ? standing.card : null;
  const { mode } = session.hand;
  const isStep = card !== null && isInSteps(card.progress.card) && !isDrawn(session.hand, card.progress.card);
  const figures = [
    {
      label: texts.left.newCards,
      count: newCards,
      isShown: card?.progress.card.stage === "new",
      isCounted: mode === undefined || mode === "more",
    },
    { label: texts.left.learning, count: learning, isShown: isStep, isCounted: mode !== "practice" },
    {
      label: dueName(mode),
      count: due,
      isShown: card !== null && !isStep && card.progress.card.stage !== "new",
      isCounted: mode !== "more",
    },
  ].filter(({ isCounted }) => isCounted);
  return (
    <header>
      <div className={styles.top}>
        <div className={styles.names}>
          <h1 className={styles.title} dir="auto" title={title ?? undefined}>
            {title ?? texts.study}
          </h1>
          {mode !== undefined && <p className={styles.of}>{effectOf(session, card)}</p>}
          {deckId === null && card && <p className={styles.of}>{texts.from(<bdi key="deck">{card.deckTitle}</bdi>)}</p>}
        </div>
        <IconButton
          label={texts.undo}
          title={texts.undoHint}
          disabled={session.done.length === 0}
          onClick={() => run.take({ kind: "undo" })}
        >
          <Undo2 size={20} aria-hidden />
        </IconButton>
        <SessionMenu uid={uid} card={card} canUndo={session.done.length > 0} run={run} settings={settings} />
        <IconLink label={texts.endSession} to={deckId === null ? paths.decks : paths.deck(deckId)}>
          <X size={20} aria-hidden />
        </IconLink>
      </div>
      <ProgressBar label={texts.cardsAnswered} value={answered} max={answered + left} />
      <ul className={styles.figures} aria-label={texts.cardsLeft}>
        {figures.map(({ label, count, isShown }) => (
          <li key={label} data-shown={isShown || undefined}>
            <strong>{wholeNumber(count)}</strong> {label}
          </li>
        ))}
        <li className={styles.answered}>{texts.answered(<strong key="count">{wholeNumber(answered)}</strong>)}</li>
      </ul>
    </header>
  );
}

function dueName(mode: StudyMode | undefined): string {
  return mode === undefined || mode === "more" ? texts.left.due : drawnNames[mode];
}

/** What an answer to the card in view does, in a session of drawn cards. */
function effectOf({ hand }: Session, card: CardToStudy | null): string {
  if (hand.mode === undefined) return "";
  if (hand.mode !== "hard") return effectTexts[hand.mode];
  if (card === null) return effectTexts.hard.moves;
  const { dayShiftMs } = hand.scheduling;
  return isPractice({ ...hand, dayShiftMs }, card.progress.card, hand.now) ? effectTexts.hard.moves : effectTexts.hard.counts;
}

/** The '...' menu of the card in view. */
function SessionMenu(props: Omit<SessionMenuProps, "trigger">) {
  return (
    <MenuLater
      {...props}
      trigger={
        <IconButton label={texts.cardMenu} title={texts.more}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
