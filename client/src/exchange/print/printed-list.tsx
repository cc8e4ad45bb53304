import type { Card } from "@recollect/domain/cards/card.ts";
import { maskNumbersOf } from "@recollect/domain/cards/masks/mask-numbers.ts";
import { maskedTerm } from "@recollect/domain/cards/masks/masked-term.ts";
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
                <WholeText text={termOf(card, false)} gaps="filled" language={languages.term} />
              </td>
              <td>
                {maskNumbersOf(card).length > 0 && <WholeText text={termOf(card, true)} gaps="filled" language={languages.term} />}
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

/** The term, with its masks closed or open. */
function termOf(card: Card, isAnswered: boolean): string {
  return maskNumbersOf(card).length > 0 ? maskedTerm(card, { asked: "all", isAnswered }) : card.term;
}
