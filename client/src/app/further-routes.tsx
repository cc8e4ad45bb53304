import type { ComponentType } from "react";
import { deckIdIn } from "@recollect/domain/decks/address.ts";
import { Route, Routes, useLocation, useParams } from "react-router";
import { lazily } from "../ui/waiting/lazily.tsx";
import { Guarded } from "./guard.tsx";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

const CodeScreen = lazily(() => import("../rounds/code-screen.tsx").then((module) => module.CodeScreen));
const MatchScreen = lazily(() => import("../practice/match/match-screen.tsx").then((module) => module.MatchScreen));
const PlayScreen = lazily(() => import("../rounds/play-screen.tsx").then((module) => module.PlayScreen));
const HostScreen = lazily(() => import("../rounds/host-screen.tsx").then((module) => module.HostScreen));
const SuggestionsScreen = lazily(() => import("../decks/suggestions/suggestions-screen.tsx").then((module) => module.SuggestionsScreen));
const CoAuthorsScreen = lazily(() => import("../decks/co-authors/co-authors-screen.tsx").then((module) => module.CoAuthorsScreen));
const SetupScreen = lazily(() => import("../rounds/setup-screen.tsx").then((module) => module.SetupScreen));

type Screens = readonly (readonly [path: string, Screen: ComponentType])[];

/** For everybody, signed in or not. */
const openScreens: Screens = [
  ["/join", CodeScreen],
  ["/play/:code", PlayScreen],
];

/** For students, below the number of a deck. */
const deckScreens: Screens = [
  ["/:deckId/learn/round", SetupScreen],
  ["/:deckId/learn/match", MatchScreen],
  ["/:deckId/suggestions", SuggestionsScreen],
  ["/:deckId/co-authors", CoAuthorsScreen],
];

/** The addresses that the table of students' screens does not have, so that no page of a deck loads them: live rounds, Match, suggestions, co-authors, and the page of an unknown one. */
export function FurtherRoutes() {
  const { pathname } = useLocation();
  // An address of one part came here as that of a deck, below which routes match nothing more.
  const [, Screen] = openScreens.find(([path]) => path === pathname) ?? [];
  if (Screen) return <Screen />;
  return (
    <Routes>
      {openScreens.map(([path, Open]) => (
        <Route key={path} path={path} element={<Open />} />
      ))}
      <Route path="/rounds/:roundId" element={<Guarded children={<HostScreen />} />} />
      {deckScreens.map(([path, OfDeck]) => (
        <Route key={path} path={path} element={<BelowDeck Screen={OfDeck} />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

/** What is no number of a deck has no screen below it. */
function BelowDeck({ Screen }: { Screen: ComponentType }) {
  return deckIdIn(useParams()["deckId"]) === null ? <NotFoundScreen /> : <Guarded children={<Screen />} />;
}
