/** Month and year in the reader's time zone, such as 'November 2023'; 'Unknown' when it was never written down. `setupDate` is ms since 1970. */
export function memberSince(setupDate: number | null): string {
  if (setupDate === null) return "Unknown";
  return new Date(setupDate).toLocaleDateString("en", { month: "long", year: "numeric" });
}
