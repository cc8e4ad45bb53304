import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { ROUND } from "@recollect/domain/limits/round-limits.ts";
import type { Direction } from "@recollect/domain/practice/asked-cards.ts";
import type { RunningRound } from "@recollect/domain/rounds/round.ts";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { paths } from "../lib/paths.ts";
import { TestDeck, type TestedDeck } from "../practice/test-deck.tsx";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { ConfirmDialog } from "../ui/dialog/confirm-dialog.tsx";
import { SelectField } from "../ui/fields/select-field.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Page } from "../ui/page.tsx";
import { hostingTexts as texts } from "./hosting.texts.ts";
import { roundPaths } from "./round-paths.ts";
import { listRounds, startRound } from "./rounds-api.ts";
import { roundTexts } from "./rounds.texts.ts";
import styles from "./rounds.module.css";

const directions = ["definition", "term", "mixed"] as const;

/** What is proposed. */
const [usualCount, usualSeconds] = [10, 20];

/** `/{deckId}/learn/round`: what a round of the deck asks, and for how long. */
export function SetupScreen() {
  usePageTitle(texts.pageTitle, texts.about);
  return <TestDeck waiting={roundTexts.loading}>{(deck) => <Setup deck={deck} />}</TestDeck>;
}

function Setup({ deck }: { deck: TestedDeck }) {
  const { data } = useQuery({ queryKey: ["rounds"], queryFn: ({ signal }) => listRounds(signal), staleTime: 0 });
  return (
    <Page narrow>
      <div className={styles.intro}>
        <h1 className={styles.title}>{texts.pageTitle}</h1>
        <p className={styles.quiet}>
          <bdi translate="no">{deck.title}</bdi>
        </p>
        <p>{texts.startText}</p>
      </div>
      {data?.running && (
        <p>
          <ButtonLink variant="ghost" to={roundPaths.host(data.running.id)}>
            {texts.goOn}
          </ButtonLink>
        </p>
      )}
      {data?.mayHost === false ? <p role="status">{texts.notForYou}</p> : <SetupForm deckId={deck.id} />}
      <ButtonLink variant="ghost" to={paths.deck(deck.id)}>
        {texts.back}
      </ButtonLink>
    </Page>
  );
}

function SetupForm({ deckId }: { deckId: number }) {
  const navigate = useNavigate();
  const [count, setCount] = useState(String(usualCount));
  const [seconds, setSeconds] = useState(String(usualSeconds));
  const [direction, setDirection] = useState<Direction>("definition");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [other, setOther] = useState<RunningRound | null>(null);

  async function start(replace: boolean): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { id } = await startRound({ deckId, questions: Number(count), seconds: Number(seconds), direction, replace });
      void navigate(roundPaths.host(id));
    } catch (error) {
      const running = runningIn(error);
      setOther(running);
      if (!running) setFailure(messageFor(error));
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void start(false);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {failure !== null && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      <div className={styles.fields}>
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={ROUND.maxQuestions}
          label={texts.questions}
          value={count}
          onChange={({ target }) => setCount(target.value)}
        />
        <TextField
          type="number"
          inputMode="numeric"
          min={ROUND.leastSeconds}
          max={ROUND.mostSeconds}
          label={texts.seconds}
          value={seconds}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <SelectField
          label={texts.direction}
          value={direction}
          options={directions.map((way) => ({ value: way, label: texts.directions[way] }))}
          onChange={({ target }) => setDirection(target.value as Direction)}
        />
      </div>
      <Button type="submit" size="large" busy={isBusy} busyLabel={texts.beginning}>
        {texts.begin}
      </Button>
      <ConfirmDialog
        open={other !== null}
        title={texts.replaceTitle}
        text={texts.replaceText(other?.title ?? "")}
        confirmLabel={texts.replace}
        busyLabel={texts.beginning}
        busy={isBusy}
        onConfirm={() => void start(true)}
        onCancel={() => setOther(null)}
      />
    </form>
  );
}

/** The host's running round, from the refusal of another one. */
function runningIn(error: unknown): RunningRound | null {
  return error instanceof AppError && error.code === "round/one-at-a-time" ? (error.details as RunningRound) : null;
}
