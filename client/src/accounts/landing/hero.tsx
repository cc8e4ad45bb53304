import { Button } from "../../ui/buttons/button.tsx";
import { HeroCard } from "./hero-card.tsx";
import styles from "./hero.module.css";

export function Hero({ onSignUp, onLogIn }: { onSignUp: (() => void) | null; onLogIn: () => void }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>Remember what you study.</h1>
        <p>Smart flashcards with spaced repetition, practice tests made from your own cards, and study sessions that fit a coffee break.</p>
        <div className={styles.buttons}>
          {onSignUp && (
            <Button size="large" onClick={onSignUp} data-opens-form>
              Get Started
            </Button>
          )}
          <Button size="large" variant={onSignUp ? "ghost" : "primary"} onClick={onLogIn} data-opens-form>
            Log in
          </Button>
        </div>
      </div>
      <HeroCard />
    </section>
  );
}
