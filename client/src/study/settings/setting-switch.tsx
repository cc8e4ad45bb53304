import { Switch } from "../../ui/fields/switch.tsx";
import styles from "./settings-form.module.css";

/** Something to turn on or off, with a word on what it does. */
export function SettingSwitch({ hint, ...rest }: { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div>
      <Switch {...rest} />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
