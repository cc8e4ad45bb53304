import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { brand } from "../../lib/brand.ts";
import { savesData } from "../../lib/browser/saves-data.ts";
import { languageOpener } from "../language/language-opener.ts";
import { returnFocus, wantedForm } from "../../lib/first-screen.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { usePage } from "../../lib/browser/page-title.ts";
import { prefetchDialog } from "../../ui/dialog/dialog.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { AuthMode } from "../auth/auth-mode.ts";
import { useArrival } from "../auth/arrival.ts";
import { destination } from "../session/destination.ts";
import { Hero, HeroButtons } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import styles from "./landing-screen.module.css";
import { texts } from "./landing.texts.ts";

/** Students never see it, so they don't load it. */
const Below = lazily(() => import("./below-the-fold.tsx").then((module) => module.Below));

const authModal = onDemand(() => {
  void prefetchDialog();
  return import("../auth/auth-modal.tsx").then((module) => module.AuthModal);
});

/** Most visitors have no link. */
const LinkNote = lazily(
  () => import("./link-note.tsx").then((module) => module.LinkNote),
  () => null,
);

/** The landing page: what the product does, a card to try, and sign-up. */
export function LandingScreen() {
  usePage({
    title: texts.flashcardsThatMakeLearning(brand()),
    description: texts.helpsStudentsRememberSmart(brand()),
  });
  const { mode: firstMode, canSignUp, invitation, failure } = useArrival();
  const [mode, setMode] = useState<AuthMode | null>(firstMode);
  // Read when this screen takes the frame's place, not when it is first drawn: React shows it up to 0.3 s later, and the frame is tapped meanwhile.
  useLayoutEffect(() => {
    returnFocus();
    // oxlint-disable-next-line react/set-state-in-effect -- the early script's memory, outside of React
    setMode((shown) => shown ?? wantedMode(canSignUp));
    if (wantedForm() === "language") languageOpener.open();
    // oxlint-disable-next-line exhaustive-deps -- once, at the take-over
  }, []);
  useFormAhead();
  const openSignUp = useCallback(() => setMode("signup"), []);
  const [going] = useState(destination.get);
  const signUp = canSignUp ? openSignUp : null;
  const logIn = useCallback(() => setMode("login"), []);
  return (
    // The form is small, and preloaded when the pointer reaches a button.
    <div className={styles.landing} onPointerOver={prefetch} onFocus={prefetch}>
      <LandingHeader />
      {/* Waited for with all the rest: it would push a button away from the pointer that is about to press it. */}
      {going && <LinkNote going={going} onLogIn={logIn} onSignUp={signUp} />}
      <Hero buttons={<HeroButtons onSignUp={signUp} onLogIn={logIn} />} />
      <Suspense fallback={null}>
        <Below onSignUp={signUp} onLogIn={logIn} />
      </Suspense>
      {mode && (
        <authModal.Part
          isWanted
          props={{ mode, onMode: setMode, onClose: () => setMode(null), offersSignUp: canSignUp, invitation, firstFailure: failure }}
          onFailure={({ message }) => {
            setMode(null);
            toast.error(message);
          }}
        />
      )}
    </div>
  );
}

/** The form whose button was tapped while this screen was loading. */
function wantedMode(canSignUp: boolean): AuthMode | null {
  const form = wantedForm();
  if (form === "login") return "login";
  return form === "signup" && canSignUp ? "signup" : null;
}

/** The page has been quiet for this long, in ms: what it needs itself has been loaded. */
const quietMs = 2_000;

/** A visitor who looks at the page for a moment does not wait for a form's code at the tap, unless the browser is to save data. */
function useFormAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => void authModal.prefetch(), quietMs);
    return () => clearTimeout(timer);
  }, []);
}

function prefetch({ target }: { target: EventTarget }): void {
  if (target instanceof Element && target.closest("[data-opens-form]")) void authModal.prefetch();
}
