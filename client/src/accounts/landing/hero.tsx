import { Button } from "../../ui/buttons/button.tsx";
import { HeroCard } from "./hero-card.tsx";
import styles from "./hero.module.css";
import { texts } from "./landing.texts.ts";

export function Hero({ onSignUp, onLogIn }: { onSignUp: (() => void) | null; onLogIn: () => void }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>{texts.rememberWhatYouStudy}</h1>
        <p>{texts.flashcardsWithSpaced}</p>
        <div className={styles.buttons}>
          {onSignUp && (
            <Button size="large" onClick={onSignUp} data-opens-form>
              {texts.getStarted}
            </Button>
          )}
          <Button size="large" variant={onSignUp ? "ghost" : "primary"} onClick={onLogIn} data-opens-form>
            {texts.log}
          </Button>
        </div>
      </div>
      <HeroCard />
    </section>
  );
}
