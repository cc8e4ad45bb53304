import type { OpenResult } from "@recollect/domain/practice/open-ended.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import type { SuggestWordingProps } from "../../decks/card-actions/suggest-wording.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { openTexts as texts } from "./open.texts.ts";

type Props = {
  /** of the deck and of the question */
  deckKey: string;
  id: string;
  result: OpenResult;
  isBusy: boolean;
  /** a label that distinguishes it from other buttons of its kind */ label?: string;
  onCount: () => void;
};

/** Lets the student overrule the examiner for an answer that was marked wrong, and then suggest this wording to the deck's author. */
export function CountAsRight({ deckKey, id, result, isBusy, label, onCount }: Props) {
  if (result.state === "counted-as-right") return <SuggestWording deckKey={deckKey} id={id} result={result} />;
  if (result.state !== "evaluated" || result.evaluation.isCorrect) return null;
  return (
    <Button variant="ghost" busy={isBusy} busyLabel={texts.counting} aria-label={isBusy ? undefined : label} onClick={onCount}>
      {texts.countAsRight}
    </Button>
  );
}

const suggestWording = onDemand<SuggestWordingProps>(() =>
  import("../../decks/card-actions/suggest-wording.tsx").then((module) => module.SuggestWording),
);

/** After 'I was right': the way to suggest the student's wording to the deck's author. An answer to a gap or a mask is only a part of a side. */
function SuggestWording({ deckKey, id, result: { userAnswer } }: Pick<Props, "deckKey" | "id" | "result">) {
  const cardId = cardIdOf(id);
  const field = id === cardId ? "definition" : id === `${cardId}_r` ? "term" : null;
  const wording: SuggestWordingProps["wording"] = field === null ? undefined : { field, text: userAnswer };
  return <suggestWording.Part isWanted props={{ deckKey, cardId, wording }} />;
}
