import styles from "./switch.module.css";

/** On or off, taking effect at once. */
export function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" aria-checked={isOn} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
