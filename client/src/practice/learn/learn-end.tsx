import { missedPrompts, progressOf, type LearnSitting, type StagesOfPrompts } from "@recollect/domain/practice/learn/sitting.ts";
import { askedOf } from "@recollect/domain/practice/asked-cards.ts";
import { questionFor } from "@recollect/domain/practice/wording.ts";
import { sidesOf } from "@recollect/domain/study/prompt-sides.ts";
import { cardIdOf, promptOf } from "@recollect/domain/study/prompts.ts";
import { useEffect, useRef } from "react";
import { paths } from "../../lib/paths.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { Page } from "../../ui/page.tsx";
import { QuestionText } from "../question-text.tsx";
import results from "../results/test-results.module.css";
import type { TestedDeck } from "../test-deck.tsx";
import styles from "./learn-end.module.css";
import { learnTexts as texts } from "./learn.texts.ts";

type Props = {
  deck: TestedDeck;
  sitting: LearnSitting;
  stages: StagesOfPrompts;
  /** whether a prompt's recall is in the study log */
  counts: (key: string) => boolean;
  hasExam: boolean;
  onAgain: () => void;
};

/** The end of a sitting: what was learned, what took several tries, and what comes next. It takes the focus, so that it is read out. */
export function LearnEnd({ deck, sitting, stages, counts, hasExam, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { of } = progressOf(sitting, stages);
  const missed = missedPrompts(sitting).filter(({ key }) => stages.has(key));
  const uncounted = sitting.keys.filter((key) => stages.has(key) && !counts(key)).length;
  return (
    <Page narrow>
      <section className={results.results} aria-labelledby="learned">
        <h1 id="learned" ref={heading} tabIndex={-1} className={results.heading}>
          {texts.done(of)}
        </h1>
        <p className={results.message}>{texts.tomorrow}</p>
        {uncounted > 0 && <p className={results.reviews}>{hasExam ? texts.byPlan : texts.notDue(uncounted)}</p>}
        {missed.length === 0 && <p className={results.reviews}>{texts.noMisses}</p>}
        <div className={results.actions}>
          <ButtonLink to={paths.deck(deck.id)}>{texts.backToDeck}</ButtonLink>
          <Button variant="ghost" onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      </section>
      {missed.length > 0 && (
        <section className={styles.missed} aria-labelledby="missed">
          <h2 id="missed">{texts.missed}</h2>
          <ul>
            {missed.map(({ key, misses }) => (
              <li key={key}>
                <AskedSide deck={deck} promptKey={key} /> <span className={styles.times}>{texts.misses(misses)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

/** The question as a test words it; else the side that was recalled, as of a mask without a label, which no test asks; else the term. */
function AskedSide({ deck, promptKey }: { deck: TestedDeck; promptKey: string }) {
  const card = deck.cards.find(({ id }) => id === cardIdOf(promptKey));
  if (!card) return null;
  const asked = askedOf(card, promptKey);
  const prompt = promptOf(card, promptKey);
  const recalled = prompt ? sidesOf(card, prompt).question : card.term;
  return <QuestionText question={asked ? questionFor(asked) : recalled} id={promptKey} isInline />;
}
