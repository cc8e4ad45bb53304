import { groupPaths } from "./group-paths.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { GroupInvitation } from "@recollect/domain/groups/group.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { usePageTitle } from "../lib/browser/page-title.ts";
import { shortDate } from "../lib/day-words.ts";
import { listText } from "../lib/language/formats.ts";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../ui/buttons/button.tsx";
import { EmptyState } from "../ui/messages/empty-state.tsx";
import { ErrorBanner } from "../ui/messages/error-banner.tsx";
import { Page } from "../ui/page.tsx";
import { Spinner } from "../ui/waiting/spinner.tsx";
import { joinGroup, readInvitation } from "./groups-api.ts";
import styles from "./groups.module.css";
import { texts } from "./join.texts.ts";
import { groupKeys } from "./group-keys.ts";
import { JoiningTerms } from "./joining-terms.tsx";

/** The one page before joining: what teachers see, how long it is kept, and how to leave. */
export function JoinScreen() {
  const { code = "" } = useParams();
  usePageTitle(texts.title, texts.title);
  const { data, error } = useQuery<GroupInvitation, AppError>({
    queryKey: groupKeys.invitation(code),
    queryFn: () => readInvitation(code),
    retry: false,
  });
  return (
    <Page narrow>
      {data ? (
        <Invitation code={code} group={data} />
      ) : error ? (
        <EmptyState
          headingLevel={1}
          title={texts.failed}
          text={error.message}
          action={
            <ButtonLink variant="ghost" to={groupPaths.groups}>
              {texts.back}
            </ButtonLink>
          }
        />
      ) : (
        <Spinner isScreen label={texts.loading} />
      )}
    </Page>
  );
}

function Invitation({ code, group: { id, name, about, keepUntil, teachers, isMember } }: { code: string; group: GroupInvitation }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function join(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await joinGroup(code);
      void client.invalidateQueries({ queryKey: queryKeys.groups() });
      void client.invalidateQueries({ queryKey: queryKeys.study() });
      void navigate(groupPaths.group(id), { replace: true });
    } catch (failure) {
      setError(messageFor(failure));
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className={styles.heading} dir="auto">
        {texts.join(name)}
      </h1>
      <p className={styles.facts} dir="auto">
        {texts.by(listText(teachers))}
      </p>
      {about !== "" && (
        <p className={styles.about} dir="auto" translate="no">
          {about}
        </p>
      )}
      {isMember ? <p className={styles.about}>{texts.isMember}</p> : <JoiningTerms day={shortDate(keepUntil)} />}
      {error && <ErrorBanner message={error} />}
      <div className={styles.actions}>
        {isMember ? (
          <ButtonLink to={groupPaths.group(id)}>{texts.open}</ButtonLink>
        ) : (
          <Button size="large" busy={isBusy} busyLabel={texts.joining} onClick={() => void join()}>
            {texts.agree}
          </Button>
        )}
        <ButtonLink variant="ghost" to={groupPaths.groups}>
          {texts.back}
        </ButtonLink>
      </div>
    </>
  );
}
