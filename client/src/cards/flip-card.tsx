import type { Card } from "@recollect/domain/cards/card.ts";
import { FormattedText } from "./formatted-text.tsx";
import { textSize } from "./text-size.ts";
import type { Slide } from "./use-flip-through.ts";
import styles from "./flip-card.module.css";

type Props = {
  card: Card;
  isFlipped: boolean;
  slide: Slide;
  onTurn: () => void;
  /** whether the back says in one line what the front asked */
  recallsFront?: boolean;
};

/** The card, the only bright thing in the room: both faces, of which one looks at the student. A click turns it. */
export function FlipCard({ card, isFlipped, slide, onTurn, recallsFront = false }: Props) {
  return (
    <div key={card.id} className={styles.slide} data-slide={slide}>
      <div role="presentation" className={styles.card} data-flipped={isFlipped || undefined} onClick={() => isSelecting() || onTurn()}>
        <Face name="Front" text={card.term} isShown={!isFlipped} />
        <Face name="Back" text={card.definition} isShown={isFlipped} asked={recallsFront ? card.term : null} />
      </div>
    </div>
  );
}

/** A text longer than the card scrolls inside it; the face can be focused, so that keys scroll it too. */
function Face({ name, text, isShown, asked = null }: { name: "Front" | "Back"; text: string; isShown: boolean; asked?: string | null }) {
  return (
    <div className={styles.face} data-face={name} aria-hidden={!isShown} inert={!isShown}>
      <p className={styles.name}>
        {name}
        {asked !== null && (
          <span className={styles.asked}>
            <FormattedText as="span" text={asked.slice(0, longestAsked)} />
          </span>
        )}
      </p>
      <div
        className={styles.text}
        data-size={textSize(text)}
        data-shown-text={isShown || undefined}
        role="group"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <FormattedText text={text} />
      </div>
    </div>
  );
}

/** What doesn't fit the line is cut off by it; a very long term is not drawn for nothing. */
const longestAsked = 300;

/** Marking text with the mouse ends with a click, which is not meant to turn the card. */
function isSelecting(): boolean {
  return (window.getSelection()?.toString() ?? "") !== "";
}
