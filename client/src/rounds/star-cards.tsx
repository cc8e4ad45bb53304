import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { optionsAsQuery, usualTest } from "@recollect/domain/practice/options/test-options.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { saveStar } from "../cards/stars/stars-api.ts";
import { paths } from "../lib/paths.ts";
import { Button } from "../ui/buttons/button.tsx";
import { toast } from "../ui/toast/toast.ts";
import { roundTexts as texts } from "./rounds.texts.ts";

/** "Study these": stars the cards of these prompts and opens a test of the starred ones. */
export function StarCards({ deckId, keys }: { deckId: number; keys: readonly string[] }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function star(): Promise<void> {
    setBusy(true);
    try {
      for (const cardId of new Set(keys.map(cardIdOf))) await saveStar(deckId, cardId, true);
      void navigate(paths.multipleChoice(deckId, optionsAsQuery({ ...usualTest, which: { kind: "starred" } })));
    } catch (failure) {
      toast.error(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <Button variant="ghost" busy={isBusy} busyLabel={texts.starring} onClick={() => void star()}>
      {texts.starThese}
    </Button>
  );
}
