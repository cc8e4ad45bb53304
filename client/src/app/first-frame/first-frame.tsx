import { renderToStaticMarkup } from "react-dom/server";
import { LandingFrame } from "../../accounts/landing/landing-frame.tsx";
import { NavbarFrame } from "../navbar/navbar-frame.tsx";
import styles from "../shell.module.css";
import { LoadingPage } from "../waiting.tsx";

/** What the page shows until its scripts are there: the top of the landing page for visitors, or the frame of the app. The build runs it, a language at a time. */
export function firstFrame(): string {
  const html = renderToStaticMarkup(
    <>
      <main data-frame="landing" className={styles.main}>
        <LandingFrame />
      </main>
      <div data-frame="app">
        <NavbarFrame />
        <main className={styles.main}>
          <LoadingPage />
        </main>
      </div>
    </>,
  );
  // React asks for each picture ahead, in front of everything; the logo stands a few lines below.
  return html.slice(html.indexOf("<main"));
}
