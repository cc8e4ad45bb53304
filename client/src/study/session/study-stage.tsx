import { isRightToLeft } from "../../lib/browser/direction.ts";
import { locale } from "../../lib/language/formats.ts";
import { schedulingAtHand } from "@recollect/domain/study/session/cards-at-hand.ts";
import { useMemo, useRef, useState, type MouseEvent } from "react";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import type { Standing } from "@recollect/domain/study/session/session.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { canBePlayed, usePlayback } from "../../media/playback/use-playback.ts";
import type { CardToStudy } from "../requests/study-api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FlipCard } from "../../cards/flip/flip-card.tsx";
import { KeyHints, type KeyHint } from "../../cards/flip/key-hints.tsx";
import { inLanguage } from "../../cards/text/in-language.tsx";
import { useFormulaWords } from "../../cards/text/in-words.ts";
import { spokenSide, spokenAnswer, spokenTerm } from "../../cards/text/spoken.ts";
import { useFocusOnFace } from "../../cards/flip/use-focus-on-face.ts";
import { useSwipe } from "../../cards/flip/use-swipe.ts";
import { RatingButtons, ratingChoices, type RatingChoice } from "./rating-buttons.tsx";
import styles from "./study-stage.module.css";
import type { Mark } from "./typed/use-typed-answer.ts";
import { toast } from "../../ui/toast/toast.ts";
import type { RunState } from "./run/run-state.ts";
import type { StudyRun } from "./run/study-run.ts";
import { useStudyKeys } from "./run/use-study-keys.ts";
import { texts } from "./session.texts.ts";
import { onDemand } from "../../lib/on-demand.ts";
import type { AnswerPartProps } from "./answer-part.tsx";

type Props = {
  run: StudyRun;
  state: RunState;
  standing: Extract<Standing<CardToStudy>, { state: "card" }>;
  settings: StudySettings | undefined;
};

/** Two presses this close are a double tap. */
const doubleTapMs = 300;

/** The card in view: its question, then its answer and the ratings; by buttons, keys, taps and swipes. */
export function StudyStage({ run, state: { session, showing, slide, model, isWriting }, standing: { card, isTurned }, settings }: Props) {
  const hasFourRatings = settings?.fourRatings ?? false;
  const stage = useRef<HTMLDivElement | null>(null);
  useFormulaWords();
  const turnedAt = useRef(-Infinity);
  const actedAt = useRef(-Infinity);
  const rememberFocus = useFocusOnFace(stage, String(showing), isTurned, { isBack: showing > 0 });
  const [isTyping, setTyping] = useState(false);
  const [lastMark, setLastMark] = useState<{ showing: number; mark: Mark } | null>(null);
  const mark = isTurned && lastMark?.showing === showing ? lastMark.mark : null;
  const proposed = mark?.state === "marked" ? mark.rating : "good";
  const choices = ratingChoices(hasFourRatings, proposed);
  const sides = sidesInView(card);
  const { hand } = session;
  const outcomes = useMemo(
    () =>
      hasFourRatings && isTurned && model
        ? model.previews(card.progress.card, { cardId: card.cardId, at: run.now() }, schedulingAtHand(hand, card.deckKey))
        : null,
    [hasFourRatings, isTurned, model, card, hand, run],
  );

  const typedText = useRef("");
  const turn = () => {
    if (isTurned) return;
    // A typed answer without a mark is shown beside the answer.
    if (typedText.current.trim() !== "") setLastMark({ showing, mark: { state: "unmarked", text: typedText.current.trim(), why: "" } });
    turnedAt.current = actedAt.current = performance.now();
    rememberFocus();
    run.turn();
  };
  const take = (does: Parameters<StudyRun["take"]>[0]) => {
    actedAt.current = performance.now();
    rememberFocus();
    run.take(does);
  };
  const rate = (rating: Rating) => {
    if (isTurned) take({ kind: "answer", rating });
  };
  /**
   * The second half of a double tap was meant for the previous button in the same place. Its time stamp counts, since a busy page handles
   * it later.
   */
  const isMeant = ({ detail, timeStamp }: MouseEvent) => detail < 2 || timeStamp - actedAt.current >= doubleTapMs;
  const languages = card.languages ?? null;
  const side = sideInView(card, isTurned);
  const play = usePlayback({ stage, side, appearance: `${showing} ${isTurned}`, settings });
  useStudyKeys({
    onUndo: () => take({ kind: "undo" }),
    card: {
      isTurned,
      onTurn: turn,
      // A second press while the card still turns is part of the first.
      onSpace: () => performance.now() - turnedAt.current >= flipLockMs && rate(proposed),
      onNumber: (number) => {
        const choice = choices[number - 1];
        if (choice) rate(choice.rating);
      },
      onBury: () => take({ kind: "bury" }),
      onSuspend: () => take({ kind: "suspend" }),
      onPlay: play,
      shownFace: () => stage.current?.querySelector<HTMLElement>("[data-shown-text]") ?? null,
    },
  });
  const showMarked = (verdict: Mark) => {
    typedText.current = "";
    turn();
    setLastMark({ showing, mark: verdict });
  };
  const turnButton = (
    <Button size="large" className={styles.turn} onClick={(event) => isMeant(event) && turn()}>
      {texts.showAnswer}
    </Button>
  );
  const [back, forward] = [() => rate("again"), () => rate("good")];
  const swipe = useSwipe(
    isRightToLeft() ? { onLeft: forward, onRight: back, onTapAfter: turn } : { onLeft: back, onRight: forward, onTapAfter: turn },
  );

  return (
    <>
      <div ref={stage} role="presentation" className={styles.stage} data-turned={isTurned || undefined} {...swipe}>
        <FlipCard
          card={{ ...sides, id: String(showing) }}
          gap={card.gap ?? "all"}
          isFlipped={isTurned}
          slide={slide}
          onTurn={turn}
          recallsFront
          languages={languages && { front: languages.question, back: languages.answer, note: languages.definition }}
          speechSpeed={settings?.speechSpeed ?? 1}
        />
      </div>
      {isTurned && <answerPart.Part isWanted props={{ card }} />}
      {/* Pressing with the mouse must not take the focus along: the keys go on working afterwards. */}
      <div role="presentation" className={styles.controls} onMouseDown={keepFocus}>
        {mark && (
          <answerPart.Part
            isWanted
            props={{ mark, language: languages?.answer ?? null, onAccept: () => rate(proposed), waiting: null, onFailure: showFailure }}
          />
        )}
        {isTurned ? (
          <RatingButtons choices={choices} proposed={proposed} previews={outcomes} isWriting={isWriting} onRate={rate} isMeant={isMeant} />
        ) : settings?.typesAnswers || card.typeAnswer ? (
          <answerPart.Part
            key={showing}
            isWanted
            props={{
              card,
              onTyping: setTyping,
              onTyped: (text) => (typedText.current = text),
              onMarked: showMarked,
              onShow: turn,
              waiting: turnButton,
              onFailure: showFailure,
            }}
            fallback={turnButton}
            onFailure={showFailure}
          />
        ) : (
          turnButton
        )}
        <p className={styles.touchHint}>
          {isTurned ? (isRightToLeft() ? texts.swipeFromRight : texts.swipe)(labelOf("good", choices)) : texts.tapToTurn}
        </p>
      </div>
      <KeyHints
        hints={
          isTyping
            ? typingHints
            : [
                ...(isTurned ? ratingHints(choices, proposed, mark) : turnHints),
                ...otherHints,
                ...(canBePlayed(side) ? [{ keys: ["R"], does: texts.keyHints.hear }] : []),
              ]
        }
      />
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {inLanguage(
          `${isTurned ? texts.back : texts.front}: `,
          isTurned ? spokenAnswer(sides) : spokenTerm(card.question, card.gap ?? "all"),
          side.language,
        )}
      </p>
    </>
  );
}

