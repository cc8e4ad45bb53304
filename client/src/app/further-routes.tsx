import type { ComponentType } from "react";
import { Route, Routes, useLocation } from "react-router";
import { lazily } from "../ui/waiting/lazily.tsx";
import { Guarded } from "./guard.tsx";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

const CodeScreen = lazily(() => import("../rounds/code-screen.tsx").then((module) => module.CodeScreen));
const MatchScreen = lazily(() => import("../practice/match/match-screen.tsx").then((module) => module.MatchScreen));
const PlayScreen = lazily(() => import("../rounds/play-screen.tsx").then((module) => module.PlayScreen));
const HostScreen = lazily(() => import("../rounds/host-screen.tsx").then((module) => module.HostScreen));
const SuggestionsScreen = lazily(() => import("../decks/suggestions/suggestions-screen.tsx").then((module) => module.SuggestionsScreen));
const SetupScreen = lazily(() => import("../rounds/setup-screen.tsx").then((module) => module.SetupScreen));

type Screens = readonly (readonly [path: string, Screen: ComponentType])[];

/** For everybody, signed in or not. */
const openScreens: Screens = [
  ["/join", CodeScreen],
  ["/play/:code", PlayScreen],
];

/** For students. */
const studentScreens: Screens = [
  ["/rounds/:roundId", HostScreen],
  ["/:deckId/learn/round", SetupScreen],
  ["/:deckId/learn/match", MatchScreen],
  ["/:deckId/suggestions", SuggestionsScreen],
];

/** The addresses that the table of students' screens does not have, so that no page of a deck loads them: live rounds, Match, suggestions, and the page of an unknown one. */
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
      {studentScreens.map(([path, Own]) => (
        <Route key={path} path={path} element={<Guarded children={<Own />} />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
