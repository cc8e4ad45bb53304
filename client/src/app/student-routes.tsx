import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { Suspense, type ComponentType, type ReactNode } from "react";
import { Route, Routes, useParams } from "react-router";
// Not lazy: it is small, and each of its two tabs loads by itself.
import { DecksScreen } from "../decks/my-decks/decks-screen.tsx";
import { Guarded, type GuardedProps } from "./guard.tsx";
import { paths } from "../lib/paths.ts";
import { lazily } from "../ui/waiting/lazily.tsx";
import type { BelowDeckProps } from "../decks/viewer/deck-screen.tsx";
import type { rareScreens as RareScreens } from "./rarely-opened-screens.ts";

const CreateDeckScreen = lazily(() => import("../decks/create/create-deck-screen.tsx").then((module) => module.CreateDeckScreen));
const EditDeckScreen = lazily(() => import("../decks/edit/edit-deck-screen.tsx").then((module) => module.EditDeckScreen));
const DeckScreen = lazily(() => import("../decks/viewer/deck-screen.tsx").then((module) => module.DeckScreen));
const BelowDeck = lazily(
  () => import("./rarely-opened-screens.ts").then(({ rareScreens }) => rareScreens.belowDeck()),
  () => null,
);
const TestScreen = lazily(() => import("../practice/chooser/test-screen.tsx").then((module) => module.TestScreen));
const MultipleChoiceScreen = lazily(() =>
  import("../practice/multiple-choice/multiple-choice-screen.tsx").then((module) => module.MultipleChoiceScreen),
);
const MixedScreen = lazily(() => import("../practice/mixed/mixed-screen.tsx").then((module) => module.MixedScreen));
const OpenEndedScreen = lazily(() => import("../practice/open-ended/open-ended-screen.tsx").then((module) => module.OpenEndedScreen));
const studying = () => import("../study/session/study-screen.tsx");
const DeckStudyScreen = lazily(() => studying().then((module) => module.DeckStudyScreen));
const StudyScreen = lazily(() => studying().then((module) => module.StudyScreen));
const ProfileScreen = rarelyOpened("profile");
const ProgressScreen = lazily(() => import("../study/progress/progress-screen.tsx").then((module) => module.ProgressScreen));
const HistoryScreen = rarelyOpened("history");
const GroupRoutes = rarelyOpened("groups");
const ImportScreen = rarelyOpened("import");
const LearnScreen = rarelyOpened("learn");
const PrintScreen = rarelyOpened("print");
const TrashScreen = rarelyOpened("trash");
const VisitScreen = lazily(() => import("./rarely-opened-screens.ts").then(({ rareScreens }) => rareScreens.visit()));
const WaitingScreen = rarelyOpened("waiting");
const OnThisDeviceScreen = rarelyOpened("onThisDevice");
const AccountScreen = rarelyOpened("account");
const ForgotPasswordScreen = rarelyOpened("forgotPassword");
const ResetPasswordScreen = rarelyOpened("resetPassword");
const ConfirmEmailScreen = rarelyOpened("confirmEmail");
const StopEmailChangeScreen = rarelyOpened("stopEmailChange");
const StopRemindersScreen = rarelyOpened("stopReminders");
const ModerationScreen = rarelyOpened("moderation");
const FurtherRoutes = lazily(() => import("./further-routes.tsx").then((module) => module.FurtherRoutes));

/** A screen from the list of rarely opened ones. */
function rarelyOpened(name: Exclude<keyof typeof RareScreens, "belowDeck" | "visit">) {
  return lazily(() => import("./rarely-opened-screens.ts").then(({ rareScreens }) => rareScreens[name]()));
}

type Screens = readonly (readonly [path: string, Screen: ComponentType & { load?: () => void }])[];

const studentScreens: Screens = [
  ["/decks", DecksScreen],
  ["/create-deck", CreateDeckScreen],
  [paths.trash, TrashScreen],
  [paths.waiting, WaitingScreen],
  [paths.onThisDevice, OnThisDeviceScreen],
  [paths.account, AccountScreen],
  [paths.moderation, ModerationScreen],
  ["/groups/*", GroupRoutes],
  ["/join/:code", GroupRoutes],
  [paths.progress, ProgressScreen],
  ["/users/:username", ProfileScreen],
  [paths.study, StudyScreen],
  [paths.import, ImportScreen],
];

/** Below the address of a deck. */
const deckScreens: Screens = [
  ["edit", EditDeckScreen],
  ["history", HistoryScreen],
  ["learn", LearnScreen],
  ["learn/test", TestScreen],
  ["learn/test/multiple-choice", MultipleChoiceScreen],
  ["learn/test/open-ended", OpenEndedScreen],
  ["learn/test/mixed", MixedScreen],
  ["learn/study", DeckStudyScreen],
  ["print", PrintScreen],
];

const openScreens: Screens = [
  [paths.forgotPassword, ForgotPasswordScreen],
  [paths.resetPassword, ResetPasswordScreen],
  [paths.confirmEmail, ConfirmEmailScreen],
  [paths.stopEmailChange, StopEmailChangeScreen],
  [paths.stopReminders, StopRemindersScreen],
  ["/slip", GroupRoutes],
  // A number too, but no deck's: ids are 0, 1, or a time.
  [paths.notFound, FurtherRoutes],
  ["*", FurtherRoutes],
];

/** The specification's route table without the landing page: every address, its screen, and who may enter. */
export function StudentRoutes() {
  return (
    <Routes>
      {studentScreens.map(([path, Screen]) => (
        <Route key={path} path={path} element={<Guarded children={<Screen />} load={Screen.load} />} />
      ))}
      <Route path="/:deckId" element={<OfDeck children={<DeckScreen below={belowDeck} />} visitors={visitOr} load={DeckScreen.load} />} />
      {deckScreens.map(([path, Screen]) => (
        <Route key={path} path={`/:deckId/${path}`} element={<OfDeck children={<Screen />} load={Screen.load} />} />
      ))}
      {openScreens.map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
    </Routes>
  );
}

/** The deck as visitors read it; for one that is closed to them, the way to the landing page. */
function visitOr(toLandingPage: ReactNode): ReactNode {
  return <VisitScreen otherwise={toLandingPage} />;
}

/** What stands below a shared deck, once it is loaded: the deck does not wait for it. */
function belowDeck(deck: BelowDeckProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <BelowDeck {...deck} />
    </Suspense>
  );
}

/** An address whose first part can't be a deck id is an unknown path, also for visitors. Each deck gets a new screen. */
function OfDeck(guarded: GuardedProps) {
  const { deckId } = useParams();
  if (deckIdIn(deckId) === null) return <FurtherRoutes />;
  return <Guarded key={deckId} {...guarded} />;
}
