import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { HostedRound } from "@recollect/domain/rounds/round.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../lib/paths.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { hostingTexts as texts } from "./hosting.texts.ts";
import { FocusedTitle } from "./focused-title.tsx";
import type { HostActions } from "./host-actions.ts";
import { PlayerNames } from "./player-names.tsx";
import { QuestionAndAnswer } from "./question-and-answer.tsx";
import { removeRound } from "./rounds-api.ts";
import { roundTexts } from "./rounds.texts.ts";
import { Standing } from "./standing.tsx";
import { StarCards } from "./star-cards.tsx";
import styles from "./rounds.module.css";

/** The end on the big screen: the standing, the hardest cards, and the button that deletes the round. */
export function HostResult({ view, actions }: { view: HostedRound; actions: HostActions }) {
  const { title, end, standing, hardest, question, deckId } = view;
  return (
    <>
      <div className={styles.intro}>
        <FocusedTitle>{texts.result}</FocusedTitle>
        <p className={styles.quiet}>
          <bdi translate="no">{title}</bdi>
        </p>
        {end !== null && <p role="status">{roundTexts.ends[end]}</p>}
      </div>
      <div className={styles.answerAndStanding}>
        <section aria-labelledby="round-standing">
          <h2 id="round-standing">{texts.standing}</h2>
          <Standing rows={standing} most={20} />
          <details className={styles.everybody}>
            <summary>{texts.players(standing.length)}</summary>
            <PlayerNames view={view} actions={actions} />
          </details>
        </section>
        {question !== null && (
          <section aria-labelledby="round-hardest">
            <h2 id="round-hardest">{texts.hardest}</h2>
            {hardest.length === 0 ? (
              <p>{texts.noneHard}</p>
            ) : (
              <>
                <ul className={styles.cards}>
                  {hardest.map(({ key, question: asked, answer, right, players }) => (
                    <QuestionAndAnswer key={key} promptKey={key} question={asked} answer={answer}>
                      <p className={styles.quiet}>{texts.hardestRow(right, players)}</p>
                    </QuestionAndAnswer>
                  ))}
                </ul>
                <StarCards deckId={deckId} keys={hardest.map(({ key }) => key)} />
              </>
            )}
          </section>
        )}
      </div>
      <Close view={view} />
    </>
  );
}

function Close({ view: { id, deckId } }: { view: HostedRound }) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function close(): Promise<void> {
    setBusy(true);
    try {
      await removeRound(id);
      void navigate(paths.deck(deckId));
    } catch (error) {
      setFailure(messageFor(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.leave}>
      {failure !== null && <ErrorBanner message={failure} />}
      <div className={styles.buttons}>
        <Button busy={isBusy} busyLabel={texts.closing} onClick={() => void close()}>
          {texts.close}
        </Button>
        <ButtonLink variant="ghost" to={paths.deck(deckId)}>
          {texts.back}
        </ButtonLink>
      </div>
      <p className={styles.quiet}>{texts.closeText}</p>
    </div>
  );
}
