import { whyProblem, type LoggedAction } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { WHY_MAX_LENGTH } from "@recollect/domain/limits/limits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { refusalWords } from "../lib/requests/refusal-words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { toast } from "../ui/toast/toast.ts";
import styles from "./moderation.module.css";
import { texts } from "./moderation.texts.ts";

export type ActionOption<Action extends string> = { value: Action; label: string; hint: string };

type Props<Action extends string> = {
  options: readonly ActionOption<Action>[];
  /** carries it out; returns the message to show */
  act: (act: Action, why: string) => Promise<string>;
  /** in a list, which the case leaves when it is settled: the list's heading, which then gets the focus. The message is a toast there */
  listHeading?: RefObject<HTMLElement | null>;
};

/** An action with a reason. The reason stays in the form if the action fails. */
export function ActionForm<Action extends string>({ options, act, listHeading }: Props<Action>) {
  const client = useQueryClient();
  const [pick, setPick] = useState<Action | null>(null);
  const [why, setWhy] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [doneMessage, setDoneMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const noteDone = useFocusAfter(listHeading);
  const action = options.find(({ value }) => value === pick) ?? options[0];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = whyProblem(why);
    if (problem || !action) return setError(messageFor(problem ?? "desk/act-failed"));
    setBusy(true);
    setError(null);
    setDoneMessage("");
    try {
      const message = await act(action.value, why);
      noteDone();
      if (listHeading) toast.success(message);
      else setDoneMessage(message);
      setWhy("");
      setPick(null);
    } catch (failure) {
      setError(meanwhile(failure) ?? refusalWords(failure, "desk/act-failed"));
    }
    await client.invalidateQueries({ queryKey: queryKeys.moderation() });
    setBusy(false);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error && <ErrorBanner message={error} />}
      <SelectField
        label={texts.whatToDo}
        options={options}
        hint={action?.hint}
        value={action?.value}
        onChange={({ target }) => setPick(target.value as Action)}
      />
      <TextArea
        label={texts.why}
        hint={texts.theStudentReads}
        rows={3}
        maxLength={WHY_MAX_LENGTH}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      <Button type="submit" busy={busy} busyLabel={texts.saving}>
        {action?.label ?? texts.do}
      </Button>
      <p role="status" className={styles.said}>
        {doneMessage}
      </p>
    </form>
  );
}

/** Call what it returns once the action is done: when the form then leaves the page with the focus, the heading gets it. */
function useFocusAfter(heading: RefObject<HTMLElement | null> | undefined): () => void {
  const hasActed = useRef(false);
  useEffect(
    () => () => {
      if (hasActed.current && document.activeElement === document.body) heading?.current?.focus();
    },
    [heading],
  );
  return () => void (hasActed.current = true);
}

type Before = { act: LoggedAction; by: string; why: string };

/** The message for a conflict with another moderator; null for any other failure. */
function meanwhile(failure: unknown): string | null {
  if (!(failure instanceof AppError) || failure.code !== "desk/done-meanwhile") return null;
  const { act, by, why } = failure.details as Before;
  return texts.meanwhile(texts.acts[act](by).join(""), why);
}
