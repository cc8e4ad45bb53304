import { groupKeys } from "../group-keys.ts";
import { groupPaths } from "../group-paths.ts";
import type { Assignment, GroupAssignments } from "@recollect/domain/groups/assignments/assignment.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { AssignmentForm } from "./assignment-form.tsx";
import { aimWords, dayWords } from "./assignment-words.ts";
import { readAssignments, removeAssignment } from "./assignments-api.ts";
import { assignmentsTexts as texts } from "./assignments.texts.ts";
import { NoDeck } from "./no-deck.tsx";
import { SeenView } from "./seen-view.tsx";
import lists from "../group-lists.module.css";
import styles from "./assignments.module.css";

/** `/groups/{id}/assignments`: teachers plan here; students read their tasks, and what teachers see. */
export function AssignmentsScreen() {
  const { groupId = "" } = useParams();
  usePageTitle(texts.assignments, texts.about);
  const { data, error, isFetching, refetch } = useQuery<GroupAssignments, AppError>({
    queryKey: groupKeys.groupAssignments(groupId),
    queryFn: ({ signal }) => readAssignments(groupId, signal),
  });
  return (
    <Page>
      {data ? (
        <>
          <header className={lists.head}>
            <p className={styles.group}>
              <Link to={groupPaths.group(groupId)} dir="auto" translate="no">
                {data.groupName}
              </Link>
            </p>
            <h1 className={lists.heading}>{texts.assignments}</h1>
          </header>
          {data.isTeacher ? <TeacherAssignments groupId={groupId} group={data} /> : <SeenView groupId={groupId} />}
        </>
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function TeacherAssignments({ groupId, group }: { groupId: string; group: GroupAssignments }) {
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<Assignment | "new" | null>(null);
  const [toRemove, setToRemove] = useState<Assignment | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: groupKeys.group(groupId) });

  async function remove(assignment: Assignment): Promise<void> {
    setRemoving(true);
    try {
      await removeAssignment(assignment);
      toast.success(texts.removed);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    await refresh();
    setRemoving(false);
    setToRemove(null);
    add.current?.focus();
  }

  return (
    <>
      <div className={lists.tools}>
        <Button ref={add} disabled={group.decks.length === 0} onClick={() => setEdited("new")}>
          {texts.add}
        </Button>
        {group.decks.length === 0 && <p className={lists.note}>{texts.noDecks}</p>}
      </div>
      {group.assignments.length === 0 ? (
        <EmptyState title={texts.noneYet} text={texts.noneForTeacher} />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {group.assignments.map((assignment) => (
            <li key={assignment.id} className={lists.row}>
              <AssignmentNames assignment={assignment} today={group.today} />
              <div className={lists.acts}>
                <ButtonLink size="small" to={groupPaths.assignment(groupId, assignment.id)} aria-label={texts.progressOf(assignment.title)}>
                  {texts.progress}
                </ButtonLink>
                <Button size="small" variant="ghost" aria-label={texts.editOf(assignment.title)} onClick={() => setEdited(assignment)}>
                  {texts.edit}
                </Button>
                <Button size="small" variant="ghost" aria-label={texts.removeOf(assignment.title)} onClick={() => setToRemove(assignment)}>
                  {texts.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <AssignmentForm
          groupId={groupId}
          group={group}
          assignment={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onChange={refresh}
        />
      )}
      <ConfirmDialog
        open={toRemove !== null}
        title={texts.removeQuestion}
        text={texts.removeText}
        confirmLabel={texts.remove}
        busyLabel={texts.removing}
        destructive
        busy={isRemoving}
        onConfirm={() => toRemove && void remove(toRemove)}
        onCancel={() => setToRemove(null)}
      />
    </>
  );
}

function AssignmentNames({ assignment, today }: { assignment: Assignment; today: string }) {
  const { title, words, opens, due, aim, deck, isDeckThere } = assignment;
  return (
    <div className={lists.names}>
      <h2 className={lists.title} dir="auto">
        {title}
      </h2>
      <p className={styles.about}>
        {aimWords(aim)} · {opens > today && `${texts.opens(dayWords(opens))} · `}
        {texts.due(dayWords(due))}
      </p>
      {isDeckThere && deck.title !== title && (
        <p className={styles.about} dir="auto">
          {deck.title}
        </p>
      )}
      {words !== "" && (
        <p className={styles.words} dir="auto">
          {words}
        </p>
      )}
      <NoDeck assignment={assignment} deckGone={texts.deckGone} />
    </div>
  );
}
