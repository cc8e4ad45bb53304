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
  const [choice, setChoice] = useState<{ source: Chosen; before: string } | null>(null);
  const source = choice !== null && choice.before !== key ? choice.source : null;
  const heading = useRef<HTMLHeadingElement | null>(null);
  const { lines: pasted, write: setPasted } = useKeptLines("", false, texts.pastedIsKept);
  const choose = (from: Chosen) => {
    setChoice({ source: from, before: key });
    void navigate({ search });
  };
  const chooseAgain = () => void navigate(-1);
  const lastSource = useRef(source);
  const isSaved = useRef(false);
  useEffect(() => {
    const before = lastSource.current;
    lastSource.current = source;
    if (before === source) return;
    // Each step replaces the previous one, with its focus, and begins at its top.
    heading.current?.focus();
    // Forward leads to a preview again, but not to what would be sent or saved a second time.
    if (source === null && (before?.kind !== "text" || isSaved.current)) setChoice(null);
    isSaved.current = false;
  }, [source]);
  const afterSave = () => {
    isSaved.current = true;
    // A file leaves what was pasted and not imported yet.
    if (source?.kind === "text" && source.bytes === null) setPasted("");
  };
  const intoParameter = useSearchParams()[0].get("into");
  const into = intoParameter !== null && /^\d{1,16}$/.test(intoParameter) ? Number(intoParameter) : null;
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
          <TextImport source={source} into={into} onSaved={afterSave} onStartAgain={chooseAgain} />
        </Suspense>
      )}
      {(source?.kind === "package" || source?.kind === "begun") && (
        <ImportJob source={source} into={into} onCancel={chooseAgain} onStartAgain={chooseAgain} />
      )}
    </Page>
  );
}
