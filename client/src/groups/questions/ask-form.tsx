import { questionProblem, type DeckQuestions } from "@recollect/domain/groups/questions/question.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { QUESTION } from "@recollect/domain/limits/limits.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { useGroupAction } from "../use-group-action.ts";
import type { AskedCard } from "./card-questions-api.ts";
import { askQuestion } from "./questions-api.ts";
import styles from "./questions.module.css";
import { texts } from "./questions.texts.ts";
import { useBegunWords } from "./use-begun-words.ts";

type Props = {
  asked: AskedCard;
  /** those in which something can be asked now */
  groups: DeckQuestions["groups"];
};

/** Asks a question about a card. What was typed stays if sending fails, and until it is sent. */
export function AskForm({ asked, groups }: Props) {
  const { busy, run } = useGroupAction();
  const [groupId, setGroup] = useState(groups[0]?.id ?? "");
  const { text, write, forget } = useBegunWords(`question:${asked.ownerId}:${asked.deckId}:${asked.cardId}`);
  const [error, setError] = useState<string | null>(null);
  if (groups.length === 0) return <p className={styles.quiet}>{texts.off}</p>;

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const problem = questionProblem(text);
    setError(problem === null ? null : messageFor(problem));
    if (problem !== null) return;
    if (!(await run("ask", () => askQuestion(groupId, asked, text), { done: texts.asked }))) return;
    forget();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void ask(event)}>
      {error !== null && <ErrorBanner message={error} />}
      {groups.length > 1 && (
        <SelectField
          label={texts.group}
          value={groupId}
          options={groups.map(({ id, name }) => ({ value: id, label: name, isName: true }))}
          onChange={({ target }) => setGroup(target.value)}
        />
      )}
      <TextArea
        label={texts.question}
        hint={texts.hidden}
        rows={3}
        maxLength={QUESTION.textMaxLength}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" size="small" busy={busy === "ask"} busyLabel={texts.asking}>
        {texts.ask}
      </Button>
    </form>
  );
}
