import type { Card } from "@recollect/domain/cards/card.ts";
import { flipLockMs } from "@recollect/domain/decks/flip-lock.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { sidesOf } from "@recollect/domain/study/prompt-sides.ts";
import { askedLanguages, promptOf } from "@recollect/domain/study/prompts.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { FlipCard } from "../../cards/flip/flip-card.tsx";
import { isPressable } from "../../cards/flip/keys.ts";
import { KeyHints } from "../../cards/flip/key-hints.tsx";
import { useFocusOnFace } from "../../cards/flip/use-focus-on-face.ts";
import { inLanguage } from "../../cards/text/in-language.tsx";
import { useFormulaWords } from "../../cards/text/in-words.ts";
import { spokenAnswer, spokenTerm } from "../../cards/text/spoken.ts";
import { newId } from "../../lib/new-id.ts";
import { useHotkeys } from "../../lib/browser/use-hotkeys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useStudySettings } from "../../study/use-study-settings.ts";
import { usePlayback } from "../../media/playback/use-playback.ts";
import { useAnswerTime } from "../reviews/use-answer-time.ts";
import { learnTexts as texts } from "./learn.texts.ts";
import styles from "./recall-step.module.css";

type Rating = "again" | "good";

type Props = {
  card: Card;
  promptKey: string;
  languages: DeckLanguages | null;
  onRate: (rating: Rating, answer: { runId: string; tookMs: number }) => void;
};

/** A card to recall: the student says the answer, turns the card and judges, as in a study session. */
export function RecallStep({ card, promptKey, languages, onRate }: Props) {
  const [id] = useState(newId);
  const [isTurned, setTurned] = useState(false);
  const isRated = useRef(false);
  const turnedAt = useRef(-Infinity);
  const stage = useRef<HTMLDivElement | null>(null);
  const { data: settings } = useStudySettings();
  const answerMs = useAnswerTime({ id, index: 0 });
  const rememberFocus = useFocusOnFace(stage, id, isTurned, { isBack: true });
  useFormulaWords();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const prompt = promptOf(card, promptKey);
  const sides = prompt ? sidesOf(card, prompt) : { question: card.term, answer: card.definition, gap: null };
  const spoken = languages && prompt ? askedLanguages(languages, prompt) : null;
  const { question, answer, gap } = sides;
  const extra = card.extra === undefined ? {} : { extra: card.extra };
  const faces = { term: question, definition: gap === null ? answer : card.definition, ...extra };
  const language = (isTurned ? spoken?.answer : spoken?.question) ?? null;
  const text = isTurned ? `${answer}\n${card.extra ?? ""}` : question;
  const words = isTurned ? spokenAnswer(faces) : spokenTerm(question, gap ?? "all");
  const play = usePlayback({ stage, side: { text, words, language }, appearance: `${id} ${isTurned}`, settings });

  function turn(): void {
    if (isTurned) return;
    turnedAt.current = performance.now();
    rememberFocus();
    setTurned(true);
  }

  function rate(rating: Rating): void {
    if (!isTurned || isRated.current) return;
    isRated.current = true;
    onRate(rating, { runId: id, tookMs: answerMs() });
  }

  useHotkeys(({ key, repeat, altKey, ctrlKey, metaKey, target }) => {
    if (altKey || ctrlKey || metaKey) return false;
    if (key.toLowerCase() === "r") {
      if (!repeat) play();
      return true;
    }
    if (isTurned && (key === "1" || key === "2")) {
      if (!repeat) rate(key === "1" ? "again" : "good");
      return true;
    }
    if ((key !== " " && key !== "Enter") || isPressable(target)) return false;
    if (repeat) return true;
    if (!isTurned) turn();
    // A second press while the card still turns is part of the first.
    else if (key === " " && performance.now() - turnedAt.current >= flipLockMs) rate("good");
    return true;
  });

  return (
    <div className={styles.step}>
      <h1 className="visually-hidden">{texts.stages.recall}</h1>
      <div ref={stage} className={styles.stage}>
        <FlipCard
          card={{ ...faces, id }}
          gap={gap ?? "all"}
          isFlipped={isTurned}
          slide="none"
          onTurn={turn}
          recallsFront
          languages={spoken && { front: spoken.question, back: spoken.answer, note: spoken.definition }}
          speechSpeed={settings?.speechSpeed ?? 1}
        />
      </div>
      <div className={styles.controls}>
        {isTurned ? (
          <div role="group" aria-label={texts.howWell} className={styles.ratings}>
            <Button variant="ghost" size="large" aria-keyshortcuts="1" onClick={() => rate("again")}>
              {texts.notYet}
            </Button>
            <Button size="large" aria-keyshortcuts="2" onClick={() => rate("good")}>
              {texts.knewIt}
            </Button>
          </div>
        ) : (
          <>
            <p className={styles.hint}>{texts.recallHint}</p>
            <Button size="large" onClick={turn}>
              {texts.showAnswer}
            </Button>
          </>
        )}
      </div>
      <KeyHints
        hints={
          isTurned
            ? [
                { keys: ["1"], does: texts.keys.notYet },
                { keys: ["2", "Space"], does: texts.keys.knewIt },
              ]
            : [{ keys: ["Space"], does: texts.keys.turn }]
        }
      />
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {inLanguage(`${isTurned ? texts.back : texts.front}: `, words, language)}
      </p>
    </div>
  );
}
