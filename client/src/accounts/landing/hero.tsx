import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { HeroCard } from "./hero-card.tsx";
import styles from "./hero.module.css";
import { texts } from "./landing.texts.ts";

type HeroProps = {
  /** the ways in, under the words */
  buttons: ReactNode;
  /** whether the sample card can be turned */
  isCardInert?: boolean;
};

/** The first screen of the landing page. */
export function Hero({ buttons, isCardInert = false }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{texts.rememberWhatYouStudy}</h1>
        <p>{texts.flashcardsWithSpaced}</p>
        {buttons}
      </div>
      <HeroCard isInert={isCardInert} />
    </section>
  );
}

/** `onSignUp` is null where the server takes no new students. */
export function HeroButtons({ onSignUp, onLogIn }: { onSignUp: (() => void) | null; onLogIn: () => void }) {
  return (
    <div className={styles.buttons}>
      {onSignUp && (
        <Button size="large" onClick={onSignUp} data-opens-form="signup">
          {texts.getStarted}
        </Button>
      )}
      <Button size="large" variant={onSignUp ? "ghost" : "primary"} onClick={onLogIn} data-opens-form="login">
        {texts.log}
      </Button>
    </div>
  );
}
