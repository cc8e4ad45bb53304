import { STUDY } from "@recollect/domain/limits/limits.ts";
import type { UseFormRegisterReturn } from "react-hook-form";
import { percent as percentText } from "../../lib/language/formats.ts";
import { Field } from "../../ui/fields/field.tsx";
import styles from "./settings-form.module.css";
import { texts } from "./settings.texts.ts";

/** From here on intervals shrink to less than half of what they are at 90%. */
const steepPercent = 95;

type Props = UseFormRegisterReturn & { /** as it is chosen now */ percent: string; error: string | null };

/** The share of cards that a student wants to know when they are due, and what it costs in plain words. */
export function RetentionField({ percent, error, ...rest }: Props) {
  const share = percentText(Number(percent) / 100);
  const cost = Number(percent) >= steepPercent ? texts.steepRetention : texts.higherMeansMore;
  return (
    <Field label={texts.desiredRetention} error={error} hint={texts.aboutOf100Cards(percent, cost)}>
      {({ className: _box, ...control }) => (
        <div className={styles.slider}>
          <input
            {...rest}
            {...control}
            type="range"
            min={STUDY.retention.least * 100}
            max={STUDY.retention.most * 100}
            step={1}
            aria-valuetext={share}
            data-autofocus
          />
          <output htmlFor={control.id}>{share}</output>
        </div>
      )}
    </Field>
  );
}
