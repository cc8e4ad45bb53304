import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import styles from "./moderation.module.css";
import type { LogEntry } from "./moderation-api.ts";
import { momentText } from "../lib/moment-text.ts";
import { texts } from "./moderation.texts.ts";

/** Who did what, on what, and why. */
export function LogLines({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className={styles.quiet}>{texts.nothingWasDoneYet}</p>;
  return (
    <ul className={styles.rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            {texts.acts[entry.act](
              <b key="by" dir="auto">
                {entry.by}
              </b>,
            )}
            <About entry={entry} />
            {entry.why !== "" && (
              <p className={styles.quiet} dir="auto">
                {entry.why}
              </p>
            )}
          </div>
          <span>{momentText(entry.at)}</span>
        </li>
      ))}
    </ul>
  );
}

function About({ entry: { on, onUid, deckId } }: { entry: LogEntry }) {
  return (
    <>
      {on !== null && <> · {onUid === null ? <bdi>{on}</bdi> : <Link to={paths.moderatedAccount(onUid)}>{on}</Link>}</>}
      {deckId !== null && (
        <>
          {" · "}
          <Link to={paths.moderatedDeck(deckId)}>{texts.deck(deckId)}</Link>
        </>
      )}
    </>
  );
}
