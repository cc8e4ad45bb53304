import { useMemo, type KeyboardEvent } from "react";
import { formulaAround, withSnippet } from "@recollect/domain/cards/formula-writing.ts";
import type { Edit } from "@recollect/domain/cards/text-edits.ts";
import { partAround, sideLayout } from "@recollect/domain/cards/text/side-layout.ts";
import { FormattedText } from "../../../../cards/text/formatted-text.tsx";
import { FormulaKeysBar } from "./formula-keys-bar.tsx";
import { GapPanel, LinkPanel } from "./part-panels.tsx";
import styles from "./side-panel.module.css";

type Props = {
  /** the side, and its selection */
  edit: Edit;
  hasGaps: boolean;
  /** writes into the field, and leaves the focus where it is */
  onEdit: (next: Edit) => void;
  /** writes at the caret of the field */
  onSnippet: (next: (edit: Edit) => Edit) => void;
  /** back to the field */
  onLeave: () => void;
};

/** What belongs to the part of a side that has the caret: the keys of a formula, the hint of a gap, the address of a link. */
export function SidePanel({ edit, hasGaps, onEdit, onSnippet, onLeave }: Props) {
  const { text, from } = edit;
  const parts = useMemo(() => sideLayout(text, { gaps: hasGaps }), [text, hasGaps]);
  const formula = formulaAround(edit, hasGaps);
  const part = formula === null ? partAround(parts, from, ["gap", "link"]) : null;
  if (formula === null && part === null) return null;
  return (
    <div role="presentation" className={styles.panel} data-panel onKeyDown={(event) => leaveByEscape(event, onLeave)}>
      {formula && (
        <>
          {text.slice(formula.innerFrom, formula.innerTo).trim() !== "" && (
            <div className={styles.formula} inert>
              <FormattedText text={text.slice(formula.from, formula.to)} {...(hasGaps && { gaps: "filled" as const })} />
            </div>
          )}
          <FormulaKeysBar onKey={(tex) => onSnippet((now) => withSnippet(now, tex, hasGaps))} onLeave={onLeave} />
        </>
      )}
      {part?.kind === "gap" && <GapPanel text={text} place={part} onEdit={onEdit} onLeave={onLeave} />}
      {part?.kind === "link" && <LinkPanel text={text} place={part} onEdit={onEdit} onLeave={onLeave} />}
    </div>
  );
}

function leaveByEscape(event: KeyboardEvent, onLeave: () => void): void {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  onLeave();
}
