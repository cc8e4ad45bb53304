import { needsSetup } from "@recollect/domain/accounts/profile.ts";
import { lazy, Suspense, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useSession } from "../accounts/session/session.tsx";
import { DocumentErrorBoundary } from "./error-fallback.tsx";
import { useMainFocus } from "./main-focus.ts";
import { paths } from "../lib/paths.ts";
import { useScrollRestoration } from "./scroll-restoration.ts";
import styles from "./shell.module.css";
import { LoadingPage } from "./waiting.tsx";

const Navbar = lazy(() => import("./navbar.tsx").then((module) => ({ default: module.Navbar })));
const StudentData = lazy(() => import("./student-data.tsx").then((module) => ({ default: module.StudentData })));
const Personalization = lazy(() => import("../accounts/setup/personalization.tsx").then((module) => ({ default: module.Personalization })));

/** Fetches what stands around every screen of a student. */
export function preloadStudentParts(): void {
  void import("./navbar.tsx");
  void import("./student-data.tsx");
}

/** What stands around every screen: skip link, navbar, the main part, and what must come first after a sign-up. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const session = useSession();
  const { pathname } = useLocation();
  useMainFocus(main);
  useScrollRestoration();
  const isSignedIn = session.state === "signed-in";
  const hasNavbar = pathname !== paths.home || isSignedIn;
  return (
    <>
      <a href="#main" className={styles.skip} onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        Skip to content
      </a>
      {hasNavbar && (
        <Suspense fallback={<div className={styles.navbarSpace} />}>
          <Navbar />
        </Suspense>
      )}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <DocumentErrorBoundary resetKey={pathname}>
          <Suspense fallback={<LoadingPage />}>
            {session.state === "signed-in" ? (
              <StudentData key={session.uid} uid={session.uid}>
                {children}
              </StudentData>
            ) : (
              children
            )}
          </Suspense>
        </DocumentErrorBoundary>
      </main>
      {isSignedIn && session.user && needsSetup(session.user) && (
        <Suspense>
          <Personalization />
        </Suspense>
      )}
    </>
  );
}
