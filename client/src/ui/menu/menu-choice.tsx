import * as DropdownMenu from "radix-ui/dropdown-menu";
import { useId, type ReactNode } from "react";
import styles from "./menu-choice.module.css";

type MenuChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; icon: ReactNode }[];
  onChoose: (value: T) => void;
};

/** A choice between a few options, as a row of a menu. Choosing leaves the menu open, because the effect shows at once. */
export function MenuChoice<T extends string>({ label, value, options, onChoose }: MenuChoiceProps<T>) {
  const id = useId();
  return (
    <DropdownMenu.RadioGroup value={value} aria-labelledby={id} className={styles.choice}>
      <DropdownMenu.Label id={id}>{label}</DropdownMenu.Label>
      <div className={styles.options}>
        {options.map((option) => (
          <DropdownMenu.RadioItem
            key={option.value}
            value={option.value}
            className={styles.option}
            onSelect={(event) => (event.preventDefault(), onChoose(option.value))}
          >
            {option.icon}
            {option.label}
          </DropdownMenu.RadioItem>
        ))}
      </div>
    </DropdownMenu.RadioGroup>
  );
}
