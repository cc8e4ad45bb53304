import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { AwayPrompt } from "@recollect/domain/study/progress/deck-standings.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../lib/new-id.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { useOutbox } from "../../study/outbox/use-outbox.ts";
import { toast } from "../../ui/toast/toast.ts";
import { setAsideTexts as texts } from "./set-aside.texts.ts";
import styles from "./set-aside.module.css";

export type ResumeProps = { deckKey: string; away: readonly AwayPrompt[]; term: string; tabIndex: number };

/** Brings a suspended or buried card back, with all its prompts. */
export function ResumeButton({ deckKey, away, term, tabIndex }: ResumeProps) {
  const outbox = useOutbox();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function resume(): Promise<void> {
    setBusy(true);
    try {
      for (const { key, isSuspended, isBuried } of away) {
        const kinds = [...(isSuspended ? (["resume"] as const) : []), ...(isBuried ? (["unbury"] as const) : [])];
        for (const kind of kinds) await outbox.add({ kind, id: newId(), at: outbox.stamp(), deckKey, cardId: key });
      }
      await outbox.flush();
      toast.success(texts.done);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    setBusy(false);
    await client.invalidateQueries({ queryKey: queryKeys.study() });
  }

  return (
    <button
      type="button"
      className={styles.resume}
      tabIndex={tabIndex}
      aria-label={texts.label(term)}
      disabled={isBusy}
      onClick={() => void resume()}
    >
      {isBusy ? texts.resuming : texts.resume}
    </button>
  );
}
