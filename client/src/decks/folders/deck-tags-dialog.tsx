import { deckTagsProblem, normalizedTag } from "@recollect/domain/decks/folders/folders.ts";
import { errorText } from "../../lib/language/error-text.ts";
import { X } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog/dialog.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { isComposing } from "../../ui/keys/is-composing.ts";
import styles from "./folders.module.css";
import { useFolders } from "./use-folders.ts";
import { texts } from "./folder-dialogs.texts.ts";

export type DeckTagsProps = { uid: string; deck: { id: number; title: string; isOwn: boolean }; onClose: () => void };

/** The student's own tags on a deck: typed, or suggested from other decks. */
export function DeckTagsDialog({ uid, deck, onClose }: DeckTagsProps) {
  const folders = useFolders(uid);
  const [edited, setEdited] = useState<readonly string[] | null>(null);
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const suggestions = useId();
  const tags = edited ?? folders.tagsOf(deck.id, deck.isOwn);
  const tag = normalizedTag(text);
  const tagsToSave = tag === "" ? tags : [...new Set([...tags, tag])];
  const problem = deckTagsProblem(tagsToSave);

  function add(): void {
    if (tag === "" || problem) return;
    setEdited(tagsToSave);
    setText("");
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (problem) return;
    setBusy(true);
    const isDone = await folders.tag(deck.id, tagsToSave);
    setBusy(false);
    if (!isDone) return;
    toast.success(texts.tagsSaved);
    onClose();
  }

  return (
    <Dialog title={texts.tags} subtitle={<bdi>{deck.title}</bdi>} onClose={isBusy ? undefined : onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={texts.tagsOfThisDeck}>
            {tags.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className={styles.tag}
                  aria-label={texts.removeTag(one)}
                  onClick={() => {
                    setEdited(tags.filter((other) => other !== one));
                    input.current?.focus();
                  }}
                >
                  <bdi>{one}</bdi> <X size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          ref={input}
          label={texts.addTag}
          hint={texts.addTagHint}
          dir="auto"
          autoComplete="off"
          data-autofocus
          list={suggestions}
          value={text}
          error={problem ? errorText(problem) : null}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if ((event.key !== "Enter" && event.key !== ",") || tag === "" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            add();
          }}
        />
        <datalist id={suggestions}>
          {folders.allTags
            .filter((one) => !tags.includes(one))
            .map((one) => (
              <option key={one}>{one}</option>
            ))}
        </datalist>
        <DialogActions>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={texts.saving}>
            {texts.saveTags}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
