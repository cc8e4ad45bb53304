import { paths } from "../../lib/paths.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import styles from "./not-found-screen.module.css";
import { texts } from "./not-found-screen.texts.ts";

export function NotFoundScreen() {
  usePageTitle(texts.pageNotFound, texts.thereIsNothing, { noindex: true });
  return (
    <div className={styles.screen}>
      <p className={styles.cards} aria-hidden="true">
        <span>4</span>
        <span>0</span>
        <span>4</span>
      </p>
      <h1>{texts.pageNotFound}</h1>
      <p className={styles.text}>{texts.weSearchedFarBut}</p>
      <ButtonLink to={paths.home} size="large">
        {texts.takeMeBack}
      </ButtonLink>
    </div>
  );
}
