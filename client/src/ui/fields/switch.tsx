import { useState } from "react";
import styles from "./switch.module.css";

type SwitchProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void | Promise<unknown> };

/** On or off, taking effect at once. It shows what was chosen until the promise of `onChange` settles, and then `isOn` again. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  const [chosen, setChosen] = useState<{ isOn: boolean } | null>(null);
  const isShownOn = chosen?.isOn ?? isOn;

  function choose(isChosenOn: boolean): void {
    const saving = onChange(isChosenOn);
    if (!saving) return;
    const choice = { isOn: isChosenOn };
    const end = () => setChosen((now) => (now === choice ? null : now));
    setChosen(choice);
    void saving.then(end, end);
  }

  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" aria-checked={isShownOn} checked={isShownOn} onChange={({ target }) => choose(target.checked)} />
      {label}
    </label>
  );
}
