import { authorText } from "../decks/author.texts.ts";
import { restrictionTexts } from "../decks/visibility.texts.ts";
import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import styles from "./moderation.module.css";
import { readLog, readReports, readRestricted } from "./moderation-api.ts";
import { LogLines } from "./log-lines.tsx";
import { momentText } from "../lib/moment-text.ts";
import { Paged } from "./paged.tsx";
import { texts } from "./moderation.texts.ts";

/** Decks with open reports, the last reported first. */
export function ReportsView() {
  return (
    <section aria-labelledby="desk-reports" className={styles.part}>
      <h2 id="desk-reports">{texts.reports}</h2>
      <Paged name="reports" read={readReports} empty={texts.noReports}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map(({ id, title, reports, lastAt }) => (
              <li key={id}>
                <Link to={paths.moderatedDeck(id)} dir="auto">
                  {title}
                </Link>
                <span>
                  {texts.reportsOf(reports)} · {momentText(lastAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}

/** Decks that are hidden or taken down. */
export function RestrictedView() {
  return (
    <section aria-labelledby="desk-restricted" className={styles.part}>
      <h2 id="desk-restricted">{texts.restrictedDecks}</h2>
      <Paged name="restricted" read={readRestricted} empty={texts.noRestricted}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map(({ id, title, author, level, since }) => (
              <li key={id}>
                <Link to={paths.moderatedDeck(id)} dir="auto">
                  {title}
                </Link>
                <span>{texts.byOf(restrictionTexts[level], authorText(author), momentText(since))}</span>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}

/** The log of all actions. */
export function LogView() {
  return (
    <section aria-labelledby="desk-log" className={styles.part}>
      <h2 id="desk-log">{texts.log}</h2>
      <Paged name="log" read={readLog} empty={texts.nothingWasDoneYet}>
        {(rows) => <LogLines entries={rows} />}
      </Paged>
    </section>
  );
}
