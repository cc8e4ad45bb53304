import { useEffect, useState, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { destination } from "../accounts/session/destination.ts";
import { useSession, useSessionStore } from "../accounts/session/session.tsx";
import type { SessionEnd } from "../accounts/session/session-store.ts";
import { signedInHint } from "../accounts/session/signed-in-hint.ts";
import { paths } from "../lib/paths.ts";
import { LoadingPage, UnreachablePage } from "./waiting.tsx";

export type GuardedProps = {
  children: ReactNode;
  /** what somebody sees who was not signed in here before, instead of the way to the landing page that it is given */
  visitors?: ((toLandingPage: ReactNode) => ReactNode) | undefined;
  /** loads the code of the children, for a returning student while the server is asked who it is */
  load?: (() => void) | undefined;
};

/** Only for students; visitors go to the landing page, and return here after signing in. */
export function Guarded({ children, visitors, load }: GuardedProps) {
  const session = useSession();
  const { retry } = useSessionStore();
  if (session.state === "signed-in") return children;
  if (session.state === "guest") {
    const toLandingPage = <ToLandingPage end={session.end} />;
    return visitors && !session.end ? visitors(toLandingPage) : toLandingPage;
  }
  // Not in an effect: React may show this page later than it draws it.
  if (signedInHint.get()) load?.();
  return session.problem ? <UnreachablePage problem={session.problem} retry={retry} /> : <LoadingPage />;
}

/** After logging out on purpose there is no return: the next person at this computer starts from the beginning. */
function ToLandingPage({ end }: { end: SessionEnd | undefined }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (end?.onPurpose) destination.clear();
    else destination.set({ path: pathname + search, uid: end?.uid ?? null });
    // Once, for the requested address.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  return <Navigate to={paths.home} replace />;
}

/** The landing page is for visitors: students continue to their destination, or to their decks. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.state === "signed-in") return <Onward uid={session.uid} />;
  const mayBeStudent = session.state === "unknown" && !session.problem && signedInHint.get();
  return mayBeStudent ? <LoadingPage /> : children;
}

function Onward({ uid }: { uid: string }) {
  const [path] = useState(() => destination.pathFor(uid) ?? paths.decks);
  useEffect(() => destination.clear(), []);
  return <Navigate to={path} replace />;
}
