import { canonicalUsername } from "@recollect/domain/accounts/username.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { paths } from "../../lib/paths.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { readProfile, type Profile } from "./profiles-api.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button, ButtonLink } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { useRetry } from "../../ui/messages/use-retry.ts";
import { Page } from "../../ui/page.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import { LoadedProfile } from "./loaded-profile.tsx";
import { texts } from "./profile.texts.ts";

/** The public page of a user, found by the username in the address, in any case. */
export function ProfileScreen() {
  const username = canonicalUsername(useParams()["username"] ?? "");
  const { data, error, refetch, isFetching } = useQuery<Profile | null>({
    queryKey: queryKeys.profile(username),
    queryFn: ({ signal }) => readProfile(username, signal),
  });
  const user = data?.user;
  usePageTitle(user ? `${user.displayName ?? user.username} (@${user.username})` : texts.profile, texts.aStudentsProfile);

  // The username was given up: its address leads to the student's current one.
  if (user?.username && user.username !== username) return <Navigate to={paths.profile(user.username)} replace />;
  if (data?.user) return <LoadedProfile key={data.user.uid} profile={data} />;
  if (error) return <NoProfile error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Page>
        <Spinner isScreen label={texts.loadingProfile} />
      </Page>
    );
  }
  return <EmptyState headingLevel={1} title={texts.profileNotAvailable} text={texts.thisUsersProfileCould} action={<BackToDecks />} />;
}

/** The heading for each failure; all others may pass and can be retried. */
const missing: Partial<Record<string, LocalErrorCode>> = {
  "profile/user-not-found": "profile/user-not-found",
  "profile/not-found": "profile/not-found",
  // Such a name can't exist.
  "request/forbidden-key": "profile/user-not-found",
};

function NoProfile({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const reason = error instanceof AppError ? missing[error.code] : undefined;
  return (
    <EmptyState
      headingLevel={1}
      title={errorText(reason ?? "profile/load-failed")}
      text={texts.thisUserCould}
      action={
        <>
          <BackToDecks />
          {!reason && <TryAgain isRetrying={isRetrying} onRetry={onRetry} />}
        </>
      }
    />
  );
}

/** By a button, and automatically when the server is back. */
function TryAgain({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  useRetry(onRetry);
  return (
    <Button variant="ghost" busy={isRetrying} busyLabel={texts.loading} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
}

function BackToDecks() {
  return <ButtonLink to={paths.decks}>{texts.backToDecks}</ButtonLink>;
}
