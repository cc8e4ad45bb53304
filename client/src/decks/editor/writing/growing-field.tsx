import { useId, type ComponentProps, type ReactNode } from "react";
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
};

/** A field for one side of a card that grows with its text. An invisible copy of the text sets the height. */
export function GrowingField({ label, accessibleName, value, onText, isCell = false, tools, ...rest }: Props) {
  const id = useId();
  return (
    <div className={isCell ? styles.cell : styles.field}>
      <label className={isCell ? styles.whole : styles.label} htmlFor={id}>
        <span className={isCell ? "visually-hidden" : undefined}>{label}</span>
      </label>
      {tools && <div className={styles.tools}>{tools}</div>}
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
    </div>
  );
}
