import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./growing-field.module.css";

type Props = Omit<ComponentProps<"textarea">, "value" | "onChange" | "rows"> & {
  label: string;
  /** said after the label to those who can't see where the field stands */
  labelContext: string;
  value: string;
  onText: (text: string) => void;
  /** stand over the field's edge */
  tools?: ReactNode;
};

/** A field for one side of a card: as high as its text, several lines if need be. An invisible copy of the text gives the height. */
export function GrowingField({ label, labelContext, value, onText, tools, ...rest }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className="visually-hidden">{labelContext}</span>
      </label>
      <div className={styles.place}>
        <div className={styles.grower} data-text={value}>
          <textarea
            {...rest}
            id={id}
            className={styles.input}
            rows={1}
            dir="auto"
            value={value}
            onChange={(event) => onText(event.target.value)}
          />
        </div>
        {tools}
      </div>
    </div>
  );
}
