import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { useSession, useSessionStore } from "../accounts/session/session.tsx";
import { signedInHint } from "../accounts/session/signed-in-hint.ts";
import { paths } from "../lib/paths.ts";
import { LoadingPage, UnreachablePage } from "./waiting.tsx";

/** Lets only students in; visitors go to the landing page. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const { retry } = useSessionStore();
  if (session.state === "signed-in") return children;
  if (session.state === "guest") return <Navigate to={paths.home} replace />;
  return session.problem ? <UnreachablePage problem={session.problem} retry={retry} /> : <LoadingPage />;
}

/** The landing page's side of the door: students go on to their decks. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state === "signed-in") return <Navigate to={paths.decks} replace />;
  const mayBeStudent = session.state === "unknown" && !session.problem && signedInHint.get();
  return mayBeStudent ? <LoadingPage /> : children;
}
