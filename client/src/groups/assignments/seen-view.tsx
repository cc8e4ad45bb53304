import { groupKeys } from "../group-keys.ts";
import { groupPaths } from "../group-paths.ts";
import { testTexts } from "../class-tests/class-tests.texts.ts";
import type { OwnAssignment, SeenByTeachers } from "@recollect/domain/groups/assignments/assignment.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { aimWords, dayWords, dueWords } from "./assignment-words.ts";
import { readSeen } from "./assignments-api.ts";
import { assignmentsTexts } from "./assignments.texts.ts";
import { Figures } from "./figures.tsx";
import { NoDeck } from "./no-deck.tsx";
import { seenTexts as texts } from "../seen-view.texts.ts";
import { StandingMark } from "./standing-mark.tsx";
import lists from "../group-lists.module.css";
import styles from "./assignments.module.css";

/** A student's assignments in a group with exactly the figures that teachers see, and who looked on which day. */
export function SeenView({ groupId }: { groupId: string }) {
  const { data, error, isFetching, refetch } = useQuery<SeenByTeachers, AppError>({
    queryKey: groupKeys.groupSeen(groupId),
    queryFn: ({ signal }) => readSeen(groupId, signal),
  });
  if (!data) {
    if (!error) return <Spinner label={texts.loading} />;
    return <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />;
  }
  return (
    <>
      <p className={lists.note}>
        {texts.seen} {texts.forecastNote}
      </p>
      <p className={lists.note}>
        {texts.seenInTests} <Link to={groupPaths.groupTests(groupId)}>{testTexts.tests}</Link>
      </p>
      {data.assignments.length === 0 ? (
        <EmptyState title={assignmentsTexts.noneYet} text={assignmentsTexts.noneForStudent} />
      ) : (
        <ul className={styles.list} aria-label={texts.list}>
          {data.assignments.map((assignment) => (
            <OneAssignment key={assignment.id} assignment={assignment} />
          ))}
        </ul>
      )}
      <section aria-labelledby="looks" className={styles.looks}>
        <h2 id="looks" className={lists.title}>
          {texts.looks}
        </h2>
        {data.looks.length === 0 ? (
          <p className={lists.note}>{texts.noLooks}</p>
        ) : (
          <ul>
            {data.looks.map(({ teacher, day }) => (
              <li key={`${day} ${teacher}`}>{texts.look(teacher, dayWords(day))}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function OneAssignment({ assignment }: { assignment: OwnAssignment }) {
  const { title, words, aim, due, daysLeft, deck, isDeckThere, row } = assignment;
  return (
    <li className={lists.row}>
      <div className={lists.names}>
        <h2 className={lists.title} dir="auto">
          {title}
        </h2>
        <p className={styles.about}>
          {aimWords(aim)} · {dueWords({ due, daysLeft })}
        </p>
        {words !== "" && (
          <p className={styles.words} dir="auto">
            {words}
          </p>
        )}
        <NoDeck assignment={assignment} deckGone={texts.deckGone} />
        <StandingMark standing={row.standing} />
        <Figures row={row} isOver={daysLeft < 0} label={texts.figures(title)} />
      </div>
      {isDeckThere && (
        <ButtonLink size="small" to={paths.studyDeck(deck.id)} aria-label={texts.studyOf(title)}>
          {texts.study}
        </ButtonLink>
      )}
    </li>
  );
}
