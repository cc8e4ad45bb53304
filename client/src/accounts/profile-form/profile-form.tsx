import { profileProblem, savedProfile, type ProfileFields } from "@recollect/domain/accounts/profile.ts";
import { AppError } from "@recollect/domain/errors/failure.ts";
import type { LocalErrorCode } from "@recollect/domain/errors/local-catalogue.ts";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useState, type ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type ThemeIndex } from "@recollect/domain/accounts/themes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { DialogActions } from "../../ui/dialog/dialog.tsx";
import { ErrorBanner } from "../../ui/messages/error-banner.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import styles from "./profile-form.module.css";
import { UsernameField } from "./username-field.tsx";
import { useEnterAfterCheck } from "./use-enter-after-check.ts";
import { useUsernameCheck } from "./use-username-check.ts";
import themeChoiceStyles from "./theme-choice.module.css";
import { texts } from "./profile-form.texts.ts";

type ProfileFormProps = {
  uid: string;
  initial: ProfileFields;
  saveLabel: string;
  savingLabel: string;
  /** shown when saving fails for a reason that the student can't fix */
  failure: LocalErrorCode;
  /** other buttons beside the save button */
  actions?: ReactNode;
  /** receives the fields to save; an error it throws is shown, and the input stays */
  onSave: (fields: ProfileFields) => Promise<void>;
};

/** The profile's fields: for the first setup, and for editing later. */
export function ProfileForm({ uid, initial, saveLabel, savingLabel, failure, actions, onSave }: ProfileFormProps) {
  const { register, control, setValue, handleSubmit, formState } = useForm<ProfileFields>({ defaultValues: initial });
  const fields: ProfileFields = { ...initial, ...useWatch({ control }) };
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refusedName, setRefusedName] = useState<{ name: string; message: string } | null>(null);
  const check = useUsernameCheck(fields.username, { uid, ownName: initial.username });

  const nameRefusal = refusedName?.name === fields.username ? refusedName.message : null;
  const isCheckOpen = check.state === "waiting" || check.state === "checking";
  const hasError = check.state === "problem" || nameRefusal !== null || profileProblem(fields) !== null;
  const isBlank = fields.displayName.trim() === "" || fields.username === "";
  const canSave = !isBlank && !hasError && !isCheckOpen;

  async function save(submitted: ProfileFields): Promise<void> {
    if (!canSave) return;
    setRefusal(null);
    try {
      await onSave(savedProfile(submitted));
    } catch (reason) {
      if (isAboutUsername(reason)) setRefusedName({ name: submitted.username, message: reason.message });
      else setRefusal(messageFor(failure));
    }
  }

  const enterAfterCheck = useEnterAfterCheck({ isCheckOpen, canSave, submit: () => void handleSubmit(save)() });

  return (
    <form
      noValidate
      data-theme={fields.selectedTheme}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(save)(event)}
      {...enterAfterCheck}
    >
      {refusal && <ErrorBanner message={refusal} />}
      <ThemeChoice value={fields.selectedTheme} onChange={(theme) => setValue("selectedTheme", theme)} />
      <div className={styles.names}>
        <TextField
          data-autofocus
          label={texts.displayName}
          placeholder={texts.howShouldWeCall}
          autoComplete="name"
          aria-required="true"
          error={tooLong({ displayName: fields.displayName })}
          {...register("displayName")}
        />
        <UsernameField
          value={fields.username}
          check={nameRefusal ? { state: "problem", message: nameRefusal } : check}
          onChange={(text) => setValue("username", text)}
        />
      </div>
      <TextField label={texts.bio} placeholder={texts.aLineAbout} error={tooLong({ bio: fields.bio })} {...register("bio")} />
      <TextArea
        label={texts.aboutMe}
        placeholder={texts.whatAreYouLearning}
        rows={2}
        error={tooLong({ aboutMe: fields.aboutMe })}
        {...register("aboutMe")}
      />
      <DialogActions>
        {actions}
        <Button type="submit" disabled={!canSave} busy={formState.isSubmitting} busyLabel={savingLabel}>
          {saveLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A blank field shows no error; the button stays disabled. */
function tooLong(field: Parameters<typeof profileProblem>[0]): string | null {
  const problem = profileProblem(field);
  return problem === null || problem === "profile/display-name-needed" ? null : messageFor(problem);
}

function isAboutUsername(reason: unknown): reason is AppError {
  return reason instanceof AppError && reason.code.startsWith("username/");
}

/** Five friends to choose from; each sets the theme colour. */
function ThemeChoice({ value, onChange }: { value: ThemeIndex; onChange: (theme: ThemeIndex) => void }) {
  return (
    <fieldset className={themeChoiceStyles.themes}>
      <legend>{texts.chooseYourTheme}</legend>
      <div className={themeChoiceStyles.row}>
        {texts.themes.map((name, index) => (
          <label key={name} className={themeChoiceStyles.theme} data-theme={index}>
            <input type="radio" name="theme" checked={value === index} onChange={() => onChange(index as ThemeIndex)} />
            <img src={`/${index}.png`} alt="" width={72} height={72} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
