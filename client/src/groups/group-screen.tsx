import { groupPaths } from "./group-paths.ts";
import type { Group } from "@recollect/domain/groups/group.ts";
import { canTeach } from "@recollect/domain/permissions/groups.ts";
import { Link, useParams } from "react-router";
import { useSignedIn } from "../accounts/session/session.tsx";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { shortDate } from "../lib/day-words.ts";
import { ButtonLink } from "../ui/buttons/button.tsx";
import { LoadFailed } from "../ui/messages/load-failed.tsx";
import { Page } from "../ui/page.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import styles from "./groups.module.css";
import { useGroup } from "./use-groups.ts";
import { texts } from "./group.texts.ts";
import { GroupCode } from "./group-code.tsx";
import { GroupDecks } from "./group-decks.tsx";
import { GroupMembers } from "./group-members.tsx";
import { GroupSettings } from "./group-settings.tsx";
import { LeaveGroup } from "./leave-group.tsx";

/** A group: its decks and members, and for its teachers the code and the settings. */
export function GroupScreen() {
  const { groupId = "" } = useParams();
  const { data, error, isFetching, refetch } = useGroup(groupId);
  // Who is removed while the page is open sees no group that nothing can be done with.
  const isGone = error?.code === "group/not-found";
  usePageTitle(data?.name ?? texts.group, data?.about ?? "");
  return (
    <Page narrow>
      {data && !isGone ? (
        <OneGroup key={groupId} group={data} />
      ) : error ? (
        <LoadFailed title={texts.failed} message={error.message} isRetrying={isFetching} retry={() => void refetch()} />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function OneGroup({ group }: { group: Group }) {
  const { uid } = useSignedIn();
  const isTeacher = canTeach(group);
  return (
    <>
      <p className={styles.back}>
        <Link to={groupPaths.groups}>{texts.allGroups}</Link>
      </p>
      <h1 className={styles.heading} dir="auto">
        {group.name}
      </h1>
      {group.about !== "" && (
        <p className={styles.about} dir="auto" translate="no">
          {group.about}
        </p>
      )}
      <p className={styles.facts}>
        {group.closedAt !== null && `${texts.isClosed} `}
        {texts.keptUntil(shortDate(group.keepUntil))}
      </p>
      <p className={styles.actions}>
        <ButtonLink variant="ghost" to={groupPaths.groupAssignments(group.id)}>
          {texts.assignments}
        </ButtonLink>
        <ButtonLink variant="ghost" to={groupPaths.groupTests(group.id)}>
          {texts.tests}
        </ButtonLink>
        <ButtonLink variant="ghost" to={groupPaths.groupQuestions(group.id)}>
          {texts.questions}
        </ButtonLink>
        {isTeacher && (
          <ButtonLink variant="ghost" to={groupPaths.classList(group.id)}>
            {texts.classList}
          </ButtonLink>
        )}
      </p>
      <GroupDecks uid={uid} group={group} />
      {isTeacher && group.closedAt === null && group.code !== undefined && <GroupCode group={group} code={group.code} />}
      <GroupMembers uid={uid} group={group} />
      {isTeacher && <GroupSettings group={group} />}
      <LeaveGroup uid={uid} group={group} />
    </>
  );
}
