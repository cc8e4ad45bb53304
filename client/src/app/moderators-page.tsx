import { useSignedIn } from "../accounts/session/session.tsx";
import { ModerationScreen } from "../moderation/moderation-screen.tsx";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";
import { LoadingPage } from "./waiting.tsx";

/** The screen for moderators; for others an unknown path. */
export function ModeratorsPage() {
  const { user, userProblem } = useSignedIn();
  if (!user && !userProblem) return <LoadingPage />;
  return user?.role === "caretaker" ? <ModerationScreen /> : <NotFoundScreen />;
}
