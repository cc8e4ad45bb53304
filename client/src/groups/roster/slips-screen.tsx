import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { ListedPupil, MadeSlips } from "@recollect/domain/groups/roster/class-list.ts";
import { ROSTER } from "@recollect/domain/limits/limits.ts";
import { dayMs } from "@recollect/domain/time/units.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { shortDate } from "../../lib/day-words.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { groupPaths } from "../group-paths.ts";
import { useGroup } from "../use-groups.ts";
import { PupilWords } from "./list-difference.tsx";
import { PrintedSlips } from "./printed-slips.tsx";
import { makeSlips } from "./roster-api.ts";
import styles from "./roster.module.css";
import { texts } from "./slips.texts.ts";
import { useClassList } from "./use-class-list.ts";

/** `/groups/{id}/slips`: slips for the pupils of the class list who have not joined, made here and shown once. For teachers. */
export function SlipsScreen() {
  const { groupId = "" } = useParams();
  usePageTitle(texts.title, texts.about);
  const list = useClassList(groupId);
  const group = useGroup(groupId);
  const error = list.error ?? group.error;
  return (
    <Page narrow>
      <div className={styles.onScreen}>
        <p className={styles.back}>
          <Link to={groupPaths.classList(groupId)}>{texts.backToList}</Link>
        </p>
        <h1 className={styles.heading}>{texts.title}</h1>
      </div>
      {list.data && group.data ? (
        <Slips
          groupId={groupId}
          groupName={group.data.name}
          pupils={list.data.pupils.filter(({ uid }) => uid === null)}
          canMail={list.data.canMail}
        />
      ) : error ? (
        <LoadFailed
          title={texts.failed}
          message={error.message}
          isRetrying={list.isFetching || group.isFetching}
          retry={() => void Promise.all([list.refetch(), group.refetch()])}
        />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Page>
  );
}

type SlipsProps = { groupId: string; groupName: string; pupils: readonly ListedPupil[]; canMail: boolean };

function Slips({ groupId, groupName, pupils, canMail }: SlipsProps) {
  const [made, setMade] = useState<MadeSlips | null>(null);
  if (made) return <PrintedSlips groupId={groupId} groupName={groupName} made={made} />;
  if (pupils.length === 0)
    return (
      <EmptyState
        title={texts.none}
        text={texts.noneText}
        action={<ButtonLink to={groupPaths.classList(groupId)}>{texts.backToList}</ButtonLink>}
      />
    );
  return <Choice groupId={groupId} pupils={pupils} canMail={canMail} onMade={setMade} />;
}

type ChoiceProps = Omit<SlipsProps, "groupName"> & { onMade: (made: MadeSlips) => void };

/** Who gets a code: first those who have none. A second one ends the first. By mail, where the teacher may and the list has an address, or on a slip. */
function Choice({ groupId, pupils, canMail, onMade }: ChoiceProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(pupils.flatMap(({ id, slipUntil, mailedAt }) => (slipUntil === null && mailedAt === null ? id : []))),
  );
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const here = pupils.filter(({ id }) => chosen.has(id));
  const [wantsMail, setWantsMail] = useState(true);
  const byMail = canMail && wantsMail;
  const mails = byMail ? here.filter(({ email }) => email !== null).length : 0;
  const endsEarlier = here.some(({ slipUntil, mailedAt }) => slipUntil !== null || mailedAt !== null);

  async function make(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      onMade(
        await makeSlips(
          groupId,
          here.map(({ id }) => id),
          { byMail },
        ),
      );
    } catch (failure) {
      setProblem(messageFor(failure));
      void client.invalidateQueries({ queryKey: queryKeys.groups() });
      setBusy(false);
    }
  }

  return (
    <div className={styles.choosing}>
      <p className={styles.explain}>{texts.explain(ROSTER.slipMs / dayMs)}</p>
      {problem && <ErrorBanner message={problem} />}
      <div className={styles.actions}>
        <Button size="small" variant="ghost" onClick={() => setChosen(new Set(pupils.map(({ id }) => id)))}>
          {texts.chooseAll}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setChosen(new Set())}>
          {texts.chooseNone}
        </Button>
      </div>
      <ul className={styles.list} aria-label={texts.pupils}>
        {pupils.map((pupil) => (
          <li key={pupil.id} className={styles.row}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.has(pupil.id)}
                aria-label={texts.slipFor(pupil.name)}
                onChange={({ target }) =>
                  setChosen(new Set(target.checked ? [...chosen, pupil.id] : [...chosen].filter((id) => id !== pupil.id)))
                }
              />
              <PupilWords pupil={pupil} />
            </label>
            <PupilState pupil={pupil} />
          </li>
        ))}
      </ul>
      {canMail && pupils.some(({ email }) => email !== null) && (
        <label className={styles.check}>
          <input type="checkbox" checked={wantsMail} onChange={({ target }) => setWantsMail(target.checked)} />
          {texts.byMail}
        </label>
      )}
      {byMail && here.length > 0 && (
        <p role="status" className={styles.hint}>
          {texts.ways(mails, here.length - mails)}
        </p>
      )}
      {endsEarlier && (
        <p role="status" className={styles.hint}>
          {texts.endsEarlier}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="large" disabled={here.length === 0} busy={isBusy} busyLabel={texts.making} onClick={() => void make()}>
          {mails === 0 ? texts.make(here.length) : mails === here.length ? texts.send : texts.sendAndMake}
        </Button>
      </div>
    </div>
  );
}

/** How a pupil got the last code, and until when it is valid. */
function PupilState({ pupil: { slipUntil, mailedAt } }: { pupil: ListedPupil }) {
  if (mailedAt !== null)
    return <span className={styles.state}>{slipUntil === null ? texts.onItsWay : texts.mailed(shortDate(mailedAt))}</span>;
  return slipUntil === null ? null : <span className={styles.state}>{texts.hasSlip(shortDate(slipUntil))}</span>;
}
