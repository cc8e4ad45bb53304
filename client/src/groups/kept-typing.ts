/**
 * A form's fields after somebody else saved the same thing: what was typed stays, all else is as they saved it. `clashes` are the fields that both
 * changed, each to something else; one of an earlier save (`clashesBefore`) stays until both say the same.
 */
export function afterTheirSave<Fields extends object>(
  typed: Fields,
  before: Fields,
  theirs: Fields,
  clashesBefore: readonly (keyof Fields)[] = [],
) {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys(theirs) as (keyof Fields)[];
  const kept = names.filter((name) => !isSame(typed[name], before[name]));
  return {
    fields: { ...theirs, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) } as Fields,
    clashes: kept.filter(
      (name) => (clashesBefore.includes(name) || !isSame(theirs[name], before[name])) && !isSame(theirs[name], typed[name]),
    ),
  };
}
