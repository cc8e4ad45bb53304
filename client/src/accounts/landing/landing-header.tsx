import { interfaceLanguages } from "@recollect/domain/accounts/interface-languages.ts";
import { Globe } from "lucide-react";
import { language } from "../../lib/language/catalogue.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { languageOpener } from "../language/language-opener.ts";
import styles from "./landing-screen.module.css";
import { texts } from "./landing.texts.ts";

const languageName = interfaceLanguages.find(({ tag }) => tag === language)?.name ?? language;

/** The logo, and the choice of the page's language. */
export function LandingHeader() {
  return (
    <header className={styles.header}>
      <Logo />
      <Button
        variant="ghost"
        size="small"
        className={styles.language}
        aria-label={texts.language(languageName)}
        onClick={languageOpener.open}
        data-opens-form="language"
      >
        <Globe size={18} aria-hidden />
        <bdi lang={language} translate="no">
          {languageName}
        </bdi>
      </Button>
    </header>
  );
}
