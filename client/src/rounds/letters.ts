/** The letter of a choice: A for the first. */
export function letterOf(place: number): string {
  return String.fromCharCode(65 + place);
}
