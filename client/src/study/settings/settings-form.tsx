import { AppError } from "@recollect/domain/errors/failure.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import type { StudySettings } from "@recollect/domain/study/settings.ts";
import { STUDY } from "@recollect/domain/limits/limits.ts";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { refusalWords } from "../../lib/requests/refusal-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useLateFocus } from "../../ui/dialog/dialog-focus.ts";
import { DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { AdvancedSettings, isAdvanced } from "./advanced-settings.tsx";
import { RetentionField } from "./retention-field.tsx";
import {
  changesOf,
  defaultFields,
  fieldOfProblem,
  fieldProblem,
  fieldsOf,
  settingsFields,
  type SettingsChanges,
  type SettingsField,
  type SettingsFields,
} from "./settings-fields.ts";
import styles from "./settings-form.module.css";
import { Switch } from "../../ui/fields/switch.tsx";
import { texts } from "./settings.texts.ts";

type Props = {
  settings: StudySettings;
  /** receives the changes; an error it throws is shown, and the input stays */
  onSave: (changes: SettingsChanges) => Promise<void>;
  onCancel: () => void;
};

const speeds = ["0.5", "0.75", "1", "1.25", "1.5", "2"].map((value) => ({ value, label: value === "1" ? texts.normal : `${value}×` }));

/** The study settings: the common ones first, the others under 'Advanced'. */
export function SettingsForm({ settings, onSave, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form);
  const [initial] = useState(() => fieldsOf(settings));
  const { register, control, setValue, setError, clearErrors, handleSubmit, formState } = useForm<SettingsFields>({
    defaultValues: initial,
    mode: "onTouched",
  });
  const fields: SettingsFields = { ...initial, ...useWatch({ control }) };
  const [refusal, setRefusal] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [isAdvancedOpen, setAdvancedOpen] = useState(false);

  const field = <Name extends SettingsField>(name: Name) => ({
    ...register(name, {
      validate: (value) => {
        const problem = fieldProblem(name, value as SettingsFields[Name]);
        return problem === null || messageFor(problem);
      },
    }),
    error: formState.errors[name]?.message ?? null,
  });

  async function save(submitted: SettingsFields): Promise<void> {
    setRefusal(null);
    try {
      await onSave(changesOf(initial, submitted));
    } catch (failure) {
      const wrong = failure instanceof AppError ? fieldOfProblem(failure.code, initial, submitted) : null;
      if (wrong === null) return setRefusal(refusalWords(failure, "study/settings-failed"));
      show([wrong]);
      setError(wrong, { message: messageFor(failure) }, { shouldFocus: true });
    }
  }

  /** A field under a closed 'Advanced' can't be focused, nor its error seen. */
  function show(wrong: readonly string[]): void {
    if (wrong.some(isAdvanced)) setAdvancedOpen(true);
  }

  function reset(): void {
    clearErrors();
    for (const name of settingsFields) setValue(name, defaultFields[name]);
    setNote(texts.areDefaults);
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => void handleSubmit(save, (errors) => show(Object.keys(errors)))(event)}
      onChange={() => setNote("")}
    >
      {refusal !== null && <ErrorBanner message={refusal} />}
      <RetentionField percent={fields.retention} {...field("retention")} />
      <div className={styles.pair}>
        <TextField
          label={texts.newCardsADay}
          hint={texts.atMostSeen}
          type="number"
          inputMode="numeric"
          min={STUDY.perDay.least}
          step={1}
          {...field("newPerDay")}
        />
        <TextField
          label={texts.reviewsADay}
          hint={texts.atMostOfCards}
          type="number"
          inputMode="numeric"
          min={STUDY.perDay.least}
          step={1}
          {...field("reviewsPerDay")}
        />
      </div>
      <SettingSwitch
        label={texts.fourButtons}
        hint={texts.againHardGood}
        isOn={fields.fourRatings}
        onChange={(isOn) => setValue("fourRatings", isOn)}
      />
      <SettingSwitch
        label={texts.practiceTestsCount}
        hint={texts.anAnswer}
        isOn={fields.practiceCounts}
        onChange={(isOn) => setValue("practiceCounts", isOn)}
      />
      <SettingSwitch
        label={texts.typeAnswers}
        hint={texts.inAStudySession}
        isOn={fields.typesAnswers}
        onChange={(isOn) => setValue("typesAnswers", isOn)}
      />
      <SettingSwitch
        label={texts.playWhenItAppears}
        hint={texts.aSidesSound}
        isOn={fields.playsSound}
        onChange={(isOn) => setValue("playsSound", isOn)}
      />
      <SelectField label={texts.speedOfVoices} hint={texts.forTexts} options={speeds} {...field("speechSpeed")} />
      <AdvancedSettings field={field} knownZone={settings.timeZone} isOpen={isAdvancedOpen} onToggle={setAdvancedOpen} />
      <div className={styles.reset}>
        <Button variant="ghost" size="small" onClick={reset}>
          {texts.resetToDefaults}
        </Button>
        <p role="status">{note}</p>
      </div>
      <DialogActions>
        <Button variant="ghost" disabled={formState.isSubmitting} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={formState.isSubmitting} busyLabel={texts.saving}>
          {texts.saveChanges}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A setting that is on or off, with a hint. */
function SettingSwitch({ hint, ...rest }: { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div>
      <Switch {...rest} />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
