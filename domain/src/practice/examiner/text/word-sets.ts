/** The words of a row of a table. */
export function wordSet(row: string): ReadonlySet<string> {
  return new Set(row.split(" "));
}

/** The words of several rows by their names. */
export function setsIn<Name extends string>(rows: Readonly<Record<Name, string>>): Readonly<Record<Name, ReadonlySet<string>>> {
  return Object.fromEntries(Object.entries<string>(rows).map(([name, row]) => [name, wordSet(row)])) as Record<Name, ReadonlySet<string>>;
}

/** The words of rows by their language. */
export function setsOf(rows: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(Object.entries(rows).map(([language, row]) => [language, wordSet(row)]));
}
