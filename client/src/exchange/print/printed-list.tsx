import type { Card } from "@recollect/domain/cards/card.ts";
import { WholeText } from "../../cards/text/whole-text.tsx";
import { useSideLanguages } from "../../cards/text/side-languages.ts";
import styles from "./print.module.css";
import { texts } from "./print.texts.ts";

/** Every term beside its definition. */
export function PrintedList({ title, cards }: { title: string; cards: readonly Card[] }) {
  const languages = useSideLanguages();
  return (
    <div className={styles.paper}>
      <h2 dir="auto">{title}</h2>
      <table className={styles.list}>
        <thead>
          <tr>
            <th scope="col">{texts.term}</th>
            <th scope="col">{texts.definition}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <tr key={card.id}>
              <td>
                <WholeText text={card.term} gaps="filled" language={languages.term} />
              </td>
              <td>
                <WholeText text={card.definition} language={languages.definition} />
                {card.extra !== undefined && <WholeText text={card.extra} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
