import type { ClassTest } from "@recollect/domain/groups/class-tests/class-test.ts";
import type { ClassTestResults, Correction } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { CLASS_TEST } from "@recollect/domain/limits/limits.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { groupKeys } from "../group-keys.ts";
import { Switch } from "../../ui/fields/switch.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { correct, readResults, type TestAddress } from "./class-tests-api.ts";
import { testTexts } from "./class-tests.texts.ts";
import { whenText } from "../../lib/moment-text.ts";
import { againMs } from "./own-result.tsx";
import { PupilResults } from "./pupil-results.tsx";
import { QuestionResults } from "./question-results.tsx";
import { resultTexts as texts } from "./results.texts.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** A test for its teacher: who is done while it is open, and the results after it. */
export function TeacherTest({ test, now }: { test: ClassTest; now: number }) {
  if (test.phase === "over") return <Results address={test} />;
  if (test.phase === "soon") return <p className={lists.note}>{texts.soon(whenText(test.opensAt, now))}</p>;
  const counts = [
    [texts.handedIn, test.handedIn],
    [texts.begun, test.begun - test.handedIn],
    [texts.notBegun, test.students - test.begun],
  ] as const;
  return (
    <>
      <dl className={styles.live} aria-live="off">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={lists.note}>{texts.live}</p>
      <p className={lists.note}>{texts.afterEnd(whenText(test.closesAt + CLASS_TEST.graceMs, now))}</p>
    </>
  );
}

function Results({ address: { groupId, id } }: { address: TestAddress }) {
  const client = useQueryClient();
  const [hidesNames, setHidesNames] = useState(false);
  const key = groupKeys.testResults(groupId, id);
  const { data, error, isFetching, refetch } = useQuery<ClassTestResults, AppError>({
    queryKey: key,
    queryFn: ({ signal }) => readResults({ groupId, id }, signal),
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? againMs : false),
  });

  async function onCorrect(correction: Correction): Promise<void> {
    try {
      await correct({ groupId, id }, correction);
      toast.success(texts.corrected);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    await client.invalidateQueries({ queryKey: key });
  }

  if (error && !data)
    return <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  if (!data) return <Spinner label={texts.loading} />;
  const took = data.pupils.filter(({ result }) => result !== null).length;
  if (took === 0) return <EmptyState title={texts.nobodyTook} text={texts.nobodyTookText} />;
  return (
    <>
      <div className={lists.tools}>
        <p role="status" className={lists.summary}>
          {data.isComplete ? testTexts.done(data.test.handedIn, data.test.begun, data.test.students) : testTexts.marking}
        </p>
        <Switch label={texts.hideNames} isOn={hidesNames} onChange={setHidesNames} />
      </div>
      {hidesNames && <p className={lists.note}>{texts.hideHint}</p>}
      <PupilResults address={{ groupId, id }} results={data} hidesNames={hidesNames} onCorrect={onCorrect} />
      <QuestionResults address={{ groupId, id }} results={data} took={took} onCorrect={onCorrect} />
      <p className={lists.note}>{texts.seenNote}</p>
    </>
  );
}
