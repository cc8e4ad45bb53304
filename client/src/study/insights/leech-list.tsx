import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { Part } from "../progress/figures/part.tsx";
import type { StudyInsights } from "../requests/study-api.ts";
import { insightsTexts as texts } from "./insights.texts.ts";
import styles from "./leech-list.module.css";

type Props = Pick<StudyInsights, "leeches" | "leechCount"> & { /** null for all */ deckId: number | null };

/** The cards that are forgotten again and again, each with what may help: a link to the card in the editor. */
export function LeechList({ leeches, leechCount, deckId }: Props) {
  if (leeches.length === 0) return null;
  const words =
    leechCount > leeches.length ? `${texts.leechesWords(leechCount)} ${texts.firstListed(leeches.length)}` : texts.leechesWords(leechCount);
  return (
    <Part id="leeches" title={texts.leeches} words={words}>
      <ul className={styles.list} aria-label={texts.leechList}>
        {leeches.map((leech) => (
          <li key={`${leech.deckKey} ${leech.key}`} className={styles.card}>
            <p className={styles.question} dir="auto" translate="no">
              {leech.question === "" ? texts.noWords : leech.question}
            </p>
            <p className={styles.about}>
              {deckId === null
                ? texts.forgottenIn(
                    texts.forgotten(leech.lapses),
                    <bdi key="deck" translate="no">
                      {leech.deckTitle}
                    </bdi>,
                  )
                : texts.forgotten(leech.lapses)}
            </p>
            {leech.isOwn ? <Advice leech={leech} /> : <OfAnother deckId={leech.deckId} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Advice({ leech: { deckId, cardId, question, advice } }: { leech: StudyInsights["leeches"][number] }) {
  return (
    <ul className={styles.advice}>
      {advice.map((one) => (
        <li key={one}>
          <Link to={paths.editCard(deckId, cardId)} aria-label={texts.adviceFor(texts.advice[one], question)}>
            {texts.advice[one]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OfAnother({ deckId }: { deckId: number }) {
  return (
    <p className={styles.about}>
      {texts.ofAnother} <Link to={paths.deck(deckId)}>{texts.openDeck}</Link>
    </p>
  );
}
