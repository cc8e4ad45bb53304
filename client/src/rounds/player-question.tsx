import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { MULTIPLE_CHOICE } from "@recollect/domain/practice/multiple-choice.ts";
import type { PlayedRound, ShownQuestion } from "@recollect/domain/rounds/round.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { FormattedText } from "../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../cards/text/side-languages.ts";
import { useHotkeys } from "../lib/browser/use-hotkeys.ts";
import { celebrate } from "../practice/confetti.ts";
import { QuestionText } from "../practice/question-text.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { noteAnswer, noteShown } from "./answer-times.ts";
import { letterOf } from "./letters.ts";
import { playTexts as texts } from "./play.texts.ts";
import { sendAnswer, type PlayerKey } from "./rounds-api.ts";
import { roundTexts } from "./rounds.texts.ts";
import { SecondsLeft } from "./seconds-left.tsx";
import styles from "./rounds.module.css";

type Props = { view: PlayedRound; question: ShownQuestion; roundKey: PlayerKey };

/** A question on a phone: its choices, and after the time what was right. */
export function PlayerQuestion({ view, question, roundKey }: Props) {
  const { at, of } = { at: question.at, of: view.of };
  const [sentChoice, setSentChoice] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  const [isTimeOver, setTimeOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const language = useAnswerLanguage(question.key);
  const chosen = view.choice ?? sentChoice;
  const isOver = question.right !== null;
  const canChoose = !isOver && !isTimeOver && chosen === null && !isSending;

  useLayoutEffect(() => {
    noteShown(view.id, at);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [view.id, at]);
  useEffect(() => {
    if (isOver && view.gained && view.streak > MULTIPLE_CHOICE.confettiFromStreak) void celebrate();
    // Once, when the answer is shown.
    // oxlint-disable-next-line exhaustive-deps
  }, [isOver]);

  async function choose(choice: number): Promise<void> {
    if (!canChoose || choice >= question.choices.length) return;
    setSending(true);
    setFailure(null);
    noteAnswer(view.id, at);
    try {
      await sendAnswer(roundKey, { question: at, choice });
      setSentChoice(choice);
    } catch (error) {
      setFailure(messageFor(error));
      if (error instanceof AppError && error.code === "round/too-late") setTimeOver(true);
    } finally {
      setSending(false);
    }
  }

  useHotkeys(({ key, ctrlKey, metaKey, altKey }) => {
    const place = /^[1-9]$/.test(key) ? Number(key) - 1 : /^[a-i]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
    if (place < 0 || ctrlKey || metaKey || altKey || !canChoose) return false;
    void choose(place);
    return true;
  });

  return (
    <section className={styles.question} aria-labelledby="round-question">
      <div className={styles.shoulder}>
        <p className={styles.number}>{roundTexts.place(at + 1, of)}</p>
        {!isOver && <SecondsLeft closesAt={question.closesAt} now={view.now} seconds={view.seconds} onOver={() => setTimeOver(true)} />}
        {isOver && <p className={styles.number}>{roundTexts.points(view.points)}</p>}
      </div>
      {failure !== null && <ErrorBanner message={failure} />}
      <div className={styles.card}>
        <h1 id="round-question" ref={heading} tabIndex={-1}>
          <QuestionText question={question.question} id={question.key} />
        </h1>
      </div>
      <ul className={styles.choices} aria-label={texts.choices}>
        {question.choices.map((choice, place) => (
          <li key={choice}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={chosen === place}
              aria-disabled={!canChoose || undefined}
              data-look={lookOf(question, place, chosen)}
              onClick={() => void choose(place)}
            >
              <span className={styles.letter}>{letterOf(place)}</span>
              <span className={styles.words}>
                <FormattedText as="span" text={choice} language={language} />
              </span>
              {question.right === place && <span className={styles.mark}>{roundTexts.right}</span>}
            </button>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.verdict}>
        {isOver ? (
          <Verdict view={view} />
        ) : (
          <p>{chosen !== null ? texts.sent : isSending ? texts.sending : isTimeOver ? texts.late : ""}</p>
        )}
      </div>
    </section>
  );
}

function Verdict({ view: { gained, streak, place, players } }: { view: PlayedRound }) {
  return (
    <>
      <p>
        <strong data-right={gained !== null && gained > 0 ? "" : undefined}>
          {gained === null ? texts.none : gained > 0 ? texts.right : texts.wrong}
        </strong>{" "}
        {gained !== null && gained > 0 && texts.gained(gained)}
      </p>
      <p>
        {texts.yourPlace(place, players)}
        {streak > 1 && ` · ${texts.streak(streak)}`}
      </p>
    </>
  );
}

/** Before the answer the choice in hand is marked; after it the right one, and the player's own if it was wrong. */
function lookOf({ right }: ShownQuestion, place: number, chosen: number | null): string {
  if (right === null) return chosen === null ? "open" : place === chosen ? "chosen" : "other";
  if (place === right) return "right";
  return place === chosen ? "wrong" : "other";
}
