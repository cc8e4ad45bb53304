import type { LearnProgress, LearnStage } from "@recollect/domain/practice/learn/sitting.ts";
import type { ReactNode } from "react";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import type { TestedDeck } from "../test-deck.tsx";
import frame from "../test-frame.module.css";
import styles from "./learn-frame.module.css";
import { learnTexts as texts } from "./learn.texts.ts";

type Props = { deck: TestedDeck; progress: LearnProgress; stage: LearnStage; children: ReactNode };

/** The frame of a sitting: the deck's title, how far it is, and the way out. The sitting stays, on every device. */
export function LearnFrame({ deck, progress: { round, rounds, leftInRound, learned, of }, stage, children }: Props) {
  return (
    <div className={frame.stage}>
      <header className={frame.header}>
        <p className={frame.title} dir="auto" title={deck.title}>
          {deck.title}
        </p>
        <div className={frame.progress}>
          <ProgressBar label={texts.progress} value={learned} max={of} />
        </div>
        <ButtonLink variant="ghost" size="small" className={frame.exit} to={paths.deck(deck.id)}>
          {texts.exit}
        </ButtonLink>
      </header>
      <p className={styles.place}>
        <span className={styles.stage}>{texts.stages[stage]}</span> {texts.place(round, rounds, leftInRound)}
      </p>
      <div className={frame.middle}>{children}</div>
    </div>
  );
}
