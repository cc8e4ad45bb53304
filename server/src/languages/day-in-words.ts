/**
 * A day in a mail's language, such as '30. November 2026'. In English it is '30 November 2026', which all its readers read alike; the account's language
 * does not say whether they are American.
 */
export function dayInWords(at: Date | number, language: string | null): string {
  const isEnglish = language === null || language === "en";
  return new Date(at).toLocaleDateString(isEnglish ? "en-GB" : language, { dateStyle: "long", timeZone: "UTC" });
}
