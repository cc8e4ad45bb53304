import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Page } from "../../ui/page.tsx";
import { PackageImport } from "./package-import.tsx";
import { RecentImports } from "./recent-imports.tsx";
import { SourcePicker, type Source } from "./source-picker.tsx";
import { TextImport } from "./text-import.tsx";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

/** Importing decks: choose, drop or paste; see a preview; then save. */
export function ImportScreen() {
  usePageTitle(texts.import, texts.bringDecks);
  const [source, setSource] = useState<Source | { kind: "begun"; importId: string } | null>(null);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const [pasted, setPasted] = useState("");
  const chooseAgain = () => setSource(null);
  const startAgain = () => {
    setPasted("");
    chooseAgain();
  };
  const step = useRef(source);
  // Each step replaces what stood here, also what had the focus, and begins at its top.
  useEffect(() => {
    if (step.current !== source) heading.current?.focus();
    step.current = source;
  }, [source]);
  const given = useSearchParams()[0].get("into");
  const into = given !== null && /^\d{1,16}$/.test(given) ? Number(given) : null;
  return (
    <Page narrow className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.import}
      </h1>
      {source === null && (
        <>
          <SourcePicker onChoose={setSource} pasted={pasted} onPaste={setPasted} />
          <RecentImports onGoOn={(importId) => setSource({ kind: "begun", importId })} />
          <ButtonLink variant="ghost" to={paths.decks} className={styles.back}>
            {texts.backToDecks}
          </ButtonLink>
        </>
      )}
      {source?.kind === "text" && <TextImport source={source} into={into} onChooseAgain={chooseAgain} onStartAgain={startAgain} />}
      {(source?.kind === "package" || source?.kind === "begun") && <PackageImport source={source} into={into} onStartAgain={startAgain} />}
    </Page>
  );
}
