import { importNoteTexts } from "../import-notes.texts.ts";
import type { ImportNote } from "@recollect/domain/exchange/import-notes.ts";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

type Line = ImportNote;

type ReportListsProps = { changed: readonly Line[]; leftOut: readonly Line[] };

/** What an import changes and leaves out, in words, each with a few examples. */
export function ReportLists({ changed, leftOut }: ReportListsProps) {
  if (changed.length === 0 && leftOut.length === 0) return <p className={styles.hint}>{texts.everythingComes}</p>;
  return (
    <div className={styles.report}>
      <List title={texts.whatChanges} lines={changed} />
      <List title={texts.whatIsLeftOut} lines={leftOut} />
    </div>
  );
}

function List({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.reportHead}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map(({ what, count, examples }) => (
          <li key={what}>
            {importNoteTexts[what](count)}
            {examples.length > 0 && (
              <ul className={styles.examples}>
                {examples.map((example) => (
                  <li key={example}>
                    <bdi>{example}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
