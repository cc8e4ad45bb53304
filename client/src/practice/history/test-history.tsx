import { useQuery } from "@tanstack/react-query";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { missedIn, optionsAsQuery } from "@recollect/domain/practice/options/test-options.ts";
import type { KeptTest } from "@recollect/domain/practice/kept-test.ts";
import { shortDate } from "../../lib/day-words.ts";
import { percent, wholeNumber } from "../../lib/language/formats.ts";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { FiguresTable } from "../../study/progress/figures/figures-table.tsx";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { readTestHistory, type TestHistoryReply } from "../practice-api.ts";
import type { TestedDeck } from "../test-deck.tsx";
import { Comparison } from "./comparison.tsx";
import { historyTexts as texts } from "./history.texts.ts";
import { scoreOf, shareOf } from "./result-of-test.ts";
import { ScoreChart } from "./score-chart.tsx";
import styles from "./test-history.module.css";

/** How a deck's tests went over time, what was missed again, and a way to ask what was missed. Draws nothing before the first test. */
export function TestHistory({ deck }: { deck: TestedDeck }) {
  const { data, error, refetch, isFetching } = useQuery<TestHistoryReply, AppError>({
    queryKey: queryKeys.testHistory(deck.id),
    queryFn: ({ signal }) => readTestHistory(deck.id, signal),
    staleTime: 0,
  });
  if (error && !data) {
    return (
      <p className={styles.failed} role="status">
        {texts.failed}{" "}
        <Button variant="ghost" size="small" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </p>
    );
  }
  const [newest] = data?.tests ?? [];
  if (!data || !newest) return null;
  const { tests, comparison } = data;
  return (
    <section className={styles.history} aria-labelledby="test-history">
      <h2 id="test-history" className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.words}>{texts.words(tests.length, percent(Math.round(shareOf(newest) * 100) / 100))}</p>
      {comparison && <Comparison comparison={comparison} cards={deck.cards} />}
      {newest.missed !== null && newest.missed > 0 && (
        <ButtonLink variant="ghost" size="small" to={missedAgain(deck.id, newest)}>
          {texts.askMissed(newest.missed)}
        </ButtonLink>
      )}
      {tests.length > 1 && <ScoreChart tests={tests.toReversed()} label={texts.chart} />}
      <FiguresTable
        caption={texts.chart}
        columns={[texts.test, texts.kind, texts.questions, texts.answered, texts.right, texts.score, texts.missed]}
        rows={tests.map((test) => ({
          name: shortDate(test.finishedAt),
          figures: [
            texts.kinds[test.kind],
            wholeNumber(test.size),
            test.answered === null ? "" : wholeNumber(test.answered),
            wholeNumber(test.correct),
            scoreOf(test),
            <MissedLink key="missed" deckId={deck.id} test={test} />,
          ],
        }))}
      />
    </section>
  );
}

function MissedLink({ deckId, test }: { deckId: number; test: KeptTest }) {
  if (test.missed === null) return null;
  if (test.missed === 0) return wholeNumber(0);
  const name = `${shortDate(test.finishedAt)}, ${texts.kinds[test.kind]}`;
  return (
    <ButtonLink variant="ghost" size="small" to={missedAgain(deckId, test)} aria-label={texts.askMissedOf(test.missed, name)}>
      {wholeNumber(test.missed)}
    </ButtonLink>
  );
}

/** A test of the same kind with the questions that were missed. */
function missedAgain(deckId: number, { id, kind }: KeptTest): string {
  const query = optionsAsQuery(missedIn(id));
  if (kind === "mixed") return paths.mixedTest(deckId, query);
  return kind === "open-ended" ? paths.openEnded(deckId, query) : paths.multipleChoice(deckId, query);
}
