import { useState } from "react";
import { moveAmongButtons } from "../../../../ui/keys/move-among-buttons.ts";
import { formulaKeyGroups } from "./formula-keys.ts";
import styles from "./side-panel.module.css";
import { panelTexts as texts } from "./side-panel.texts.ts";

type Props = { onKey: (tex: string) => void; /** back to the field */ onLeave: () => void };

/** The group that was used last, in any field. */
let lastShown = 0;

/** The keys of a formula, in groups. Tab skips them; Alt+↓ enters them, the arrow keys move within, Escape leaves. */
export function FormulaKeysBar({ onKey, onLeave }: Props) {
  const [shown, setShown] = useState(lastShown);
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.formulaKeys}
      className={styles.keys}
      onKeyDown={(event) => moveAmongButtons(event, onLeave)}
      // A pressed key leaves the focus and the caret in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={styles.groups}>
        {formulaKeyGroups.map(({ name, shows }, at) => (
          <button
            key={name}
            type="button"
            tabIndex={-1}
            className={styles.group}
            aria-label={name}
            title={name}
            aria-pressed={at === shown}
            data-shows={shows}
            onClick={() => setShown((lastShown = at))}
          />
        ))}
      </div>
      <div className={styles.row} dir="ltr">
        {formulaKeyGroups[shown]?.keys.map(({ shows, tex, name }) => (
          <button
            key={tex}
            type="button"
            tabIndex={-1}
            className={styles.key}
            aria-label={name ?? shows}
            title={name ?? tex}
            translate={name === undefined ? "no" : undefined}
            data-shows={shows}
            onClick={() => onKey(tex)}
          />
        ))}
      </div>
    </div>
  );
}
