import { ListChecks } from "lucide-react";
import type { ListedPupil } from "@recollect/domain/groups/roster/class-list.ts";
import { useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { isFocusFree } from "../../lib/browser/free-focus.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { shortDate } from "../../lib/day-words.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { groupPaths } from "../group-paths.ts";
import { useGroupAction } from "../use-group-action.ts";
import { PupilWords } from "./list-difference.tsx";
import { NewList } from "./new-list.tsx";
import { removePupil } from "./roster-api.ts";
import styles from "./roster.module.css";
import { texts } from "./roster.texts.ts";
import { texts as slipTexts } from "./slips.texts.ts";
import { useClassList } from "./use-class-list.ts";

/** `/groups/{id}/list`: the pupils of a class list, who of them has joined, and the way to a new list. For teachers. */
export function ClassListScreen() {
  const { groupId = "" } = useParams();
  usePageTitle(texts.title, texts.about);
  const { data, error, isFetching, refetch } = useClassList(groupId);
  return (
    <Page narrow>
      <p className={styles.back}>
        <Link to={groupPaths.group(groupId)}>{texts.backToGroup}</Link>
      </p>
      <h1 className={styles.heading}>{texts.title}</h1>
      {data ? (
        <ClassList key={groupId} groupId={groupId} pupils={data.pupils} />
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Page>
  );
}

function ClassList({ groupId, pupils }: { groupId: string; pupils: readonly ListedPupil[] }) {
  const [isComparing, setComparing] = useState(false);
  return (
    <>
      {!isComparing && pupils.length === 0 && <p className={styles.explain}>{texts.explain}</p>}
      <NewList groupId={groupId} onComparing={setComparing} />
      {!isComparing && pupils.length > 0 && <Pupils groupId={groupId} pupils={pupils} />}
    </>
  );
}

function Pupils({ groupId, pupils }: { groupId: string; pupils: readonly ListedPupil[] }) {
  const { busy, run } = useGroupAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasFree = pupils.some(({ uid }) => uid === null);

  /** The row goes with its button. It had the focus, unless the teacher has gone on to another place meanwhile. */
  async function takeOff({ id }: ListedPupil, row: Element | null): Promise<void> {
    if (!(await run("remove", () => removePupil(groupId, id), { done: texts.removed }))) return;
    if (isFocusFree(row)) heading.current?.focus();
  }

  return (
    <section className={styles.section} aria-labelledby="pupils">
      <div className={styles.top}>
        <h2 id="pupils" ref={heading} tabIndex={-1}>
          {texts.onTheList(pupils.length)}
        </h2>
        {hasFree && (
          <ButtonLink to={groupPaths.slips(groupId)}>
            <ListChecks size={18} aria-hidden /> {texts.printSlips}
          </ButtonLink>
        )}
      </div>
      <ul className={styles.list} aria-label={texts.pupils}>
        {pupils.map((pupil) => (
          <li key={pupil.id} className={styles.row}>
            <PupilWords pupil={pupil} />
            <span className={styles.state}>{stateOf(pupil)}</span>
            {pupil.uid === null && (
              <Button
                size="small"
                variant="ghost"
                disabled={busy !== null}
                onClick={({ currentTarget }) => void takeOff(pupil, currentTarget.closest("li"))}
              >
                {texts.remove(pupil.name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ uid, slipUntil, mailedAt }: ListedPupil): string {
  if (uid !== null) return texts.joined;
  if (mailedAt !== null) return slipUntil === null ? slipTexts.onItsWay : slipTexts.mailed(shortDate(mailedAt));
  return slipUntil === null ? texts.waiting : texts.hasSlip(shortDate(slipUntil));
}
