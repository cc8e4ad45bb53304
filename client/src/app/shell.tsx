import { needsSetup } from "@recollect/domain/accounts/setup.ts";
import { Suspense, useRef, useEffect, type ReactNode, type RefObject } from "react";
import { useLocation } from "react-router";
import { useSession } from "../accounts/session/session.tsx";
import { DocumentErrorBoundary } from "./error-fallback.tsx";
import { isFocusPage, useFocus } from "../lib/focus-pages.ts";
import { paths } from "../lib/paths.ts";
import { Button } from "../ui/buttons/button.tsx";
import { KeysOnDemand } from "../ui/keys/keys-on-demand.tsx";
import { lazily } from "../ui/waiting/lazily.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";
import styles from "./shell.module.css";
import { TopBar } from "../ui/waiting/top-bar.tsx";
import { NavbarFrame } from "./navbar/navbar-frame.tsx";
import { LoadingPage } from "./waiting.tsx";
import { texts as waitingTexts } from "./waiting.texts.ts";
import { texts } from "./shell.texts.ts";

const Navbar = lazily(() => import("./navbar/navbar.tsx").then((module) => module.Navbar), NavbarFailed);
const StudentData = lazily(() => import("./student-data.tsx").then((module) => module.StudentData));
const Setup = lazily(() => import("./leaving/setup-with-way-out.tsx").then((module) => module.SetupWithWayOut));

/** Loads what surrounds every screen of a student ahead. */
export function loadStudentFrame(): void {
  Navbar.load();
  StudentData.load();
}

/** What surrounds every screen: skip link, navbar, the main part, and the setup after a sign-up. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const session = useSession();
  const { pathname } = useLocation();
  useMainFocus(main);
  useScrollRestoration();
  useFocus(isFocusPage(pathname));
  const isSignedIn = session.state === "signed-in";
  const hasNavbar = pathname !== paths.home || isSignedIn;
  return (
    <>
      <a href="#main" className={styles.skip} onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        {texts.skipToContent}
      </a>
      <TopBar label={waitingTexts.loading} />
      {hasNavbar && (
        <Suspense fallback={<NavbarFrame />}>
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
          <Setup />
        </Suspense>
      )}
      <KeysOnDemand />
    </>
  );
}

/** The page works without its navbar. */
function NavbarFailed({ retry }: { retry: () => void }) {
  return (
    <header role="alert" className={styles.navbarFailed}>
      {texts.theMenuCould}
      <Button onClick={retry}>{texts.tryAgain}</Button>
    </header>
  );
}

/**
 * After navigation the focus moves to the main part, as on a page load. An open dialog keeps the focus: otherwise it would take it back and
 * select the typed text, and the next letter would replace it.
 */
function useMainFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
