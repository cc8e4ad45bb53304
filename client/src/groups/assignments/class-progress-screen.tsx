import { groupKeys } from "../group-keys.ts";
import { groupPaths } from "../group-paths.ts";
import type { GroupProgress, HardCard } from "@recollect/domain/groups/assignments/assignment.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { ASSIGNMENT } from "@recollect/domain/limits/limits.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Switch } from "../../ui/fields/switch.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { aimWords, dayWords } from "./assignment-words.ts";
import { readHardest, readProgress } from "./assignments-api.ts";
import { assignmentsTexts } from "./assignments.texts.ts";
import { progressFile, progressFileName } from "./progress-file.ts";
import { progressTexts as texts } from "./class-progress.texts.ts";
import { seenTexts } from "../seen-view.texts.ts";
import { ProgressTable } from "./progress-table.tsx";
import lists from "../group-lists.module.css";
import styles from "./assignments.module.css";

/** How soon a page with unfinished figures asks again, in ms. */
const againMs = 1000;

/** `/groups/{id}/assignments/{assignment}`: how far each student is. A student who opens it sees the own row. */
export function ClassProgressScreen() {
  const { groupId = "", assignmentId = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery<GroupProgress, AppError>({
    queryKey: groupKeys.groupProgress(groupId, assignmentId),
    queryFn: ({ signal }) => readProgress(groupId, assignmentId, signal),
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? againMs : false),
  });
  const assignment = data?.assignments[0];
  usePageTitle(assignment?.title ?? assignmentsTexts.assignments, texts.about);
  return (
    <Page wide>
      {data && assignment ? (
        <Progress groupId={groupId} progress={data} />
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function Progress({ groupId, progress: { assignments, pupils, isComplete } }: { groupId: string; progress: GroupProgress }) {
  const [hidesNames, setHidesNames] = useState(false);
  const assignment = assignments[0];
  if (!assignment) return null;
  const { title, aim, due } = assignment;
  const isOver = pupils.some(({ rows }) => rows[0]?.knownOnDueDay !== null);
  const reached = pupils.filter(({ rows }) => rows[0]?.standing === "reached" || rows[0]?.standing === "reached-late").length;
  return (
    <>
      <header className={lists.head}>
        <Link to={groupPaths.groupAssignments(groupId)} className={styles.group}>
          {texts.all}
        </Link>
        <h1 className={lists.heading} dir="auto">
          {title}
        </h1>
        <p className={styles.about}>
          {aimWords(aim)} · {assignmentsTexts.due(dayWords(due))}
        </p>
      </header>
      {pupils.length === 0 ? (
        <EmptyState title={texts.noStudents} text={texts.noStudentsText} />
      ) : (
        <>
          <div className={lists.tools}>
            <p role="status" className={lists.summary}>
              {isComplete ? texts.summary(reached, pupils.length) : texts.computing}
            </p>
            <Switch label={texts.hideNames} isOn={hidesNames} onChange={setHidesNames} />
            <Button
              size="small"
              variant="ghost"
              disabled={!isComplete || hidesNames}
              onClick={() => download(progressFileName(assignment), progressFile(pupils))}
            >
              {texts.download}
            </Button>
          </div>
          {hidesNames && <p className={lists.note}>{texts.hideHint}</p>}
          <ProgressTable assignment={assignment} pupils={pupils} isOver={isOver} hidesNames={hidesNames} />
          <p className={lists.note}>
            {seenTexts.forecastNote} {texts.seenNote}
          </p>
          <Hardest groupId={groupId} assignmentId={assignment.id} />
        </>
      )}
    </>
  );
}

function Hardest({ groupId, assignmentId }: { groupId: string; assignmentId: string }) {
  const { data, error } = useQuery<{ cards: HardCard[] }, AppError>({
    queryKey: groupKeys.groupHardest(groupId, assignmentId),
    queryFn: ({ signal }) => readHardest(groupId, assignmentId, signal),
  });
  return (
    <section aria-labelledby="hardest" className={styles.looks}>
      <h2 id="hardest" className={lists.title}>
        {texts.hardest}
      </h2>
      <p className={lists.note}>{texts.hardestNote(ASSIGNMENT.fewestPupils)}</p>
      {error && <p className={styles.warning}>{texts.hardestFailed}</p>}
      {data && data.cards.length === 0 && <p>{texts.noHardest}</p>}
      {data && data.cards.length > 0 && (
        <ol className={styles.hardest}>
          {data.cards.map(({ cardId, term, definition, share, pupils }) => (
            <li key={cardId}>
              <b dir="auto">{term}</b>
              <span dir="auto">{definition}</span>
              <small>{texts.remembered(share, pupils)}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  // The browser reads the address when it begins to save.
  setTimeout(() => URL.revokeObjectURL(link.href), againMs);
}
