import type { AskedGap, GapView } from "@recollect/domain/cards/spans.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { FormattedText } from "../text/formatted-text.tsx";
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
  /** the gap of the term that is asked for */
  gap?: AskedGap;
};

/** The card, the only bright thing in the room: both faces, of which one looks at the student. A click turns it. */
export function FlipCard({ card, isFlipped, slide, onTurn, recallsFront = false, gap = "all" }: Props) {
  const { term, definition, extra = "" } = card;
  const hasGaps = gapsOf(term).length > 0;
  return (
    <div key={card.id} className={styles.slide} data-slide={slide}>
      <div role="presentation" className={styles.card} data-flipped={isFlipped || undefined} onClick={() => isSelecting() || onTurn()}>
        <Face name="Front" text={term} gaps={{ asked: gap, isAnswered: false }} isShown={!isFlipped} />
        {hasGaps ? (
          <Face name="Back" text={term} gaps={{ asked: gap, isAnswered: true }} notes={[definition, extra]} isShown={isFlipped} />
        ) : (
          <Face name="Back" text={definition} notes={[extra]} isShown={isFlipped} asked={recallsFront ? term : null} />
        )}
      </div>
    </div>
  );
}

type FaceProps = {
  name: "Front" | "Back";
  text: string;
  isShown: boolean;
  gaps?: GapView;
  /** stand below the text, in smaller letters; empty ones are left out */
  notes?: readonly string[];
  /** what the front asked, in one line */
  asked?: string | null;
};

/** A text longer than the card scrolls inside it; the face can be focused, so that keys scroll it too. */
function Face({ name, text, isShown, gaps, notes = [], asked = null }: FaceProps) {
  return (
    <div className={styles.face} data-face={name} aria-hidden={!isShown} inert={!isShown}>
      <p className={styles.name}>
        {name}
        {asked !== null && (
          <span className={styles.asked}>
            <FormattedText as="span" text={asked.slice(0, longestAsked)} gaps="filled" />
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
        <FormattedText text={text} {...(gaps && { gaps })} />
        {notes.map((note, at) =>
          note.trim() === "" ? null : (
            // Their number and order never change for a card.
            <div key={at} className={styles.note}>
              <FormattedText text={note} />
            </div>
          ),
        )}
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
