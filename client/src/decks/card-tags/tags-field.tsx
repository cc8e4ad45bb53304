import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { X } from "lucide-react";
import { tagsOfCards, withTyped } from "@recollect/domain/cards/card-tags.ts";
import type { CardContent } from "@recollect/domain/cards/card.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { isComposing } from "../../ui/keys/is-composing.ts";
import styles from "./tags-field.module.css";
import { texts } from "./tags-field.texts.ts";

export type TagsFieldProps = {
  /** of the card, counted from 1 */
  number: number;
  /** the student just asked for it: it takes focus, unless the focus moved on meanwhile */
  isAdded: boolean;
  tags: readonly string[];
  onTags: (tags: readonly string[]) => void;
  /** all cards of the form, for suggestions */
  cards: () => readonly CardContent[];
};

const mostSuggestions = 100;

/** A card's tags: typed, suggested from the other cards, and removed one by one. */
export function TagsField({ number, isAdded, tags, onTags, cards }: TagsFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [suggested, setSuggested] = useState<readonly string[]>([]);

  useEffect(() => {
    if (isAdded && document.activeElement === document.body) field.current?.focus();
  }, [isAdded]);

  function take(typedTags: string): void {
    const next = withTyped(tags, typedTags);
    setProblem(next.problem === null ? null : messageFor(next.problem));
    if (next.problem !== null) return;
    setText("");
    if (next.tags.length > tags.length) onTags(next.tags);
  }

  function remove(tag: string): void {
    onTags(tags.filter((one) => one !== tag));
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      take(text);
    } else if (event.key === "Backspace" && text === "" && tags.length > 0) remove(tags.at(-1) ?? "");
    // The form is saved with this key, and goes away with what is typed here.
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "s" && text.trim() !== "") flushSync(() => take(text));
  }

  return (
    <div className={styles.tags} role="group" aria-label={texts.tagsOfCard(number)}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          <bdi>#{tag}</bdi>
          <button type="button" className={styles.remove} aria-label={texts.removeTagFromCard(tag, number)} onClick={() => remove(tag)}>
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <input
        ref={field}
        className={styles.input}
        aria-label={texts.addATag(number)}
        placeholder={texts.addATagLabel}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        list={`${id}tags`}
        value={text}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}problem`}
        onFocus={() => setSuggested(tagsOfCards(cards()).map(({ tag }) => tag))}
        onBlur={() => text.trim() !== "" && take(text)}
        onChange={({ target: { value } }) => {
          setProblem(null);
          // A space or a comma ends a tag.
          if (/[\s,]$/.test(value)) take(value);
          else setText(value);
        }}
        onKeyDown={onKeyDown}
      />
      <datalist id={`${id}tags`}>
        {suggested
          .filter((tag) => !tags.includes(tag))
          .slice(0, mostSuggestions)
          .map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
      {problem !== null && (
        <p id={`${id}problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
