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
import { texts } from "./desk.texts.ts";

const words: Readonly<Record<DeckAct, Omit<ActOption<DeckAct>, "value"> & { said: string }>> = {
  hide: {
    label: texts.hideFromTheLibrary,
    hint: texts.itLeavesTheLibrary,
    said: "The deck is hidden from the Library. The author is told.",
  },
  "take-down": {
    label: texts.takeDown,
    hint: texts.theAuthorKeeps,
    said: "The deck is taken down. The author is told.",
  },
  restore: {
    label: texts.restore,
    hint: texts.itIsAsVisible,
    said: "The deck is restored. The author is told.",
  },
  warn: { label: texts.warnTheAuthor, hint: texts.nothingChangesButThat, said: "The author is warned." },
  dismiss: {
    label: texts.nothingIsWrong,
    hint: texts.theReportsAreSettled,
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
    return <LoadFailed title={texts.theDeckCould} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return data ? <Found found={data} /> : <Spinner label={texts.loading} />;
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
          {texts.by}
          <Link to={paths.deskAccount(ownerId)}>{author}</Link> ·{" "}
          {restriction === null ? (isShared ? texts.shared : texts.notSharedNow) : restrictionWords[restriction]} ·{" "}
          {openReports === 1 ? texts.oneOpenReport : texts.openReports(openReports)}
        </p>
        {isShared ? <DeckContent deckId={id} /> : <p className={styles.quiet}>{texts.theDeckIsPrivate}</p>}
      </section>
      <section aria-labelledby="desk-said" className={styles.part}>
        <h2 id="desk-said">{texts.whatWasReported}</h2>
        {reports.length === 0 && <p className={styles.quiet}>{texts.nothingWasReported}</p>}
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
                {settledAt !== null && texts.seen}
              </span>
            </li>
          ))}
        </ul>
        {allReports > reports.length && <p className={styles.quiet}>{texts.theNewest(reports.length, allReports)}</p>}
      </section>
      <section aria-labelledby="desk-act" className={styles.part}>
        <h2 id="desk-act">{texts.actOnThisDeck}</h2>
        <ActForm<DeckAct>
          options={options}
          act={async (act, why) => {
            await actOnDeck(id, { act, why, seen });
            return words[act].said;
          }}
        />
      </section>
      <section aria-labelledby="desk-done" className={styles.part}>
        <h2 id="desk-done">{texts.whatWasDone}</h2>
        <LogLines entries={log} />
      </section>
    </>
  );
}
