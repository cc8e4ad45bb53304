/** A table that is asked with people's words: it has its own rows alone, so that `constructor` and `__proto__` find nothing. */
export function tableOf<Row>(rows: Readonly<Record<string, Row>>): Readonly<Record<string, Row>> {
  return Object.assign(Object.create(null) as Record<string, Row>, rows);
}
