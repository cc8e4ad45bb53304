import type { Correction } from "@recollect/domain/groups/class-tests/results.ts";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { testTexts } from "./class-tests.texts.ts";
import { resultTexts as texts } from "./results.texts.ts";
import lists from "../group-lists.module.css";

type Change = Pick<Correction, "isRight" | "forAll">;

type Props = {
  /** the answer as it is named to screen readers */
  answer: string;
  /** null while it is not marked */
  isRight: boolean | null;
  /** the buttons stand for all who answered so */
  isForAll?: boolean;
  onCorrect: (change: Change) => Promise<void>;
};

/** The teacher's last word about an answer: of one student, or of all who gave the same. */
export function CorrectionButtons({ answer, isRight, isForAll = false, onCorrect }: Props) {
  const [isBusy, setBusy] = useState(false);
  async function change(to: Change): Promise<void> {
    setBusy(true);
    await onCorrect(to);
    setBusy(false);
  }
  const name = answer.slice(0, 60);
  return (
    <span className={lists.acts}>
      {isRight !== true && !isForAll && (
        <Button
          size="small"
          variant="ghost"
          disabled={isBusy}
          aria-label={testTexts.labelOf(texts.countRight, name)}
          onClick={() => void change({ isRight: true, forAll: false })}
        >
          {texts.countRight}
        </Button>
      )}
      {isRight !== true && (
        <Button
          size="small"
          variant="ghost"
          disabled={isBusy}
          aria-label={testTexts.labelOf(texts.countRightForAll, name)}
          onClick={() => void change({ isRight: true, forAll: true })}
        >
          {texts.countRightForAll}
        </Button>
      )}
      {isRight !== false && (
        <Button
          size="small"
          variant="ghost"
          disabled={isBusy}
          aria-label={testTexts.labelOf(texts.countWrong, name)}
          onClick={() => void change({ isRight: false, forAll: isForAll })}
        >
          {texts.countWrong}
        </Button>
      )}
    </span>
  );
}
