import { themes } from "@recollect/domain/accounts/themes.ts";
import { brand } from "../../lib/brand.ts";
import { Button } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./closing.module.css";
import { Reveal } from "./reveal.tsx";

export function Closing({ onSignUp }: { onSignUp: () => void }) {
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
          <p>An email and a password are all it takes. Pick a friend, pick a colour, make three cards.</p>
          <Button size="large" onClick={onSignUp} data-opens-form>
            Create free account
          </Button>
        </Reveal>
      </section>
      <footer className={styles.footer}>
        <Logo />
        <p>{brand()} sets one cookie, to keep you logged in. No trackers, no adverts.</p>
      </footer>
    </>
  );
}
