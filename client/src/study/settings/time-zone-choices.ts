type Choice = { value: string; label: string };
type Region = { label: string; options: Choice[] };

/** All time zones known to this browser, plus those given, by region, sorted. */
export function timeZoneChoices(extraZones: readonly string[] = []): Region[] {
  const regions = new Map<string, Choice[]>();
  for (const zone of new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...extraZones])) {
    const region = zone.includes("/") ? (zone.split("/")[0] ?? zone) : "Other";
    regions.set(region, [...(regions.get(region) ?? []), { value: zone, label: placeName(zone) }]);
  }
  return [...regions]
    .map(([label, options]) => ({ label, options: options.toSorted((a, b) => a.label.localeCompare(b.label, "en")) }))
    .toSorted((a, b) => Number(a.label === "Other") - Number(b.label === "Other") || a.label.localeCompare(b.label, "en"));
}

/** The place that a zone is named after: 'Buenos Aires, Argentina' for America/Argentina/Buenos_Aires, 'UTC' for UTC. */
export function placeName(zone: string): string {
  const parts = zone.replaceAll("_", " ").split("/");
  return parts.length === 1 ? zone : parts.slice(1).toReversed().join(", ");
}
