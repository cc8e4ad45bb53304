import { Hero, HeroButtons } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";
import styles from "./hero.module.css";
import screenStyles from "./landing-screen.module.css";

/**
 * The top of the landing page as the build writes it into the HTML, in every language: it is shown while the scripts still load, and looks as the
 * screen that takes its place. The server's way to sign up is not known to the build, so the buttons are there for both, and the style sheet shows one.
 */
export function LandingFrame() {
  return (
    <div className={screenStyles.landing}>
      <LandingHeader />
      <Hero
        isCardInert
        buttons={
          <>
            <div className={styles.forOpen}>
              <HeroButtons onSignUp={doNothing} onLogIn={doNothing} />
            </div>
            <div className={styles.forClosed}>
              <HeroButtons onSignUp={null} onLogIn={doNothing} />
            </div>
          </>
        }
      />
    </div>
  );
}

function doNothing(): void {}
