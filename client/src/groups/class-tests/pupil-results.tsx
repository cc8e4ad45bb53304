import type { ClassTestResults, Correction, OwnTestResult, PupilResult } from "@recollect/domain/groups/class-tests/results.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { groupKeys } from "../group-keys.ts";
import { inShownOrder, nameOfPupil, numberOfPupil } from "../pupil-names.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import tableStyles from "../../ui/data-table.module.css";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { readPupilResult, type TestAddress } from "./class-tests-api.ts";
import { testTexts } from "./class-tests.texts.ts";
import { CorrectionButtons } from "./correction-buttons.tsx";
import { AnswerList, ScoreLine } from "./own-result.tsx";
import { resultTexts as texts } from "./results.texts.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

const scrollStyles = classNames(tableStyles.scroll, styles.results);

type Props = {
  address: TestAddress;
  results: ClassTestResults;
  hidesNames: boolean;
  onCorrect: (correction: Correction) => Promise<void>;
};

/** One row for each student. With hidden names the rows are numbered and in the order of their ids, which tells nothing. */
export function PupilResults({ address, results: { test, pupils }, hidesNames, onCorrect }: Props) {
  const [shown, setShown] = useState<{ uid: string; name: string } | null>(null);
  return (
    <section aria-labelledby="students-of-test">
      <h2 id="students-of-test" className={lists.title}>
        {texts.students}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard */}
      <div className={scrollStyles} role="region" tabIndex={0} aria-label={texts.tableOfStudents(test.title)}>
        <table className={tableStyles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.student}</th>
              <th scope="col">{texts.result}</th>
              <th scope="col" className={styles.seldom}>
                {texts.time}
              </th>
              <th scope="col">{texts.answer}</th>
            </tr>
          </thead>
          <tbody>
            {inShownOrder(pupils, hidesNames).map((pupil, at) => {
              const name = hidesNames ? numberOfPupil(at) : nameOfPupil(pupil, at);
              return (
                <tr key={pupil.uid}>
                  <th scope="row" dir="auto" translate="no">
                    {name}
                  </th>
                  <td>{resultWords(pupil)}</td>
                  <td className={styles.seldom}>{pupil.result && texts.minutes(pupil.result.minutes)}</td>
                  <td>
                    {pupil.result && (
                      <Button
                        size="small"
                        variant="ghost"
                        aria-label={testTexts.labelOf(texts.showAnswers, name)}
                        onClick={() => setShown({ uid: pupil.uid, name })}
                      >
                        {texts.showAnswers}
                      </Button>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shown && <PupilDialog address={address} pupil={shown} onCorrect={onCorrect} onClose={() => setShown(null)} />}
    </section>
  );
}

type DialogProps = Pick<Props, "address" | "onCorrect"> & { pupil: { uid: string; name: string }; onClose: () => void };

/** All answers of one student, each open to a correction. */
function PupilDialog({ address: { groupId, id }, pupil: { uid, name }, onCorrect, onClose }: DialogProps) {
  const { data, error } = useQuery<OwnTestResult, AppError>({
    queryKey: groupKeys.pupilTestResult(groupId, id, uid),
    queryFn: ({ signal }) => readPupilResult({ groupId, id }, uid, signal),
  });
  return (
    <Dialog title={texts.answersOf(name)} size="medium" onClose={onClose}>
      {error && <ErrorBanner message={error.message} />}
      {data ? (
        <>
          <ScoreLine result={data} />
          <AnswerList
            answers={data.answers}
            label={texts.answersOf(name)}
            renderActs={({ at, answer, isRight }) => (
              <CorrectionButtons
                answer={answer ?? ""}
                isRight={isRight}
                onCorrect={(change) => onCorrect({ uid, question: at, ...change })}
              />
            )}
          />
        </>
      ) : (
        !error && <Spinner label={texts.loading} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogActions>
    </Dialog>
  );
}

function resultWords({ result }: PupilResult): string {
  if (result === null) return texts.notTaken;
  return result.unmarked > 0 ? texts.notMarked : testTexts.score(result.right, result.questions);
}
