import type { ReactNode } from "react";
import styles from "./figures-table.module.css";
import { texts } from "./figures.texts.ts";

type Props = {
  /** what the figures are of; read out with the button, since a page has several tables */
  caption: string;
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly ReactNode[] }[];
};

/** The figures of a chart as a table, for readers and screen readers. The first column names each row. */
export function FiguresTable({ caption, columns, rows }: Props) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {texts.showAsATable}
        <span className="visually-hidden">: {caption}</span>
      </summary>
      {/* It scrolls, so it can be reached with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.box} role="group" aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, figures }, row) => (
              // Two rows may have the same name, such as two groups of 14 reviews.
              <tr key={row}>
                <th scope="row">{name}</th>
                {figures.map((figure, at) => (
                  <td key={columns[at + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
