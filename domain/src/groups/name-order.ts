const collator = new Intl.Collator("en", { numeric: true });

/** A person as a list shows them: by the name on the class list, else by their own. */
type Named = { readonly id: string; readonly name: string | null };

type PupilNames = {
  readonly uid: string;
  readonly listName: string | null;
  readonly displayName: string | null;
  readonly username: string | null;
};

/**
 * People in the order of a printed class list, whatever the database's own order is: accents and case count less than letters, and numbers by their value,
 * so Özdemir stands before Peters, and Pupil 9 before Pupil 10. Whoever has no name comes last; the id decides between equal names.
 */
export function inOrderOfNames<T>(people: readonly T[], named: (person: T) => Named): T[] {
  const pairs = people.map((person) => ({ person, ...named(person) }));
  const ordered = pairs.toSorted((a, b) => {
    if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null) || byId(a, b);
    return collator.compare(a.name, b.name) || byId(a, b);
  });
  return ordered.map(({ person }) => person);
}

/** A pupil as teachers see them. */
export function nameInClass({ uid, listName, displayName, username }: PupilNames): Named {
  return { id: uid, name: listName ?? displayName ?? username };
}

function byId(a: Named, b: Named): number {
  return a.id < b.id ? -1 : 1;
}
