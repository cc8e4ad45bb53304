import type { OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { openTexts as texts } from "./open.texts.ts";

type Props = {
  result: OpenResult;
  isBusy: boolean;
  /** a label that distinguishes it from other buttons of its kind */ label?: string;
  onCount: () => void;
};

/** Lets the student overrule the examiner for an answer that was marked wrong. */
export function CountAsRight({ result, isBusy, label, onCount }: Props) {
  if (result.state !== "evaluated" || result.evaluation.isCorrect) return null;
  return (
    <Button variant="ghost" busy={isBusy} busyLabel={texts.counting} aria-label={isBusy ? undefined : label} onClick={onCount}>
      {texts.countAsRight}
    </Button>
  );
}
