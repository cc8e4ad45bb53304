import { useEffect } from "react";
import { isLanguageMissing } from "../../lib/language/word-failures.ts";
import { catalogue } from "../../lib/language/catalogue.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { page } from "../../lib/browser/reload.ts";
import { OpenedPart } from "../../ui/opened-part.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useSession } from "../session/session.tsx";
import type { LanguageDialogProps } from "./language-dialog.tsx";
import { languageOpener } from "./language-opener.ts";
import { texts } from "./language.texts.ts";
import { followAccount } from "./page-language.ts";

const dialog = onDemand<LanguageDialogProps>(() => import("./language-dialog.tsx").then((module) => module.LanguageDialog));

/** The choice of the language, over any screen; its code loads with the first opening. It also says when the page's language could not be loaded. */
export function LanguageSettings() {
  const session = useSession();
  const user = session.state === "signed-in" ? session.user : null;
  const ownLanguage = user?.language ?? null;
  useEffect(() => followAccount(ownLanguage), [ownLanguage]);
  useEffect(() => {
    const sayMissing = (what: string) => toast.info(what, { label: texts.reload, onSelect: page.reload });
    if (isLanguageMissing) sayMissing(texts.notLoaded);
    // The rest is loaded when the first screen is there.
    void catalogue?.loadRest?.().then((isThere) => {
      if (!isThere) sayMissing(texts.restNotLoaded);
    });
  }, []);
  return <OpenedPart opener={languageOpener} part={dialog} props={{ uid: user?.uid ?? null }} />;
}
