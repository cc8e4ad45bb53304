import type { ClassTest } from "@recollect/domain/groups/class-tests/class-test.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { groupKeys } from "../group-keys.ts";
import { groupPaths } from "../group-paths.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { ClassTestForm } from "./class-test-form.tsx";
import { endClassTest, removeClassTest, type GroupClassTests } from "./class-tests-api.ts";
import { testTexts as texts } from "./class-tests.texts.ts";
import { whenText } from "../../lib/moment-text.ts";
import { OwnTestRow } from "./own-test-row.tsx";
import { useClassTests } from "./use-class-tests.ts";
import lists from "../group-lists.module.css";
import styles from "./class-tests.module.css";

/** `/groups/{id}/tests`: teachers make tests here; students find theirs. */
export function ClassTestsScreen() {
  const { groupId = "" } = useParams();
  usePageTitle(texts.tests, texts.about);
  const { data, error, isFetching, refetch } = useClassTests(groupId);
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
            <h1 className={lists.heading}>{texts.tests}</h1>
          </header>
          {data.isTeacher ? <TeacherTests groupId={groupId} group={data} /> : <StudentTests group={data} />}
        </>
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Page>
  );
}

function StudentTests({ group: { own } }: { group: GroupClassTests }) {
  if (own.length === 0) return <EmptyState title={texts.noneYet} text={texts.noneForStudent} />;
  return (
    <ul className={styles.list} aria-label={texts.list}>
      {own.toReversed().map((test) => (
        <OwnTestRow key={test.id} test={test} />
      ))}
    </ul>
  );
}

/** What a teacher is asked about before it happens. */
type Question = { act: "end" | "remove"; test: ClassTest };

function TeacherTests({ groupId, group }: { groupId: string; group: GroupClassTests }) {
  const client = useQueryClient();
  const [edited, setEdited] = useState<ClassTest | "new" | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey: groupKeys.groupTests(groupId) });

  async function answer({ act, test }: Question): Promise<void> {
    setBusy(true);
    try {
      await (act === "end" ? endClassTest(test) : removeClassTest(test));
      toast.success(act === "end" ? texts.ended : texts.removed);
    } catch (failure) {
      toast.error(messageFor(failure));
    }
    await refresh();
    setBusy(false);
    setQuestion(null);
    add.current?.focus();
  }

  const isEnd = question?.act === "end";
  return (
    <>
      <div className={lists.tools}>
        <Button ref={add} disabled={group.decks.length === 0} onClick={() => setEdited("new")}>
          {texts.add}
        </Button>
        {group.decks.length === 0 && <p className={lists.note}>{texts.noDecks}</p>}
      </div>
      {group.tests.length === 0 ? (
        <EmptyState title={texts.noneYet} text={texts.noneForTeacher} />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {group.tests.map((test) => (
            <TeacherRow
              key={test.id}
              test={test}
              now={group.now}
              onEdit={() => setEdited(test)}
              onAsk={(act) => setQuestion({ act, test })}
            />
          ))}
        </ul>
      )}
      {edited && (
        <ClassTestForm
          groupId={groupId}
          group={group}
          test={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
          onChange={refresh}
        />
      )}
      <ConfirmDialog
        open={question !== null}
        title={isEnd ? texts.endQuestion : texts.removeQuestion}
        text={isEnd ? texts.endText : texts.removeText}
        confirmLabel={isEnd ? texts.endNow : texts.remove}
        busyLabel={isEnd ? texts.endingNow : texts.removing}
        destructive
        busy={isBusy}
        onConfirm={() => question && void answer(question)}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}

type RowProps = { test: ClassTest; now: number; onEdit: () => void; onAsk: (act: Question["act"]) => void };

function TeacherRow({ test, now, onEdit, onAsk }: RowProps) {
  const { title, kind, phase, minutes, questions, count, deck } = test;
  const isClosed = phase === "ending" || phase === "over";
  return (
    <li className={lists.row}>
      <div className={lists.names}>
        <h2 className={lists.title} dir="auto" translate="no">
          {title}
        </h2>
        <p className={styles.about}>
          {texts.kinds[kind]} · {questions === null ? texts.upTo(count) : texts.questions(questions)}
          {minutes !== null && ` · ${texts.minutes(minutes)}`} · {phaseWords(test, now)}
        </p>
        {deck.title !== "" && deck.title !== title && (
          <p className={styles.about} dir="auto" translate="no">
            {deck.title}
          </p>
        )}
        {phase !== "soon" && <p className={styles.about}>{texts.done(test.handedIn, test.begun, test.students)}</p>}
      </div>
      <div className={lists.acts}>
        {phase !== "soon" && (
          <ButtonLink
            size="small"
            to={groupPaths.groupTest(test.groupId, test.id)}
            aria-label={isClosed ? texts.resultsOf(title) : texts.watchOf(title)}
          >
            {isClosed ? texts.results : texts.watch}
          </ButtonLink>
        )}
        {!isClosed && (
          <Button size="small" variant="ghost" aria-label={texts.editOf(title)} onClick={onEdit}>
            {texts.edit}
          </Button>
        )}
        {phase === "open" && (
          <Button size="small" variant="ghost" aria-label={texts.labelOf(texts.endNow, title)} onClick={() => onAsk("end")}>
            {texts.endNow}
          </Button>
        )}
        <Button size="small" variant="ghost" aria-label={texts.removeOf(title)} onClick={() => onAsk("remove")}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

function phaseWords({ phase, opensAt, closesAt }: ClassTest, now: number): string {
  if (phase === "soon") return texts.opens(whenText(opensAt, now));
  if (phase === "open") return texts.openUntil(whenText(closesAt, now));
  return phase === "ending" ? texts.ending : texts.closed(whenText(closesAt, now));
}
