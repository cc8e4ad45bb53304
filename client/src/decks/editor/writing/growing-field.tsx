import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./growing-field.module.css";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange" | "rows"> & {
  label: string;
  /** said after the label to those who can't see where the field stands */
  labelContext: string;
  value: string;
  onText: (text: string, isComposing: boolean) => void;
  /** without a box and a label to the eye: the cell it stands in says what it is, and all of the cell can be pressed */
  isCell?: boolean;
  /** stand over the field's edge */
  tools?: ReactNode;
};

/** A field for one side of a card: as high as its text, several lines if need be. An invisible copy of the text gives the height. */
export function GrowingField({ label, labelContext, value, onText, isCell = false, tools, ...rest }: Props) {
  const id = useId();
  return (
    <div className={isCell ? styles.cell : styles.field}>
      <label className={isCell ? styles.whole : styles.label} htmlFor={id}>
        <span className={isCell ? "visually-hidden" : undefined}>
          {label} <span className="visually-hidden">{labelContext}</span>
        </span>
      </label>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div className={styles.grower} data-text={value || rest.placeholder}>
        <textarea
          {...rest}
          id={id}
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
