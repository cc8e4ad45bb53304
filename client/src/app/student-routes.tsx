import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { Suspense, type ReactNode } from "react";
import { Route, Routes, useParams } from "react-router";
import { useSignedIn } from "../accounts/session/session.tsx";
// Not lazy: it is small, and each of its two tabs loads by itself.
import { DecksScreen } from "../decks/my-decks/decks-screen.tsx";
import { Guarded } from "./guard.tsx";
import { paths } from "../lib/paths.ts";
import { lazily } from "../ui/waiting/lazily.tsx";
import type { seldomScreens as SeldomScreens } from "./rarely-opened-screens.ts";
import { LoadingPage } from "./waiting.tsx";

const CreateDeckScreen = lazily(() => import("../decks/create/create-deck-screen.tsx").then((module) => module.CreateDeckScreen));
const EditDeckScreen = lazily(() => import("../decks/edit/edit-deck-screen.tsx").then((module) => module.EditDeckScreen));
const DeckScreen = lazily(() => import("../decks/viewer/deck-screen.tsx").then((module) => module.DeckScreen));
const Suggestions = lazily(
  () => import("../practice/suggestions/suggestions.tsx").then((module) => module.Suggestions),
  () => null,
);
const TestScreen = lazily(() => import("../practice/chooser/test-screen.tsx").then((module) => module.TestScreen));
const MultipleChoiceScreen = lazily(() =>
  import("../practice/multiple-choice/multiple-choice-screen.tsx").then((module) => module.MultipleChoiceScreen),
);
const OpenEndedScreen = lazily(() => import("../practice/open-ended/open-ended-screen.tsx").then((module) => module.OpenEndedScreen));
const studying = () => import("../study/session/study-screen.tsx");
const DeckStudyScreen = lazily(() => studying().then((module) => module.DeckStudyScreen));
const StudyScreen = lazily(() => studying().then((module) => module.StudyScreen));
const ProfileScreen = lazily(() => import("../accounts/profile/profile-screen.tsx").then((module) => module.ProfileScreen));
const ProgressScreen = lazily(() => import("../study/progress/progress-screen.tsx").then((module) => module.ProgressScreen));
const HistoryScreen = seldom("history");
const GroupPages = seldom("groups");
const ImportScreen = seldom("import");
const PrintScreen = seldom("print");
const TrashScreen = seldom("trash");
const WaitingScreen = seldom("waiting");
const OnThisDeviceScreen = seldom("onThisDevice");
const AccountScreen = seldom("account");
const ForgotPasswordScreen = seldom("forgotPassword");
const ResetPasswordScreen = seldom("resetPassword");
const ConfirmEmailScreen = seldom("confirmEmail");
const StopEmailChangeScreen = seldom("stopEmailChange");
const ModerationScreen = seldom("moderation");
const AssignmentsScreen = seldom("assignments");
const ProgressOfAssignmentScreen = seldom("assignmentProgress");
const NotFoundScreen = lazily(() => import("./not-found/not-found-screen.tsx").then((module) => module.NotFoundScreen));

/** A screen from the list of rarely opened ones. */
function seldom(name: keyof typeof SeldomScreens) {
  return lazily(() => import("./rarely-opened-screens.ts").then(({ seldomScreens }) => seldomScreens[name]()));
}

/** The specification's route table without the landing page: every address, its screen, and who may enter. */
export function StudentRoutes() {
  return (
    <Routes>
      <Route path="/decks" element={<Guarded children={<DecksScreen />} />} />
      <Route path="/create-deck" element={<Guarded children={<CreateDeckScreen />} />} />
      <Route path={paths.trash} element={<Guarded children={<TrashScreen />} />} />
      <Route path={paths.waiting} element={<Guarded children={<WaitingScreen />} />} />
      <Route path={paths.onThisDevice} element={<Guarded children={<OnThisDeviceScreen />} />} />
      <Route path={paths.account} element={<Guarded children={<AccountScreen />} />} />
      <Route path={paths.moderation} element={<Guarded children={<ForModerators children={<ModerationScreen />} />} />} />
      <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
      <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
      <Route path={paths.confirmEmail} element={<ConfirmEmailScreen />} />
      <Route path={paths.stopEmailChange} element={<StopEmailChangeScreen />} />
      <Route path="/groups/:groupId?" element={<Guarded children={<GroupPages />} />} />
      <Route path="/join/:code" element={<Guarded children={<GroupPages />} />} />
      <Route path={paths.progress} element={<Guarded children={<ProgressScreen />} />} />
      <Route path="/users/:username" element={<Guarded children={<ProfileScreen />} />} />
      <Route path="/groups/:groupId/assignments" element={<Guarded children={<AssignmentsScreen />} />} />
      <Route path="/groups/:groupId/assignments/:assignmentId" element={<Guarded children={<ProgressOfAssignmentScreen />} />} />
      {/* A number too, but no deck's: ids are 0, 1, or a time. */}
      <Route path={paths.notFound} element={<NotFoundScreen />} />
      <Route path="/:deckId" element={<OfDeck children={<DeckScreen forOwner={suggestionsFor} />} />} />
      <Route path="/:deckId/edit" element={<OfDeck children={<EditDeckScreen />} />} />
      <Route path="/:deckId/history" element={<OfDeck children={<HistoryScreen />} />} />
      <Route path="/:deckId/learn/test" element={<OfDeck children={<TestScreen />} />} />
      <Route path="/:deckId/learn/test/multiple-choice" element={<OfDeck children={<MultipleChoiceScreen />} />} />
      <Route path="/:deckId/learn/test/open-ended" element={<OfDeck children={<OpenEndedScreen />} />} />
      <Route path="/:deckId/learn/study" element={<OfDeck children={<DeckStudyScreen />} />} />
      <Route path="/:deckId/print" element={<OfDeck children={<PrintScreen />} />} />
      <Route path={paths.study} element={<Guarded children={<StudyScreen />} />} />
      <Route path={paths.import} element={<Guarded children={<ImportScreen />} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** Suggested answers, once they are loaded: the deck does not wait for them. */
function suggestionsFor(deck: { uid: string; deckId: number }): ReactNode {
  return (
    <Suspense fallback={null}>
      <Suggestions {...deck} />
    </Suspense>
  );
}

/** For moderators; for others an unknown path. */
function ForModerators({ children }: { children: ReactNode }) {
  const { user, userProblem } = useSignedIn();
  if (!user && !userProblem) return <LoadingPage />;
  return user?.role === "caretaker" ? children : <NotFoundScreen />;
}

/** An address whose first part can't be a deck id is an unknown path, also for visitors. Each deck gets a new screen. */
function OfDeck({ children }: { children: ReactNode }) {
  const { deckId } = useParams();
  if (deckIdIn(deckId) === null) return <NotFoundScreen />;
  return <Guarded key={deckId}>{children}</Guarded>;
}
