import { actionWords, whyProblem, type LoggedAction } from "@recollect/domain/moderation/actions.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { WHY_MAX_LENGTH } from "@recollect/domain/limits/limits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { refusalWords } from "../lib/requests/refusal-words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextArea } from "../ui/fields/text-area.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import styles from "./desk.module.css";
import { texts } from "./desk.texts.ts";

export type ActOption<Act extends string> = { value: Act; label: string; hint: string };

type Props<Act extends string> = {
  options: readonly ActOption<Act>[];
  /** carries it out; returns the message to show */
  act: (act: Act, why: string) => Promise<string>;
};

/** An action with a reason. The reason stays in the form if the action fails. */
export function ActForm<Act extends string>({ options, act }: Props<Act>) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Act | null>(null);
  const [why, setWhy] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const chosen = options.find(({ value }) => value === wanted) ?? options[0];

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = whyProblem(why);
    if (problem || !chosen) return setError(messageFor(problem ?? "desk/act-failed"));
    setBusy(true);
    setError(null);
    setSaid("");
    try {
      setSaid(await act(chosen.value, why));
      setWhy("");
      setWanted(null);
    } catch (failure) {
      setError(meanwhile(failure) ?? refusalWords(failure, "desk/act-failed"));
    }
    await client.invalidateQueries({ queryKey: queryKeys.desk() });
    setBusy(false);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {error && <ErrorBanner message={error} />}
      <SelectField
        label={texts.whatToDo}
        options={options}
        hint={chosen?.hint}
        value={chosen?.value}
        onChange={({ target }) => setWanted(target.value as Act)}
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
        {chosen?.label ?? texts.do}
      </Button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </form>
  );
}

type Before = { act: LoggedAction; by: string; why: string };

/** The message for a conflict with another caretaker; null for any other failure. */
function meanwhile(failure: unknown): string | null {
  if (!(failure instanceof AppError) || failure.code !== "desk/done-meanwhile") return null;
  const { act, by, why } = failure.details as Before;
  return `In the meantime ${by} ${actionWords[act]}: ${why} Nothing was done twice. Look at it again before you act.`;
}
