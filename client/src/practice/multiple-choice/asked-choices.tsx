import type { ReactNode, RefObject } from "react";
import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import { QuestionText } from "../question-text.tsx";
import styles from "./choice-question.module.css";
import { choiceTexts as texts } from "./choice.texts.ts";
import { Choice } from "./choice.tsx";
import { shownChoice } from "./yes-or-no.ts";

type QuestionProps = {
  question: ChoiceQuestion;
  /** of the choices' text; null if the deck has none */
  language: string | null;
  /** null until one is picked */
  pickedText: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  isLeaving?: boolean;
  onPick: (choice: string) => void;
};

/** A question on its card, and its lettered choices. */
export function AskedChoices({ question, language, pickedText, heading, isLeaving, onPick }: QuestionProps) {
  return (
    <section className={styles.question} data-leaving={isLeaving || undefined} aria-labelledby="question">
      <div className={styles.card}>
        <h1
          id="question"
          ref={heading}
          tabIndex={-1}
          className={styles.text}
          data-length={question.question.length > 160 ? "long" : "short"}
        >
          <QuestionText question={question.question} id={question.cardId} />
        </h1>
      </div>
      <ul className={styles.choices}>
        {question.choices.map((choice, place) => (
          <Choice
            key={choice}
            text={shownChoice(question, choice)}
            language={language}
            letter={String.fromCharCode(65 + place)}
            look={pickedText === null ? "open" : choice === question.answer ? "right" : choice === pickedText ? "wrong" : "other"}
            isPicked={choice === pickedText}
            onPick={() => onPick(choice)}
          />
        ))}
      </ul>
    </section>
  );
}

type FootProps = {
  isAnswered: boolean;
  verdict: ReactNode;
  isAutomatic: boolean;
  onAutomatic: (isAutomatic: boolean) => void;
  /** the button that leads on; shown after an answer, unless the test continues by itself */
  next: ReactNode;
};

/** Under the choices: the verdict, whether the test continues by itself, the keys, and the button that leads on. */
export function ChoicesFoot({ isAnswered, verdict, isAutomatic, onAutomatic, next }: FootProps) {
  return (
    <div className={styles.foot} data-answered={isAnswered ? "" : undefined}>
      {verdict}
      <footer className={styles.footer}>
        <Switch label={texts.goOnAutomatically} isOn={isAutomatic} onChange={onAutomatic} />
        <p className={styles.hint}>
          <kbd>A</kbd> {texts.or} <kbd>1</kbd> {texts.pick} <kbd>{texts.enter}</kbd> {texts.goOn}
        </p>
        {isAnswered && !isAutomatic && next}
      </footer>
    </div>
  );
}
