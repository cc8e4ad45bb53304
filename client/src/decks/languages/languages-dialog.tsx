import { useState, useSyncExternalStore } from "react";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { onVoices, voicesNow } from "../../media/playback/voices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { languageChoices } from "./language-choices.ts";
import styles from "./languages-dialog.module.css";
import { useSetLanguages } from "./use-set-languages.ts";
import { texts } from "./languages-dialog.texts.ts";

export type LanguagesProps = { uid: string; deckId: number; languages: DeckLanguages; onClose: () => void };

/** Sets the language of each side of an own deck. */
export function LanguagesDialog({ uid, deckId, languages, onClose }: LanguagesProps) {
  const [choice, setChoice] = useState(languages);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const voices = useSyncExternalStore(onVoices, voicesNow);
  const say = useSetLanguages(uid, deckId);

  async function save(): Promise<void> {
    setIsSaving(true);
    setProblem(null);
    try {
      await say(choice);
      onClose();
    } catch (failure) {
      setProblem(refusalWords(failure, "deck/something-failed"));
      setIsSaving(false);
    }
  }

  const field = (side: keyof DeckLanguages, label: string) => (
    <SelectField
      label={label}
      data-autofocus
      options={languageChoices(voices, languages[side])}
      value={choice[side] ?? ""}
      disabled={isSaving}
      onChange={({ target }) => setChoice({ ...choice, [side]: target.value || null })}
    />
  );

  return (
    <Dialog title={texts.languages} subtitle={texts.aSideWhoseLanguage} onClose={isSaving ? undefined : onClose}>
      {problem !== null && <ErrorBanner message={problem} />}
      <div className={styles.sides}>
        {field("term", texts.terms)}
        {field("definition", texts.definitions)}
      </div>
      <DialogActions>
        <Button variant="ghost" disabled={isSaving} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={isSaving} busyLabel={texts.saving} onClick={() => void save()}>
          {texts.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
