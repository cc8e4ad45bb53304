import { correctedSides, questionProblem, type CorrectedSide, type DeckQuestions } from "@recollect/domain/groups/questions/question.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { QUESTION } from "@recollect/domain/limits/limits.ts";
import { useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { useGroupAction } from "../use-group-action.ts";
import type { AskedCard, ShownCard } from "./card-questions-api.ts";
import { askQuestion } from "./questions-api.ts";
import styles from "./questions.module.css";
import { texts } from "./questions.texts.ts";

type Props = {
  asked: AskedCard;
  card: ShownCard;
  /** those in which something can be asked now */
  groups: DeckQuestions["groups"];
};

const kinds = [
  { value: "question", label: texts.kinds.question },
  ...correctedSides.map((side) => ({ value: side, label: texts.kinds[side] })),
];

/** Asks a question about a card, or proposes other words for one of its sides. What was typed stays if sending fails. */
export function AskForm({ asked, card, groups }: Props) {
  const { busy, run } = useGroupAction();
  const [groupId, setGroup] = useState(groups[0]?.id ?? "");
  const [side, setSide] = useState<CorrectedSide | null>(null);
  const [text, setText] = useState("");
  const [words, setWords] = useState("");
  const [error, setError] = useState<string | null>(null);
  if (groups.length === 0) return <p className={styles.quiet}>{texts.off}</p>;

  function choose(kind: string): void {
    const chosen = correctedSides.find((one) => one === kind) ?? null;
    setSide(chosen);
    setWords(chosen === null ? "" : card[chosen]);
    setError(null);
  }

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const input = { text, correction: side === null ? null : { side, text: words } };
    const problem = questionProblem(input);
    setError(problem === null ? null : messageFor(problem));
    if (problem !== null) return;
    if (!(await run("ask", () => askQuestion(groupId, asked, input), { done: texts.asked }))) return;
    setText("");
    choose("question");
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
      <SelectField label={texts.kind} value={side ?? "question"} options={kinds} onChange={({ target }) => choose(target.value)} />
      {side !== null && (
        <TextArea
          label={texts.words}
          hint={texts.toAuthor}
          rows={3}
          maxLength={QUESTION.textMaxLength}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <TextArea
        label={side === null ? texts.question : texts.why}
        hint={side === null ? texts.hidden : texts.whyHint}
        rows={3}
        maxLength={QUESTION.textMaxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" busy={busy === "ask"} busyLabel={texts.asking}>
        {texts.ask}
      </Button>
    </form>
  );
}
