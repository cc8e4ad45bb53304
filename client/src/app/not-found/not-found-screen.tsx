import { paths } from "../../lib/paths.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import styles from "./not-found-screen.module.css";

export function NotFoundScreen() {
  usePageTitle("Page not found", "There is nothing at this address.", { noindex: true });
  return (
    <div className={styles.screen}>
      <p className={styles.cards} aria-hidden="true">
        <span>4</span>
        <span>0</span>
        <span>4</span>
      </p>
      <h1>Page not found</h1>
      <p className={styles.text}>We searched far, but that page doesn't seem to exist..</p>
      <ButtonLink to={paths.home} size="large">
        Take me back
      </ButtonLink>
    </div>
  );
}
