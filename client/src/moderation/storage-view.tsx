import { Link } from "react-router";
import { paths } from "../lib/paths.ts";
import styles from "./moderation.module.css";
import { readStorage, type StoragePlace } from "./moderation-api.ts";
import { megabytes } from "./megabytes.ts";
import { Paged } from "./paged.tsx";
import { texts } from "./moderation.texts.ts";

/** The storage of each account, the largest first. */
export function StorageView() {
  return (
    <section aria-labelledby="desk-storage" className={styles.part}>
      <h2 id="desk-storage">{texts.storage}</h2>
      <Paged name="storage" read={(after: StoragePlace | null, signal) => readStorage(after, signal)} empty={texts.nothingKept}>
        {(rows) => (
          <div className={styles.wide}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{texts.account}</th>
                  <th scope="col">{texts.decks}</th>
                  <th scope="col">{texts.media}</th>
                  <th scope="col">{texts.total}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ uid, label, deckBytes, mediaBytes }) => (
                  <tr key={uid}>
                    <th scope="row" dir="auto">
                      <Link to={paths.moderatedAccount(uid)}>{label}</Link>
                    </th>
                    <td>{megabytes(deckBytes)}</td>
                    <td>{megabytes(mediaBytes)}</td>
                    <td>{megabytes(deckBytes + mediaBytes)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Paged>
    </section>
  );
}
