import { deckActProblem, deckActs, type DeckAct } from "@recollect/domain/desk/acts.ts";
import { reasonWords, type ReportReason } from "@recollect/domain/desk/report.ts";
import { restrictionWords } from "@recollect/domain/desk/restriction.ts";
import type { AppError } from "@recollect/domain/errors/app-error.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { ActForm, type ActOption } from "./act-form.tsx";
import { DeckContent } from "./deck-content.tsx";
import styles from "./desk.module.css";
import { actOnDeck, readCase, type CaseView } from "./desk-api.ts";
import { LogLines } from "./log-lines.tsx";
import { momentWords } from "./moment-words.ts";

const words: Readonly<Record<DeckAct, Omit<ActOption<DeckAct>, "value"> & { said: string }>> = {
  hide: {
    label: "Hide from the Library",
    hint: "It leaves the Library and the profile. Its link still opens it.",
    said: "The deck is hidden from the Library. The author is told.",
  },
  "take-down": {
    label: "Take down",
    hint: "The author keeps it and can't share it. No one else can open it, you neither.",
    said: "The deck is taken down. The author is told.",
  },
  restore: {
    label: "Restore",
    hint: "It is as visible as its author wishes again.",
    said: "The deck is restored. The author is told.",
  },
  warn: { label: "Warn the author", hint: "Nothing changes but that the author is told.", said: "The author is warned." },
  dismiss: {
    label: "Nothing is wrong",
    hint: "The reports are settled. The author hears nothing.",
    said: "The reports are settled.",
  },
};

/** One deck with what was reported of it, what it holds while it is shared, and what can be done. */
export function DeckCase({ deckId }: { deckId: number }) {
  const { data, error, isFetching, refetch } = useQuery<CaseView, AppError>({
    queryKey: queryKeys.desk("deck", deckId),
    queryFn: ({ signal }) => readCase(deckId, signal),
  });
  if (!data && error)
    return <LoadFailed title="The deck could not be loaded" message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return data ? <Found found={data} /> : <Spinner label="Loading..." />;
}

function Found({ found }: { found: CaseView }) {
  const { id, ownerId, title, author, isShared, restriction, openReports, allReports, reports, log, seen } = found;
  const options = deckActs
    .filter((act) => deckActProblem(act, restriction, openReports) === null)
    .map((act) => ({ value: act, label: words[act].label, hint: words[act].hint }));
  return (
    <>
      <section aria-labelledby="desk-deck" className={styles.part}>
        <h2 id="desk-deck" dir="auto">
          {title}
        </h2>
        <p>
          by <Link to={paths.deskAccount(ownerId)}>{author}</Link> ·{" "}
          {restriction === null ? (isShared ? "Shared" : "Not shared now") : restrictionWords[restriction]} ·{" "}
          {openReports === 1 ? "1 open report" : `${openReports} open reports`}
        </p>
        {isShared ? (
          <DeckContent deckId={id} />
        ) : (
          <p className={styles.quiet}>The deck is Private now or deleted: only its author can read it, if anyone.</p>
        )}
      </section>
      <section aria-labelledby="desk-said" className={styles.part}>
        <h2 id="desk-said">What was reported</h2>
        {reports.length === 0 && <p className={styles.quiet}>Nothing was reported.</p>}
        <ul className={styles.rows}>
          {reports.map(({ reason, text, createdAt, settledAt }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- who reported is not told, and nothing else names a report
            <li key={`${createdAt} ${index}`}>
              <div>
                <b>{reasonWords[reason as ReportReason]}</b>
                {text !== "" && <p dir="auto">{text}</p>}
              </div>
              <span>
                {momentWords(createdAt)}
                {settledAt !== null && " · seen to"}
              </span>
            </li>
          ))}
        </ul>
        {allReports > reports.length && (
          <p className={styles.quiet}>
            The newest {reports.length} of {allReports}.
          </p>
        )}
      </section>
      <section aria-labelledby="desk-act" className={styles.part}>
        <h2 id="desk-act">Act on this deck</h2>
        <ActForm<DeckAct>
          options={options}
          act={async (act, why) => {
            await actOnDeck(id, { act, why, seen });
            return words[act].said;
          }}
        />
      </section>
      <section aria-labelledby="desk-done" className={styles.part}>
        <h2 id="desk-done">What was done</h2>
        <LogLines entries={log} />
      </section>
    </>
  );
}
