import type { ReactNode } from "react";
import type { AskedGap, GapView } from "@recollect/domain/cards/text/spans.ts";
import { plainTerm } from "@recollect/domain/cards/text/format.ts";
import { beginningOf } from "@recollect/domain/cards/text/portions.ts";
import { gapsOf } from "@recollect/domain/cards/term-gaps.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { SpeechProps } from "../../media/playback/speech-button.tsx";
import { FormattedText } from "../text/formatted-text.tsx";
import { spokenSide, spokenTerm } from "../text/spoken.ts";
import { hasWordsBeside, textSize } from "./text-size.ts";
import type { Slide } from "./use-flip-through.ts";
import styles from "./flip-card.module.css";
import { texts } from "./flip-card.texts.ts";

type Props = {
  card: Card;
  isFlipped: boolean;
  slide: Slide;
  onTurn: () => void;
  /** whether the back repeats the front's question in one line */
  recallsFront?: boolean;
  /** the gap of the term that is asked */
  gap?: AskedGap;
  /** the languages of the faces and of the note on a gap's answer; none if the deck has none */
  languages?: FaceLanguages | null;
  /** the speed of reading aloud: 1 is the voice's normal speed */
  speechSpeed?: number;
  /** in the upper corner of both faces, such as a star */
  corner?: ReactNode;
};

export type FaceLanguages = { front: string | null; back: string | null; note: string | null };

const speechButton = onDemand<SpeechProps>(() => import("../../media/playback/speech-button.tsx").then((module) => module.SpeechButton));

/** The card, the brightest element of the page: two faces, one of them visible. A click turns it. */
export function FlipCard({
  card,
  isFlipped,
  slide,
  onTurn,
  recallsFront = false,
  gap = "all",
  languages = null,
  speechSpeed = 1,
  corner,
}: Props) {
  const { term, definition, extra = "" } = card;
  const hasGaps = gapsOf(term).length > 0;
  return (
    <div key={card.id} className={styles.slide} data-slide={slide}>
      <div role="presentation" className={styles.card} data-flipped={isFlipped || undefined} onClick={() => isSelecting() || onTurn()}>
        <Face
          name="Front"
          text={term}
          gaps={{ askedGap: gap, isAnswered: false }}
          isShown={!isFlipped}
          language={languages?.front ?? null}
          {...{ speechSpeed, corner }}
        />
        {hasGaps ? (
          <Face
            name="Back"
            text={term}
            gaps={{ askedGap: gap, isAnswered: true }}
            notes={[definition, extra]}
            isShown={isFlipped}
            language={languages?.back ?? null}
            noteLanguage={languages?.note ?? null}
            {...{ speechSpeed, corner }}
          />
        ) : (
          <Face
            name="Back"
            text={definition}
            notes={[extra]}
            isShown={isFlipped}
            question={recallsFront ? { text: term, language: languages?.front ?? null } : null}
            language={languages?.back ?? null}
            {...{ speechSpeed, corner }}
          />
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
  /** shown below the text in smaller type; empty ones are left out */
  notes?: readonly string[];
  language: string | null;
  /** the language of the first note */
  noteLanguage?: string | null;
  /** the front's question, in one line */
  question?: { text: string; language: string | null } | null;
  speechSpeed: number;
  corner: ReactNode;
};

/** A text longer than the card scrolls inside it; the face can have focus, so that keys scroll it too. */
function Face({ name, text, isShown, gaps, notes = [], language, noteLanguage = null, question = null, speechSpeed, corner }: FaceProps) {
  return (
    <div className={styles.face} data-face={name} aria-hidden={!isShown} inert={!isShown}>
      <div className={styles.name}>
        {texts.faces[name]}
        {question !== null && (
          <span className={styles.asked}>
            <FormattedText as="span" text={lineOf(question.text)} gaps="filled" language={question.language} />
          </span>
        )}
        <span className={styles.corner}>
          {corner}
          {language !== null && (
            <speechButton.Part
              isWanted={isShown}
              props={{
                words: gaps ? spokenTerm(text, gaps.isAnswered ? null : gaps.askedGap) : spokenSide(text),
                language,
                speed: speechSpeed,
              }}
            />
          )}
        </span>
      </div>
      <div
        className={styles.text}
        data-size={textSize(text)}
        data-words={[text, ...notes].some(hasWordsBeside) || undefined}
        data-shown-text={isShown || undefined}
        role="group"
        aria-label={texts.faces[name]}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <FormattedText text={text} {...(gaps && { gaps })} language={language} />
        {notes.map((note, at) =>
          note.trim() === "" ? null : (
            // Their number and order never change for a card.
            <div key={at} className={styles.note}>
              <FormattedText text={note} language={at === 0 ? noteLanguage : null} />
            </div>
          ),
        )}
      </div>
    </div>
  );
}

/** The line cuts off what does not fit; a very long term is not rendered for nothing. */
const longestAsked = 300;

/** A question's first line; for code, or a formula of several lines, its words. */
function lineOf(text: string): string {
  const [line = ""] = text.trim().split("\n", 1);
  return beginningOf(/^(?:```|\\\[(?!.*\\\]))/.test(line) ? plainTerm(text) : line, longestAsked);
}

/** Selecting text with the mouse ends with a click, which should not turn the card. */
function isSelecting(): boolean {
  return (window.getSelection()?.toString() ?? "") !== "";
}
