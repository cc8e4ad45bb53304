import { language } from "../../lib/language/catalogue.ts";
import { texts } from "./settings.texts.ts";

type Choice = { value: string; label: string };
type Region = { label: string; options: Choice[] };

/** All time zones known to this browser, plus those given, by region, sorted. */
export function timeZoneChoices(extraZones: readonly string[] = []): Region[] {
  const regions = new Map<string, Choice[]>();
  for (const zone of new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...extraZones])) {
    const region = zone.includes("/") ? (zone.split("/")[0] ?? zone) : texts.otherZones;
    regions.set(region, [...(regions.get(region) ?? []), { value: zone, label: placeName(zone) }]);
  }
  return [...regions]
    .map(([label, options]) => ({ label, options: options.toSorted((a, b) => a.label.localeCompare(b.label, language)) }))
    .toSorted(
      (a, b) => Number(a.label === texts.otherZones) - Number(b.label === texts.otherZones) || a.label.localeCompare(b.label, language),
    );
}

/** The place that a zone is named after: 'Buenos Aires, Argentina' for America/Argentina/Buenos_Aires, 'UTC' for UTC. */
export function placeName(zone: string): string {
  const parts = zone.replaceAll("_", " ").split("/");
  return parts.length === 1 ? zone : parts.slice(1).toReversed().join(", ");
}
