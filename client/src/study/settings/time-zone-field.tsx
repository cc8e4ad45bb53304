import type { UseFormRegisterReturn } from "react-hook-form";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { deviceTimeZone } from "../use-time-zone.ts";
import { placeName, timeZoneChoices } from "./time-zone-choices.ts";
import { texts } from "./settings.texts.ts";

type Props = UseFormRegisterReturn & {
  /** the zone that is in force, which this browser may not list */ knownZone: string;
  error: string | null;
};

/** Where the student is. Names begin with the place, so typing 'ber' finds Berlin. */
export function TimeZoneField({ knownZone, ...rest }: Props) {
  const automatic = { value: "", label: texts.automaticWhereThisDevice(placeName(deviceTimeZone())) };
  const zones = timeZoneChoices([knownZone, deviceTimeZone()]).map(({ label, options }) => ({
    label,
    options: options.map((option) => ({ ...option, isName: true })),
  }));
  return <SelectField {...rest} label={texts.timeZone} hint={texts.aNewDayBegins} options={[automatic, ...zones]} />;
}
