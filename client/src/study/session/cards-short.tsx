import { useSyncExternalStore } from "react";
import { cutOffOf } from "../../lib/requests/cut-off.ts";
import { paths } from "../../lib/paths.ts";
import { useOutbox } from "../outbox/use-outbox.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import type { RunState } from "./run/run-state.ts";
import type { StudyRun } from "./run/study-run.ts";
import { useStudyKeys } from "./run/use-study-keys.ts";
import { texts } from "./session.texts.ts";

/** There are more cards than this device has: they are loading, or it retries. The session continues by itself. */
export function CardsShort({ run, state: { readFailure } }: { run: StudyRun; state: RunState }) {
  useStudyKeys({ onUndo: () => run.take({ kind: "undo" }) });
  const outbox = useOutbox();
  const { cutOff: outboxCutOff } = useSyncExternalStore(outbox.onState, outbox.state);
  if (outboxCutOff === null && readFailure === null) return <Spinner label={texts.loadingMore} />;
  const cutOff = outboxCutOff ?? cutOffOf(readFailure);
  return (
    <EmptyState
      title={texts.noMoreHere}
      text={cutOff ? texts.cutOff[cutOff] : texts.moreFailed(readFailure?.message ?? "")}
      action={
        <ButtonLink variant="ghost" to={paths.decks}>
          {texts.backToDecks}
        </ButtonLink>
      }
    />
  );
}
