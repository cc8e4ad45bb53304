import { themes } from "@recollect/domain/accounts/themes.ts";
import { brand } from "../../lib/brand.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import styles from "./closing.module.css";
import { Reveal } from "./reveal.tsx";
import { texts } from "./below.texts.ts";

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
          <h2>{texts.learnADeckTonight}</h2>
          <p>{onSignUp ? texts.allItTakes : texts.pickAFriend}</p>
          <Button size="large" onClick={onSignUp ?? onLogIn} data-opens-form={onSignUp ? "signup" : "login"}>
            {onSignUp ? texts.createFreeAccount : texts.log}
          </Button>
        </Reveal>
      </section>
      <footer className={styles.footer}>
        <Logo />
        <p>{texts.setsTwoCookies(brand())}</p>
      </footer>
    </>
  );
}
