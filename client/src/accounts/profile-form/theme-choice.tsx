import { themes, type ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import styles from "./theme-choice.module.css";

/** Five friends to choose from; each brings its colour. */
export function ThemeChoice({ value, onChange }: { value: ThemeIndex; onChange: (theme: ThemeIndex) => void }) {
  return (
    <fieldset className={styles.themes}>
      <legend>Choose your theme</legend>
      <div className={styles.row}>
        {themes.map((name, index) => (
          <label key={name} className={styles.theme} data-theme={index}>
            <input type="radio" name="theme" checked={value === index} onChange={() => onChange(index as ThemeIndex)} />
            <img src={`/${index}.png`} alt="" width={72} height={72} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
