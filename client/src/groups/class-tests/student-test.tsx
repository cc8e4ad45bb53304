import type { OwnClassTest, RunningTest } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { groupKeys } from "../group-keys.ts";
import { newId } from "../../lib/new-id.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { beginClassTest } from "./class-tests-api.ts";
import { testTexts } from "./class-tests.texts.ts";
import { whenText } from "../../lib/moment-text.ts";
import { OwnResult } from "./own-result.tsx";
import { Paper } from "./paper.tsx";
import { takingTexts as texts } from "./taking.texts.ts";
import { useAnswerSender } from "./use-answers.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** A test where its student stands: before it, in it, waiting for its end, or with its result. */
export function StudentTest({ test }: { test: OwnClassTest }) {
  const { now, opensAt, closesAt } = test;
  switch (test.state) {
    case "soon":
      return <p className={lists.note}>{texts.opensAt(whenText(opensAt, now))}</p>;
    case "open":
      return <BeforeTest test={test} />;
    case "running":
      return <RunningPaper test={test} />;
    case "handed-in":
      return (
        <EmptyState
          title={texts.handedIn}
          text={<span role="status">{texts.handedInText(whenText(closesAt + CLASS_TEST.graceMs, now))}</span>}
        />
      );
    case "missed":
      return <EmptyState title={texts.missed} text={texts.missedText} />;
    case "over":
      return <OwnResult address={test} />;
  }
}

/** What the student should know, and the beginning. */
function BeforeTest({ test }: { test: OwnClassTest }) {
  const client = useQueryClient();
  const [isBeginning, setBeginning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const until = whenText(test.closesAt, test.now);

  async function begin(): Promise<void> {
    setBeginning(true);
    try {
      await beginClassTest(test);
    } catch (refusal) {
      setFailure(messageFor(refusal));
    }
    await client.invalidateQueries({ queryKey: groupKeys.groupTests(test.groupId) });
    setBeginning(false);
  }

  return (
    <section className={styles.before}>
      {failure && <ErrorBanner message={failure} onDismiss={() => setFailure(null)} />}
      <p>
        {testTexts.kinds[test.kind]}
        {test.questions !== null && ` · ${testTexts.questions(test.questions)}`}
      </p>
      <ul>
        <li>{test.minutes === null ? texts.untilAll(until) : texts.minutesEach(test.minutes, until)}</li>
        <li>{texts.oneTry}</li>
        <li>{texts.teachersSee}</li>
      </ul>
      <Button size="large" busy={isBeginning} busyLabel={texts.beginning} onClick={() => void begin()}>
        {texts.begin}
      </Button>
    </section>
  );
}

/** The paper, read once a visit: what is typed here is newer than what the server has, and another visit finds what the server has by then. */
function RunningPaper({ test }: { test: OwnClassTest }) {
  const client = useQueryClient();
  const { groupId, id } = test;
  const answerSender = useAnswerSender(test);
  const [visit] = useState(newId);
  const { data, error, isFetching, refetch } = useQuery<RunningTest, AppError>({
    queryKey: [...groupKeys.paper(id), visit],
    queryFn: () => beginClassTest({ groupId, id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const onEnd = useCallback(() => void client.invalidateQueries({ queryKey: groupKeys.groupTests(groupId) }), [client, groupId]);
  if (data) return <Paper address={test} test={data} answerSender={answerSender} deadline={test.deadline ?? data.deadline} onEnd={onEnd} />;
  if (error) return <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  return <Spinner label={texts.loading} />;
}
