import { memo, useState, type RefObject } from "react";
import { Ellipsis } from "lucide-react";
import type { Side } from "@recollect/domain/decks/deck-form.ts";
import { useIsPhone } from "../../../lib/browser/use-phone.ts";
import { moveAmongButtons } from "../../../ui/keys/move-among-buttons.ts";
import { MediaTools } from "../../../media/media-tools.tsx";
import { applyEdit, editOf } from "./apply-edit.ts";
import { keysOf, writingTools } from "./writing-tools.ts";
import { useKeyboardInset } from "./keyboard-inset.ts";
import styles from "./writing-toolbar.module.css";
import { toolNames } from "./writing.texts.ts";

type Props = {
  field: RefObject<HTMLElement | null>;
  side: Side;
  /** with the side and the card that it is for */ name: string;
  onFiles: (files: readonly File[]) => void;
  onRecord: () => void;
};

/**
 * The tools over the focused field; on a phone they are docked above its keyboard, the less used ones behind "More". Tab skips them, from field to field; Alt+F10 enters them, the arrow keys move within, Escape leaves.
 */
export const WritingToolbar = memo(function WritingToolbar({ field, side, name, onFiles, onRecord }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useIsPhone();
  const isShort = isPhone && !isOpen;
  useKeyboardInset();
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={name}
      className={styles.bar}
      data-of={side}
      data-dock
      data-open={isOpen || undefined}
      onKeyDown={(event) => moveAmongButtons(event, () => field.current?.focus())}
      // Pressing a tool keeps the focus and the selection in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {writingTools
        .filter((tool) => (tool.side ?? side) === side && !(isShort && tool.isRest))
        .map((tool) => (
          <button
            key={tool.name}
            type="button"
            tabIndex={-1}
            className={styles.tool}
            data-first={tool.isFirst || undefined}
            aria-label={tool.name}
            aria-keyshortcuts={keysOf(tool, "Control", "Shift")}
            title={`${tool.name} (${keysOf(tool, toolNames.ctrl, toolNames.shift)})`}
            onClick={() => field.current && applyEdit(field.current, tool.change(editOf(field.current)))}
          >
            <tool.Icon size={17} aria-hidden />
          </button>
        ))}
      <MediaTools className={styles.tool} onFiles={onFiles} onRecord={onRecord} />
      {isPhone && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.tool}
          aria-label={toolNames.more}
          title={toolNames.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis size={17} aria-hidden />
        </button>
      )}
    </div>
  );
});
