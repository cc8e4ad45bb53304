import type { InterfaceLanguage } from "@recollect/domain/accounts/interface-languages.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState } from "react";
import { language } from "../../lib/language/catalogue.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { updateUser } from "../session/accounts-api.ts";
import styles from "./language-dialog.module.css";
import { texts } from "./language.texts.ts";
import { offeredLanguages, switchLanguage } from "./page-language.ts";

/** `uid` is null for a visitor, whose choice is kept on the device alone. */
export type LanguageDialogProps = { uid: string | null; onClose: () => void };

/** The languages of the screens, each by its own name. A choice loads the page anew. */
export function LanguageDialog({ uid, onClose }: LanguageDialogProps) {
  const [choice, setChoice] = useState<string>(language);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(tag: InterfaceLanguage): Promise<void> {
    setSaving(true);
    try {
      if (uid !== null) await updateUser(uid, { language: tag });
      switchLanguage(tag);
    } catch (failure) {
      setProblem(messageFor(failure));
      setSaving(false);
    }
  }

  return (
    <Dialog title={texts.language} subtitle={texts.subtitle} closesAtOnce onClose={isSaving ? undefined : onClose}>
      {problem !== null && <ErrorBanner message={problem} />}
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{texts.language}</legend>
        {offeredLanguages().map(({ tag, name, isReadBySpeaker }) => (
          <label key={tag} className={styles.row}>
            <input type="radio" name="language" value={tag} checked={choice === tag} onChange={() => setChoice(tag)} />
            <span>
              <bdi lang={tag} translate="no">
                {name}
              </bdi>
              {!isReadBySpeaker && <small className={styles.draft}>{texts.draft}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.draft}>{texts.help}</p>
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={isSaving} busyLabel={texts.saving} onClick={() => void save(choice as InterfaceLanguage)}>
          {texts.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
