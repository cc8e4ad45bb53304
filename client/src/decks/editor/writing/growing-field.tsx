import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import styles from "./growing-field.module.css";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange" | "rows"> & {
  label: string;
  /** what screen readers say in place of the label: 'Term of card 3' */
  accessibleName: string;
  value: string;
  onText: (text: string, isComposing: boolean) => void;
  /** without a visible box and label: the table cell names it, and the whole cell can be clicked */
  isCell?: boolean;
  /** shown over the field's edge */
  tools?: ReactNode;
  /** what stands in the place of the plain field: the side as it looks */
  drawn?: ReactNode;
};

/** A field for one side of a card that grows with its text. An invisible copy of the text sets the height. */
export function GrowingField({ label, accessibleName, value, onText, isCell = false, tools, drawn, ...rest }: Props) {
  const id = useId();
  return (
    <div className={isCell ? styles.cell : styles.field}>
      {drawn ? (
        <div role="presentation" className={isCell ? styles.whole : styles.label} onMouseDown={focusDrawn}>
          {!isCell && label}
        </div>
      ) : (
        <label className={isCell ? styles.whole : styles.label} htmlFor={id}>
          <span className={isCell ? "visually-hidden" : undefined}>{label}</span>
        </label>
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
      {drawn ? (
        <div className={styles.drawn}>{drawn}</div>
      ) : (
        <div className={styles.grower} data-text={value || rest.placeholder}>
          <textarea
            {...rest}
            id={id}
            aria-label={accessibleName}
            className={styles.input}
            rows={1}
            data-history
            dir="auto"
            value={value}
            onChange={({ target, nativeEvent }) => onText(target.value, (nativeEvent as InputEvent).isComposing)}
          />
        </div>
      )}
    </div>
  );
}

/** A label leads to plain fields only. */
function focusDrawn(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector<HTMLElement>("[contenteditable=true]")?.focus();
}
