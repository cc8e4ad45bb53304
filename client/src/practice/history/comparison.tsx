import { askedOf } from "@recollect/domain/practice/asked-cards.ts";
import type { Card } from "@recollect/domain/cards/card.ts";
import { cardIdOf } from "@recollect/domain/study/prompt-keys.ts";
import { sideInWords, useFormulaWords } from "../../cards/text/in-words.ts";
import { shortDate } from "../../lib/day-words.ts";
import { percent } from "../../lib/language/formats.ts";
import type { TestHistoryReply } from "../practice-api.ts";
import { historyTexts as texts } from "./history.texts.ts";
import styles from "./test-history.module.css";

/** Questions that are named; the others are only counted. */
const mostNamed = 5;

type Props = { comparison: NonNullable<TestHistoryReply["comparison"]>; cards: readonly Card[] };

/** What changed between the first test of these questions and the newest one. */
export function Comparison({ comparison: { questions, from, to, since, stillMissed }, cards }: Props) {
  useFormulaWords();
  const byId = new Map(cards.map((card) => [card.id, card]));
  const questionOf = (key: string) => {
    const card = byId.get(cardIdOf(key));
    return (card && askedOf(card, key)?.term) ?? null;
  };
  const named = stillMissed.flatMap((key) => questionOf(key) ?? []).slice(0, mostNamed);
  const [then, now] = [percent(from / 100), percent(to / 100)];
  return (
    <>
      <p className={styles.change}>
        {from === to ? texts.noChange(questions, now, shortDate(since)) : texts.change(questions, then, now, shortDate(since))}{" "}
        {stillMissed.length > 0 ? texts.stillMissed(stillMissed.length) : from < 100 && texts.allGone}
      </p>
      {stillMissed.length > 0 && (
        <ul className={styles.missed}>
          {named.map((question, at) => (
            <li key={at}>
              <bdi translate="no">{sideInWords(question)}</bdi>
            </li>
          ))}
          {stillMissed.length > named.length && <li>{texts.andMore(stillMissed.length - named.length)}</li>}
        </ul>
      )}
    </>
  );
}
