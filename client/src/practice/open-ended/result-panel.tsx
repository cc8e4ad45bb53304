import { useEffect, useMemo, useRef } from "react";
import { plainText } from "@recollect/domain/cards/text/format.ts";
import { isMarked, verdictOf, type OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { FormattedText } from "../../cards/text/formatted-text.tsx";
import { useAnswerLanguage } from "../../cards/text/side-languages.ts";
import { useTestKeys } from "../use-test-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { FillSign } from "../../ui/signs/fill-sign.tsx";
import { CountAsRight } from "./count-as-right.tsx";
import { fillOf } from "./verdict-icon.ts";
import { useMarkerPen, usePen } from "./marker-pen.ts";
import { offlineTexts } from "../offline/offline.texts.ts";
import { openTexts as texts } from "./open.texts.ts";
import { wordsOf } from "./words-of-result.ts";
import styles from "./result-panel.module.css";
import { TypedAnswer } from "./typed-answer.tsx";

type ResultPanelProps = {
  deckKey: string;
  /** of the question */
  id: string;
  result: OpenResult;
  nextLabel: string;
  onNext: () => void;
  /** evaluates the text in the field again, after a failure */
  onTryAgain: () => void;
  canTryAgain: boolean;
  isCounting: boolean;
  onCount: () => void;
};

/** The result of an answer. Its heading takes the focus from the field, and from there Enter continues. */
export function ResultPanel({ deckKey, id, result, nextLabel, onNext, onTryAgain, canTryAgain, isCounting, onCount }: ResultPanelProps) {
  const { evaluation, state } = result;
  const verdict = verdictOf(result);
  const isFailed = state === "failed";
  // A failure shows the specified result, Incorrect with a score of 0; the card of a question that is gone has none.
  const showsMarks = isMarked(result) || isFailed;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After a failure the field is still there, and may have the focus.
    if (!isFailed || document.activeElement === document.body) heading.current?.focus();
  }, [isFailed, state]);
  useTestKeys({ onNext: isFailed ? null : onNext });

  return (
    <section className={styles.panel} data-verdict={verdict} aria-labelledby="result">
      <header className={styles.header}>
        <FillSign fill={fillOf[verdict]} className={styles.disc} />
        <h2 id="result" ref={heading} tabIndex={-1} className={styles.verdict}>
          {texts.verdicts[isFailed ? "not yet" : verdict]}
        </h2>
        {showsMarks && <p className={styles.score}>{texts.score(evaluation.score)}</p>}
      </header>
      <p className={styles.feedback} role={isFailed ? "alert" : "status"} dir="auto">
        {wordsOf(result)}
      </p>
      {evaluation.isProvisional && state === "evaluated" && <p className={styles.kept}>{offlineTexts.isProvisional}</p>}
      {isFailed ? <p className={styles.kept}>{texts.answerKept}</p> : <BothTexts id={id} result={result} />}
      <div className={styles.actions}>
        <CountAsRight deckKey={deckKey} id={id} result={result} isBusy={isCounting} onCount={onCount} />
        <Button variant={isFailed ? "ghost" : "primary"} onClick={onNext}>
          {nextLabel}
        </Button>
        {isFailed && (
          <Button disabled={!canTryAgain} onClick={onTryAgain}>
            {texts.tryAgain}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The given answer beside the correct one; the pen highlights in both what they share, and dashes what was missing. */
function BothTexts({ id, result }: Pick<ResultPanelProps, "id" | "result">) {
  const { evaluation, userAnswer, correctAnswer } = result;
  const language = useAnswerLanguage(id);
  const [mine, theirs] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const { reason } = evaluation;
  const pen = usePen();
  const matches = useMemo(
    () => (pen && (reason?.found ?? pen.sharedWords(plainText(correctAnswer), userAnswer))) ?? none,
    [pen, reason, correctAnswer, userAnswer],
  );
  const missing = pen === null || evaluation.isCorrect ? none : (reason?.missing ?? none);
  useMarkerPen(pen, mine, { matches }, "desk");
  useMarkerPen(pen, theirs, { matches, missing }, "paper");
  return (
    <>
      <dl className={styles.texts}>
        <div className={styles.mine}>
          <dt>{texts.yourAnswer}</dt>
          <dd ref={mine} className={styles.typed} dir="auto" lang={language ?? undefined}>
            <TypedAnswer text={userAnswer} language={language} />
          </dd>
        </div>
        <div className={styles.theirs}>
          <dt>{texts.correctAnswer}</dt>
          <dd ref={theirs}>
            <FormattedText text={correctAnswer} language={language} />
          </dd>
        </div>
      </dl>
      {(matches.length > 0 || missing.length > 0) && "highlights" in CSS && (
        <p className={styles.legend} aria-hidden="true">
          {matches.length > 0 && <span data-mark="found">{texts.inBoth}</span>}
          {missing.length > 0 && <span data-mark="missing">{texts.missing}</span>}
        </p>
      )}
    </>
  );
}

const none: readonly string[] = [];
