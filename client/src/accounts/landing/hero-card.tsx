import { ArrowRight, RotateCw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import styles from "./hero-card.module.css";
import { texts } from "./landing.texts.ts";

/** A real card to try without an account: a click, Space or Enter flips it, the arrow shows the next one. */
export function HeroCard({ isInert = false }: { isInert?: boolean }) {
  const [index, setIndex] = useState(0);
  const [isFlipped, setFlipped] = useState(false);
  const card = sampleCards[index % sampleCards.length] ?? sampleCards[0];

  function next(): void {
    setFlipped(false);
    setIndex(index + 1);
  }

  return (
    <div className={styles.stage} data-theme={card.theme} inert={isInert}>
      <div className={styles.stack}>
        <span className={styles.behind} aria-hidden="true" />
        <span className={styles.behind} aria-hidden="true" />
        <button
          // A new card is a new element, so that it enters from the stack instead of turning back.
          key={index}
          type="button"
          className={classNames(styles.card, isFlipped && styles.flipped, index > 0 && styles.dealt)}
          aria-pressed={isFlipped}
          onClick={() => setFlipped(!isFlipped)}
        >
          <span className={styles.turn}>
            <Face side="front" subject={card.subject} text={card.front} isUp={!isFlipped} />
            <Face side="back" subject={card.subject} text={card.back} isUp={isFlipped} />
          </span>
        </button>
      </div>
      <div className={styles.controls}>
        <p className={styles.hint}>
          <RotateCw size={16} aria-hidden="true" />
          {isFlipped ? texts.didYouKnow : texts.tryItTurn}
        </p>
        <Button variant="ghost" size="small" onClick={next}>
          {texts.nextCard}
          <ArrowRight data-mirrors size={16} aria-hidden="true" />
        </Button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isFlipped ? card.back : card.front}
      </p>
    </div>
  );
}

function Face({ side, subject, text, isUp }: { side: "front" | "back"; subject: string; text: string; isUp: boolean }) {
  return (
    <span className={classNames(styles.face, side === "back" && styles.back)} aria-hidden={!isUp}>
      <span className={styles.corner}>
        <span>{texts.sides[side]}</span> <span>{subject}</span>
      </span>{" "}
      <span className={styles.text}>{text}</span>
    </span>
  );
}

/** The sample cards: four subjects, to fit most visitors, each in another theme. */
const { biology, foreignLanguage, calculus, history } = texts.sampleCards;
const sampleCards = [
  { theme: 1, ...biology },
  { theme: 0, ...foreignLanguage },
  { theme: 2, ...calculus },
  { theme: 4, ...history },
] as const;
