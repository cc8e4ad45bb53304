import { Suspense, useCallback, useState } from "react";
import { brand } from "../../lib/brand.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { usePage } from "../../lib/browser/page-title.ts";
import { prefetchDialog } from "../../ui/dialog/dialog.tsx";
import { Logo } from "../../ui/logo.tsx";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { toast } from "../../ui/toast/toast.ts";
import type { AuthMode } from "../auth/auth-mode.ts";
import { useArrival } from "../auth/arrival.ts";
import { destination } from "../session/destination.ts";
import { Globe } from "lucide-react";
import { interfaceLanguages } from "@recollect/domain/accounts/interface-languages.ts";
import { language } from "../../lib/language/catalogue.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { languageOpener } from "../language/language-opener.ts";
import { Hero } from "./hero.tsx";
import styles from "./landing-screen.module.css";
import { texts } from "./landing.texts.ts";

const languageName = interfaceLanguages.find(({ tag }) => tag === language)?.name ?? language;

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
  const openSignUp = useCallback(() => setMode("signup"), []);
  const [going] = useState(destination.get);
  const signUp = canSignUp ? openSignUp : null;
  const logIn = useCallback(() => setMode("login"), []);
  return (
    // The form is small, and preloaded when the pointer reaches a button.
    <div className={styles.landing} onPointerOver={prefetch} onFocus={prefetch}>
      <header className={styles.header}>
        <Logo />
        <Button
          variant="ghost"
          size="small"
          className={styles.language}
          aria-label={texts.language(languageName)}
          onClick={languageOpener.open}
        >
          <Globe size={18} aria-hidden />
          <bdi lang={language} translate="no">
            {languageName}
          </bdi>
        </Button>
      </header>
      {/* Waited for with all the rest: it would push a button away from the pointer that is about to press it. */}
      {going && <LinkNote going={going} onLogIn={logIn} onSignUp={signUp} />}
      <Hero onSignUp={signUp} onLogIn={logIn} />
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

function prefetch({ target }: { target: EventTarget }): void {
  if (target instanceof Element && target.closest("[data-opens-form]")) void authModal.prefetch();
}
