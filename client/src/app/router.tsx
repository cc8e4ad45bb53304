import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { lazy, type ReactNode } from "react";
import { Route, Routes, useParams } from "react-router";
// Not lazy: a stranger, who has nothing cached, is not made to wait for a second file.
import { LandingScreen } from "../accounts/landing/landing-screen.tsx";
import { Guarded, VisitorsOnly } from "./guard.tsx";
import { paths } from "../lib/paths.ts";
import { Shell } from "./shell.tsx";

const DecksScreen = lazy(() => import("../decks/my-decks/decks-screen.tsx").then((module) => ({ default: module.DecksScreen })));
const CreateDeckScreen = lazy(() =>
  import("../decks/create/create-deck-screen.tsx").then((module) => ({ default: module.CreateDeckScreen })),
);
const EditDeckScreen = lazy(() => import("../decks/edit/edit-deck-screen.tsx").then((module) => ({ default: module.EditDeckScreen })));
const DeckScreen = lazy(() => import("../decks/viewer/deck-screen.tsx").then((module) => ({ default: module.DeckScreen })));
const TestScreen = lazy(() => import("../practice/chooser/test-screen.tsx").then((module) => ({ default: module.TestScreen })));
const MultipleChoiceScreen = lazy(() =>
  import("../practice/multiple-choice/multiple-choice-screen.tsx").then((module) => ({ default: module.MultipleChoiceScreen })),
);
const OpenEndedScreen = lazy(() =>
  import("../practice/open-ended/open-ended-screen.tsx").then((module) => ({ default: module.OpenEndedScreen })),
);
const DeckStudyScreen = lazy(() => import("../study/session/study-screen.tsx").then((module) => ({ default: module.DeckStudyScreen })));
const StudyScreen = lazy(() => import("../study/session/study-screen.tsx").then((module) => ({ default: module.StudyScreen })));
const ImportScreen = lazy(() => import("../exchange/importing/import-screen.tsx").then((module) => ({ default: module.ImportScreen })));
const PrintScreen = lazy(() => import("../exchange/print/print-screen.tsx").then((module) => ({ default: module.PrintScreen })));
const ProfileScreen = lazy(() => import("../accounts/profile/profile-screen.tsx").then((module) => ({ default: module.ProfileScreen })));
const ProgressScreen = lazy(() => import("../study/progress/progress-screen.tsx").then((module) => ({ default: module.ProgressScreen })));
const TrashScreen = lazy(() => import("../decks/trash/trash-screen.tsx").then((module) => ({ default: module.TrashScreen })));
const AccountScreen = lazy(() => import("../accounts/account/account-screen.tsx").then((module) => ({ default: module.AccountScreen })));
const ForgotPasswordScreen = lazy(() =>
  import("../accounts/recovery/forgot-password-screen.tsx").then((module) => ({ default: module.ForgotPasswordScreen })),
);
const ResetPasswordScreen = lazy(() =>
  import("../accounts/recovery/reset-password-screen.tsx").then((module) => ({ default: module.ResetPasswordScreen })),
);
const ConfirmEmailScreen = lazy(() =>
  import("../accounts/recovery/confirm-email-screen.tsx").then((module) => ({ default: module.ConfirmEmailScreen })),
);
const NotFoundScreen = lazy(() => import("./not-found/not-found-screen.tsx").then((module) => ({ default: module.NotFoundScreen })));

/** The specification's route table: every address, its screen, and who may enter. */
export function AppRoutes() {
  return (
    <Shell>
      <Routes>
        <Route path="/" element={<VisitorsOnly children={<LandingScreen />} />} />
        <Route path="/decks" element={<Guarded children={<DecksScreen />} />} />
        <Route path="/create-deck" element={<Guarded children={<CreateDeckScreen />} />} />
        <Route path={paths.trash} element={<Guarded children={<TrashScreen />} />} />
        <Route path={paths.account} element={<Guarded children={<AccountScreen />} />} />
        <Route path={paths.forgotPassword} element={<ForgotPasswordScreen />} />
        <Route path={paths.resetPassword} element={<ResetPasswordScreen />} />
        <Route path={paths.confirmEmail} element={<ConfirmEmailScreen />} />
        <Route path={paths.progress} element={<Guarded children={<ProgressScreen />} />} />
        <Route path="/users/:username" element={<Guarded children={<ProfileScreen />} />} />
        {/* A number too, but no deck's: ids are 0, 1, or a time. */}
        <Route path={paths.notFound} element={<NotFoundScreen />} />
        <Route path="/:deckId" element={<OfDeck children={<DeckScreen />} />} />
        <Route path="/:deckId/edit" element={<OfDeck children={<EditDeckScreen />} />} />
        <Route path="/:deckId/learn/test" element={<OfDeck children={<TestScreen />} />} />
        <Route path="/:deckId/learn/test/multiple-choice" element={<OfDeck children={<MultipleChoiceScreen />} />} />
        <Route path="/:deckId/learn/test/open-ended" element={<OfDeck children={<OpenEndedScreen />} />} />
        <Route path="/:deckId/learn/study" element={<OfDeck children={<DeckStudyScreen />} />} />
        <Route path="/:deckId/print" element={<OfDeck children={<PrintScreen />} />} />
        <Route path={paths.study} element={<Guarded children={<StudyScreen />} />} />
        <Route path={paths.import} element={<Guarded children={<ImportScreen />} />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Shell>
  );
}

/** An address whose first part can't be a deck's id is an unknown path, for visitors too. The screen starts anew for each deck. */
function OfDeck({ children }: { children: ReactNode }) {
  const { deckId } = useParams();
  if (deckIdIn(deckId) === null) return <NotFoundScreen />;
  return <Guarded key={deckId}>{children}</Guarded>;
}
