import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useKeptLines } from "../../decks/editor/writing/use-kept-lines.ts";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/buttons/button.tsx";
import { Page } from "../../ui/page.tsx";
import { fetchedAhead } from "../../ui/waiting/fetched-ahead.tsx";
import { ImportJob } from "./import-job.tsx";
import { RecentImports } from "./recent-imports.tsx";
import { SourcePicker, type Source } from "./source-picker.tsx";
import styles from "./import.module.css";
import { texts } from "./importing.texts.ts";

/** The readers of texts are as large as the rest of the page, and nobody needs them before a text is chosen. */
const TextImport = fetchedAhead(() => import("./text-import.tsx").then((module) => module.TextImport));

type Chosen = Source | { kind: "begun"; importId: string };

/** Importing decks: choose, drop or paste; see a preview; then save. */
export function ImportScreen() {
  usePageTitle(texts.import, texts.bringDecks);
  // Fetched once the page stands, so that a text is read without a network, too.
  useEffect(() => void TextImport.ahead(), []);
  const navigate = useNavigate();
  const { key, search } = useLocation();
  // The choice is an entry of the browser's history: Back leads to the picker, with what was pasted.
  const [chosen, setChosen] = useState<{ source: Chosen; before: string } | null>(null);
  const source = chosen !== null && chosen.before !== key ? chosen.source : null;
  const heading = useRef<HTMLHeadingElement | null>(null);
  const { lines: pasted, write: setPasted } = useKeptLines("", false, texts.pastedIsKept);
  const choose = (from: Chosen) => {
    setChosen({ source: from, before: key });
    void navigate({ search });
  };
  const chooseAgain = () => void navigate(-1);
  const shown = useRef(source);
  const isSaved = useRef(false);
  useEffect(() => {
    const before = shown.current;
    shown.current = source;
    if (before === source) return;
    // Each step replaces the previous one, with its focus, and begins at its top.
    heading.current?.focus();
    // Forward leads to a preview again, but not to what would be sent or saved a second time.
    if (source === null && (before?.kind !== "text" || isSaved.current)) setChosen(null);
    isSaved.current = false;
  }, [source]);
  const saved = () => {
    isSaved.current = true;
    // A file leaves what was pasted and not imported yet.
    if (source?.kind === "text" && source.bytes === null) setPasted("");
  };
  const given = useSearchParams()[0].get("into");
  const into = given !== null && /^\d{1,16}$/.test(given) ? Number(given) : null;
  return (
    <Page narrow className={styles.page}>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.import}
      </h1>
      {source === null && (
        <>
          <SourcePicker onChoose={choose} pasted={pasted} onPaste={setPasted} />
          <RecentImports onGoOn={(importId) => choose({ kind: "begun", importId })} />
          <ButtonLink variant="ghost" to={paths.decks} className={styles.back}>
            {texts.backToDecks}
          </ButtonLink>
        </>
      )}
      {source?.kind === "text" && (
        <Suspense>
          <TextImport source={source} into={into} onSaved={saved} onStartAgain={chooseAgain} />
        </Suspense>
      )}
      {(source?.kind === "package" || source?.kind === "begun") && (
        <ImportJob source={source} into={into} onCancel={chooseAgain} onStartAgain={chooseAgain} />
      )}
    </Page>
  );
}
