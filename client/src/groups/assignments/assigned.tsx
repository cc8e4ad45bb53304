import { groupPaths } from "../group-paths.ts";
import type { OwnAssignment } from "@recollect/domain/groups/assignments/assignment.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { useFirstRows } from "../../ui/use-first-rows.ts";
import { assignedTexts as texts } from "./assigned.texts.ts";
import { aimWords, dueWords } from "./assignment-words.ts";
import { readOwnAssignments } from "./assignments-api.ts";
import { StandingMark } from "./standing-mark.tsx";
import lists from "../group-lists.module.css";
import styles from "./assignments.module.css";

/** So many fit above the decks; the rest is counted, and shown when asked for. */
const mostShown = 5;

function useOwnAssignments(): readonly OwnAssignment[] {
  const { data } = useQuery<OwnAssignment[], AppError>({
    queryKey: queryKeys.ownAssignments(),
    queryFn: ({ signal }) => readOwnAssignments(signal),
  });
  return data ?? [];
}

/** The student's assignments on My Decks: open ones first, and those that are late. Nothing for a student without any. */
export function AssignedToday() {
  const all = useOwnAssignments();
  const waiting = all.filter(({ row, daysLeft }) => daysLeft >= 0 || row.standing === "late");
  const { shown, hasMore, showAll, refOf } = useFirstRows(waiting, mostShown);
  if (waiting.length === 0) return null;
  return (
    <section className={styles.assigned} aria-labelledby="assigned">
      <h2 id="assigned" className={lists.title}>
        {texts.assigned}
      </h2>
      <ul className={styles.list}>
        {shown.map(({ id, groupId, groupName, title, aim, due, daysLeft, deck, row }, at) => (
          <li key={id} ref={refOf(at)} className={lists.row}>
            <div className={lists.names}>
              <p className={lists.title}>
                <Link to={groupPaths.groupAssignments(groupId)} dir="auto">
                  {title}
                </Link>
              </p>
              <p className={styles.about}>
                <bdi>{groupName}</bdi> · {aimWords(aim)} · {dueWords({ due, daysLeft })}
              </p>
            </div>
            <StandingMark standing={row.standing} />
            <ButtonLink size="small" variant="ghost" to={paths.studyDeck(deck.id)} aria-label={texts.studyOf(title)}>
              {texts.study}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button size="small" variant="ghost" className={styles.more} onClick={showAll}>
          {texts.more(waiting.length - mostShown)}
        </Button>
      )}
    </section>
  );
}

/** The assignments of this deck, each in one line; nothing if it has none. */
export function AssignedDeck({ deckId }: { deckId: number }) {
  const assignments = useOwnAssignments().filter(({ deck }) => deck.id === deckId);
  return assignments.map(({ id, groupId, title, aim, due, daysLeft, row }) => (
    <p key={id} className={styles.onDeck}>
      <Link to={groupPaths.groupAssignments(groupId)} dir="auto">
        {texts.onDeck(title, aimWords(aim), dueWords({ due, daysLeft }))}
      </Link>{" "}
      <StandingMark standing={row.standing} />
    </p>
  ));
}
