import { themes } from "@recollect/domain/accounts/themes.ts";
import { brand } from "../../lib/brand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./closing.module.css";
import { Reveal } from "./reveal.tsx";

export function Closing({ onSignUp, onLogIn }: { onSignUp: (() => void) | null; onLogIn: () => void }) {
  return (
    <>
      <section className={styles.closing}>
        <Reveal className={styles.panel}>
          <div className={styles.friends} aria-hidden="true">
            {themes.map((theme, index) => (
              <img key={theme} src={`/${index}.png`} alt="" width={72} height={72} loading="lazy" />
            ))}
          </div>
          <h2>Learn a deck tonight.</h2>
          <p>{onSignUp ? "An email and a password are all it takes. " : ""}Pick a friend, pick a colour, make three cards.</p>
          <Button size="large" onClick={onSignUp ?? onLogIn} data-opens-form>
            {onSignUp ? "Create free account" : "Log in"}
          </Button>
        </Reveal>
      </section>
      <footer className={styles.footer}>
        <Logo />
        <p>{brand()} sets two cookies, to keep you logged in and to know this browser again. No trackers, no adverts.</p>
      </footer>
    </>
  );
}
