/** A note with the GUID of an earlier note of its package is another note, so from the second on its GUID gets a number. */
export function numberedGuid(guid: string, nth: number): string {
  return nth === 1 ? guid : `${guid} (${nth})`;
}

/** The GUID as the package has it, and the number of the note among those that have it. */
export function guidAndNumber(numbered: string): { guid: string; nth: number } {
  const at = numbered.lastIndexOf(" (");
  const nth = Number(numbered.slice(at + 2, -1));
  return at >= 0 && nth > 1 && numberedGuid(numbered.slice(0, at), nth) === numbered
    ? { guid: numbered.slice(0, at), nth }
    : { guid: numbered, nth: 1 };
}