/** Not from a field, which needs its focus. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element && event.target.closest("textarea, [role=status]"))) event.preventDefault();
}

function showFailure({ message }: AppError): void {
  toast.error(message);
}

/** The two sides as asked; for a sentence with gaps the definition is extra. */
function sidesInView({ question, answer, gap, definition, extra }: CardToStudy): Omit<Card, "id"> {
  return { term: question, definition: gap === null ? answer : definition, ...(extra === undefined ? {} : { extra }) };
}

/** What can be read aloud of the side in view: for a gap's answer the whole sentence. */
function sideInView({ question, answer, gap, definition, extra = "", languages }: CardToStudy, isTurned: boolean) {
  if (!isTurned) return { text: question, words: spokenTerm(question, gap ?? "all"), language: languages?.question ?? null };
  const language = languages?.answer ?? null;
  if (gap !== null) return { text: `${answer}\n${definition}\n${extra}`, words: spokenTerm(answer, null), language };
  return { text: `${answer}\n${extra}`, words: spokenSide(answer), language };
}

/** In the box every other key is a letter. */
const typingHints: readonly KeyHint[] = [{ keys: ["Enter"], does: texts.keyHints.check }];
const turnHints: readonly KeyHint[] = [{ keys: ["Space"], does: texts.keyHints.showAnswer }];
const otherHints: readonly KeyHint[] = [
  { keys: ["U"], does: texts.keyHints.undo },
  { keys: ["B"], does: texts.keyHints.bury },
  { keys: ["S"], does: texts.keyHints.suspend },
];

function ratingHints(choices: readonly RatingChoice[], proposed: Rating, mark: Mark | null): KeyHint[] {
  const accept = mark?.state === "marked" ? ["Enter"] : [];
  return choices.map(({ label, rating }, at) => ({
    keys: rating === proposed ? [...accept, String(at + 1), "Space"] : [String(at + 1)],
    does: label.toLocaleLowerCase(locale),
  }));
}

function labelOf(rating: Rating, choices: readonly { label: string; rating: Rating }[]): string {
  return choices.find((choice) => choice.rating === rating)?.label ?? "";
}

/** It loads with the first answer, or with the first card whose answer is typed. */
const answerPart = onDemand<AnswerPartProps>(() => import("./answer-part.tsx").then((module) => module.AnswerPart));
