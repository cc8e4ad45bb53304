import type { UseFormRegisterReturn } from "react-hook-form";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { deviceTimeZone } from "../use-time-zone.ts";
import { placeName, timeZoneChoices } from "./time-zone-choices.ts";

type Props = UseFormRegisterReturn & {
  /** the zone that is in force, which this browser may not list */ knownZone: string;
  error: string | null;
};

/** Where the student is. Places stand first in their names, so that typing 'ber' finds Berlin. */
export function TimeZoneField({ knownZone, ...rest }: Props) {
  const automatic = { value: "", label: `Automatic: ${placeName(deviceTimeZone())}, where this device is` };
  return (
    <SelectField
      {...rest}
      label="Time zone"
      hint="A new day begins at 4 a.m. there"
      options={[automatic, ...timeZoneChoices([knownZone, deviceTimeZone()])]}
    />
  );
}
