import { deckActionProblem, deckActions, type DeckAction } from "@recollect/domain/moderation/actions.ts";
import { reasonWords, type ReportReason } from "@recollect/domain/moderation/report.ts";
import { restrictionWords } from "@recollect/domain/moderation/restriction.ts";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { Case, CaseActs, type ActTexts } from "./case.tsx";
import { DeckContent } from "./deck-content.tsx";
import styles from "./desk.module.css";
import { actOnDeck, readCase, type CaseView } from "./desk-api.ts";
import { momentText } from "../lib/moment-text.ts";
import { texts } from "./desk.texts.ts";

const words: ActTexts<DeckAction> = {
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
    said: "The reports are closed.",
  },
};

/** A deck with its reports, its content while it is shared, and the possible actions. */
export function DeckCase({ deckId }: { deckId: number }) {
  return (
    <Case kind="deck" id={deckId} read={(signal) => readCase(deckId, signal)} failed={texts.theDeckCould}>
      {(found) => <Found found={found} />}
    </Case>
  );
}

function Found({ found }: { found: CaseView }) {
  const { id, ownerId, title, author, isShared, restriction, openReports, allReports, reports, log, seen } = found;
  return (
    <>
      <section aria-labelledby="desk-deck" className={styles.part}>
        <h2 id="desk-deck" dir="auto">
          {title}
        </h2>
        <p>
          {texts.by(
            <Link key="author" to={paths.deskAccount(ownerId)}>
              {author}
            </Link>,
          )}{" "}
          · {restriction === null ? (isShared ? texts.shared : texts.notSharedNow) : restrictionWords[restriction]} ·{" "}
          {texts.openReports(openReports)}
        </p>
        {isShared ? <DeckContent deckId={id} /> : <p className={styles.quiet}>{texts.theDeckIsPrivate}</p>}
      </section>
      <section aria-labelledby="desk-said" className={styles.part}>
        <h2 id="desk-said">{texts.whatWasReported}</h2>
        {reports.length === 0 && <p className={styles.quiet}>{texts.nothingWasReported}</p>}
        <ul className={styles.rows}>
          {reports.map(({ reason, text, createdAt, settledAt }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- reporters are anonymous, and nothing else identifies a report
            <li key={`${createdAt} ${index}`}>
              <div>
                <b>{reasonWords[reason as ReportReason]}</b>
                {text !== "" && <p dir="auto">{text}</p>}
              </div>
              <span>{settledAt === null ? momentText(createdAt) : texts.seen(momentText(createdAt))}</span>
            </li>
          ))}
        </ul>
        {allReports > reports.length && <p className={styles.quiet}>{texts.theNewest(reports.length, allReports)}</p>}
      </section>
      <CaseActs
        title={texts.actOnThisDeck}
        acts={deckActions.filter((act) => deckActionProblem(act, restriction, openReports) === null)}
        words={words}
        log={log}
        act={async (act, why) => void (await actOnDeck(id, { act, why, seen }))}
      />
    </>
  );
}
