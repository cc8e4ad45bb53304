import { authorText } from "../decks/author.texts.ts";
import { deckActionProblem, deckActions, type DeckAction } from "@recollect/domain/moderation/actions.ts";
import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { texts as reportTexts } from "./reports/reports.texts.ts";
import { restrictionTexts } from "../decks/visibility.texts.ts";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import { LoadedCase, CaseActions, type ActionTexts } from "./loaded-case.tsx";
import { DeckContent } from "./deck-content.tsx";
import styles from "./moderation.module.css";
import { actOnDeck, readCase, type CaseView } from "./moderation-api.ts";
import { momentText } from "../lib/moment-text.ts";
import { texts } from "./moderation.texts.ts";

const words: ActionTexts<DeckAction> = {
  hide: {
    label: texts.hideFromTheLibrary,
    hint: texts.itLeavesTheLibrary,
    doneMessage: texts.deckHidden,
  },
  "take-down": {
    label: texts.takeDown,
    hint: texts.theAuthorKeeps,
    doneMessage: texts.deckTakenDown,
  },
  restore: {
    label: texts.restore,
    hint: texts.itIsAsVisible,
    doneMessage: texts.deckRestored,
  },
  warn: { label: texts.warnTheAuthor, hint: texts.nothingChangesButThat, doneMessage: texts.authorWarned },
  dismiss: {
    label: texts.nothingIsWrong,
    hint: texts.theReportsAreSettled,
    doneMessage: texts.reportsClosed,
  },
};

/** A deck with its reports, its content while it is shared, and the possible actions. */
export function DeckCase({ deckId }: { deckId: number }) {
  return (
    <LoadedCase kind="deck" id={deckId} read={(signal) => readCase(deckId, signal)} failureTitle={texts.theDeckCould}>
      {(deck) => <LoadedDeck deck={deck} />}
    </LoadedCase>
  );
}

function LoadedDeck({ deck }: { deck: CaseView }) {
  const { id, ownerId, title, author, isShared, restriction, openReports, allReports, reports, log, seen } = deck;
  return (
    <>
      <section aria-labelledby="desk-deck" className={styles.part}>
        <h2 id="desk-deck" dir="auto">
          {title}
        </h2>
        <p>
          {texts.by(
            <Link key="author" to={paths.moderatedAccount(ownerId)}>
              {authorText(author)}
            </Link>,
          )}{" "}
          · {restriction === null ? (isShared ? texts.shared : texts.notSharedNow) : restrictionTexts[restriction]} ·{" "}
          {texts.openReports(openReports)}
        </p>
        {isShared ? <DeckContent deckId={id} /> : <p className={styles.quiet}>{texts.theDeckIsPrivate}</p>}
      </section>
      <section aria-labelledby="desk-said" className={styles.part}>
        <h2 id="desk-said">{texts.whatWasReported}</h2>
        {reports.length === 0 && <p className={styles.quiet}>{texts.nothingWasReported}</p>}
        <ul className={styles.rows}>
          {reports.map(({ reason, text, createdAt, settledAt }, index) => (
            // Reporters are anonymous, and nothing else identifies a report.
            <li key={`${createdAt} ${index}`}>
              <div>
                <b>{reportTexts.reasons[reason as ReportReason]}</b>
                {text !== "" && <p dir="auto">{text}</p>}
              </div>
              <span>{settledAt === null ? momentText(createdAt) : texts.seen(momentText(createdAt))}</span>
            </li>
          ))}
        </ul>
        {allReports > reports.length && <p className={styles.quiet}>{texts.theNewest(reports.length, allReports)}</p>}
      </section>
      <CaseActions
        title={texts.actOnThisDeck}
        actions={deckActions.filter((act) => deckActionProblem(act, restriction, openReports) === null)}
        words={words}
        log={log}
        act={async (act, why) => void (await actOnDeck(id, { act, why, seen }))}
      />
    </>
  );
}
