/** A side without the names of its media, which differ from import to import, and with single spaces. */
export function comparable(side: string): string {
  return side
    .replace(/\]\(media\/[^()\s]+\)/g, "]")
    .replace(/\s+/g, " ")
    .trim();
}
