import { STUDY } from "@recollect/domain/limits/limits.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "../../ui/fields/text-field.tsx";
import type { SettingsField } from "./settings-fields.ts";
import styles from "./settings-form.module.css";
import { TimeZoneField } from "./time-zone-field.tsx";
import { texts } from "./settings.texts.ts";

const advanced = ["learningSteps", "relearningSteps", "maximumDays", "timeZone"] as const satisfies readonly SettingsField[];

/** Whether the setting is under 'Advanced'. */
export function isAdvanced(name: string): boolean {
  return advanced.some((setting) => setting === name);
}

type Props = {
  /** the props of a field */
  field: (name: (typeof advanced)[number]) => UseFormRegisterReturn & { error: string | null };
  /** the time zone that is in force */
  knownZone: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** Settings that few students change. */
export function AdvancedSettings({ field, knownZone, isOpen, onToggle }: Props) {
  return (
    <details className={styles.advanced} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{texts.advanced}</summary>
      <div className={styles.folded}>
        <div className={styles.pair}>
          <TextField label={texts.learningSteps} hint={texts.minutesUntilANew} autoComplete="off" {...field("learningSteps")} />
          <TextField label={texts.relearningSteps} hint={texts.theSame} autoComplete="off" {...field("relearningSteps")} />
        </div>
        <TextField
          label={texts.longestInterval}
          hint={texts.daysAfterWhichEvery}
          type="number"
          inputMode="numeric"
          min={STUDY.maximumDays.least}
          step={1}
          {...field("maximumDays")}
        />
        <TimeZoneField knownZone={knownZone} {...field("timeZone")} />
      </div>
    </details>
  );
}
