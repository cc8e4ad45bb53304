import { useEffect, useEffectEvent, useRef, type FormEvent, type KeyboardEvent } from "react";
import { askedOf } from "@recollect/domain/practice/asked-cards.ts";
import { hasWriting } from "@recollect/domain/cards/medium.ts";
import { maskNumbersOf } from "@recollect/domain/cards/masks/mask-numbers.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { answerProblem } from "@recollect/domain/practice/answer-problem.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import type { CardToStudy } from "../../requests/study-api.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { noAutocorrect } from "../../../ui/fields/no-autocorrect.ts";
import { isComposing } from "../../../ui/keys/is-composing.ts";
import styles from "./typed.module.css";
import { typedTexts } from "./typed.texts.ts";
import { useTypedAnswer, type Mark } from "./use-typed-answer.ts";

export type TypedQuestionProps = {
  /** of one showing: the next begins empty */
  card: CardToStudy;
  /** called with whether keys write into the field */
  onTyping: (isTyping: boolean) => void;
  /** called with the text so far, so that it is kept when the answer is shown another way */
  onTyped: (text: string) => void;
  onMarked: (mark: Mark) => void;
  /** shows the answer unmarked */
  onShow: () => void;
};

/** The question, and a field for the answer. Enter submits it for marking; Shift+Enter starts a new line. */
export function TypedQuestion({ card, onTyping, onTyped, onMarked, onShow }: TypedQuestionProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const answer = useTypedAnswer({ card, onMarked });
  const canBeTyped = isWritten(card);
  const problem = answerProblem(answer.text);
  const notifyTyped = useEffectEvent(() => onTyped(answer.text));
  useEffect(() => {
    notifyTyped();
    box.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    onTyping(canBeTyped);
    return () => onTyping(false);
  }, [onTyping, canBeTyped]);

  function type(text: string): void {
    answer.write(text);
    onTyped(text);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (problem === null) answer.check();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (!event.repeat && problem === null) answer.check();
  }

  function show(): void {
    answer.leave();
    onShow();
  }

  if (!canBeTyped) {
    return (
      <Button size="large" onClick={show}>
        {typedTexts.show}
      </Button>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        ref={box}
        label={card.gap === null ? typedTexts.label : typedTexts.gapLabel}
        hideLabel
        placeholder={typedTexts.placeholder}
        className={styles.box}
        dir="auto"
        lang={card.languages?.answer ?? undefined}
        rows={1}
        {...noAutocorrect}
        value={answer.text}
        readOnly={answer.isChecking}
        error={problem === "practice/answer-too-long" ? messageFor(problem) : null}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={show}>
          {typedTexts.show}
        </Button>
        <Button type="submit" busy={answer.isChecking} busyLabel={typedTexts.checking} disabled={problem !== null}>
          {typedTexts.check}
        </Button>
      </div>
    </form>
  );
}

/** Whether the answer is text: pictures, sounds and masks without a label are rated by hand. */
function isWritten({ cardId, answer, gap, term, definition, masks = [] }: CardToStudy): boolean {
  const isMasked = maskNumbersOf({ term, masks }).length > 0;
  if (gap === null && !isMasked) return hasWriting(answer);
  const prompt = askedOf({ id: cardIdOf(cardId), term, definition, masks }, cardId);
  return prompt !== null && hasWriting(prompt.definition);
}
