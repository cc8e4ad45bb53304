import { oneOf, type Setting } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Who may read the metrics; null: nobody, and none are gathered. */
export type MetricsSettings = {
  /** programs on this machine, without a token */
  isOpenHere: boolean;
  /** whoever sends it; null: nobody by a token */
  token: string | null;
} | null;

/** Nobody guesses a token of this length. */
const tokenMinLength = 32;

/** Either setting turns the metrics on. An error never shows the token. */
export function readMetricsSettings(settingOf: (name: string) => Setting): MetricsSettings {
  const isOpenHere = (oneOf(settingOf("METRICS"), ["off", "loopback"]) ?? "off") === "loopback";
  const { name, value: token } = settingOf("METRICS_TOKEN");
  if (token !== null && token.length < tokenMinLength)
    throw new StartError(`${name} has ${token.length} characters, but must have at least ${tokenMinLength}.`);
  return isOpenHere || token !== null ? { isOpenHere, token } : null;
}
