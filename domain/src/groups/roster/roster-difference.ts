import { keysOf, rosterKeys, type Roster, type RosterPupil, type RosterRow, type UnreadableRow } from "./read-roster.ts";

/** A pupil whom the class has: one who joined, or a row of an earlier list whose place nobody has taken yet. */
export type ClassPupil = RosterPupil & {
  /** identifies the pupil in the class */
  readonly id: string;
  /** whether the pupil chose the name: anybody could choose that of a classmate, so a list's names are not compared with it */
  readonly hasOwnName?: boolean;
};

/** A row that names a pupil of the class, with other details than the class has. */
export type MovedRow<Pupil extends ClassPupil = ClassPupil> = { readonly row: RosterRow; readonly pupil: Pupil };

/** What a class list changes in a class. Nothing is written before a teacher has seen it. */
export type RosterDifference<Pupil extends ClassPupil = ClassPupil> = {
  readonly new: readonly RosterRow[];
  readonly same: readonly MovedRow<Pupil>[];
  readonly moved: readonly MovedRow<Pupil>[];
  /** pupils whom the list does not name: they stay, unless the teacher removes them */
  readonly missing: readonly Pupil[];
  readonly unreadable: readonly (UnreadableRow | TornRow)[];
};

/** A row whose keys name different pupils of the class: nobody is guessed. */
export type TornRow = { readonly row: number; readonly why: "two-pupils" | "name-given-up" | "several-of-this-name" };

/**
 * Compares a list with a class. A pupil is recognized by the external id, then by the username, then by the address; by the name alone only if the row
 * has nothing else, and only one pupil of the class has that name. If a row's keys name different pupils, or a pupil whose stronger key is another one,
 * nobody is guessed: the row is refused, and so is every change of a pupil whom a refused row may mean. `isGivenUp` tells usernames that were somebody's
 * and are nobody's now: such a name would name the wrong person later.
 */
export function rosterDifference<Pupil extends ClassPupil>(
  { rows, unreadable }: Pick<Roster, "rows" | "unreadable">,
  pupils: readonly Pupil[],
  isGivenUp: (username: string) => boolean,
): RosterDifference<Pupil> {
  const candidatesOf = createFinder(pupils);
  const refused: TornRow[] = [];
  const inDoubt = new Set<string>();
  const claimed = new Set<string>();
  const added: RosterRow[] = [];
  const matched: MovedRow<Pupil>[] = [];
  const refuse = (row: RosterRow, why: TornRow["why"], candidates: readonly ClassPupil[]) => {
    refused.push({ row: row.row, why });
    for (const { id } of candidates) inDoubt.add(id);
  };
  for (const row of rows) {
    const candidates = candidatesOf(row);
    const [pupil] = candidates;
    const why = doubtAbout(row, candidates, isGivenUp);
    if (why !== null) refuse(row, why, candidates);
    else if (!pupil) added.push(row);
    else if (claimed.has(pupil.id)) refuse(row, "two-pupils", candidates);
    else {
      claimed.add(pupil.id);
      matched.push({ row, pupil });
    }
  }
  const same: MovedRow<Pupil>[] = [];
  const moved: MovedRow<Pupil>[] = [];
  for (const match of matched) {
    if (isSame(match.row, match.pupil)) same.push(match);
    else if (inDoubt.has(match.pupil.id)) refused.push({ row: match.row.row, why: "two-pupils" });
    else moved.push(match);
  }
  const missing = pupils.filter(({ id }) => !claimed.has(id) && !inDoubt.has(id));
  return { new: added, same, moved, missing, unreadable: [...unreadable, ...refused].sort((a, b) => a.row - b.row) };
}

function doubtAbout(row: RosterPupil, candidates: readonly ClassPupil[], isGivenUp: (name: string) => boolean): TornRow["why"] | null {
  const [pupil, other] = candidates;
  const usedKeys = rosterKeys.filter((key) => row[key] !== null);
  if (other) return usedKeys.length === 0 ? "several-of-this-name" : "two-pupils";
  if (row.username !== null && row.username !== pupil?.username && isGivenUp(row.username)) return "name-given-up";
  if (!pupil || usedKeys.length === 0) return null;
  const matching = usedKeys.findIndex((key) => row[key] === pupil[key]);
  return usedKeys.slice(0, matching).some((key) => pupil[key] !== null) ? "two-pupils" : null;
}

/** The pupils of the class whom a row may mean: by any of its keys, or by the name if it has none. */
function createFinder<Pupil extends ClassPupil>(pupils: readonly Pupil[]): (row: RosterPupil) => readonly Pupil[] {
  const byKey = new Map<string, Pupil[]>();
  for (const pupil of pupils)
    for (const key of [...keysOf({ ...pupil, name: "" }), ...(pupil.hasOwnName ? [] : [`name ${pupil.name.toLowerCase()}`])]) {
      const known = byKey.get(key);
      if (known) known.push(pupil);
      else byKey.set(key, [pupil]);
    }
  return (row) => [...new Set(keysOf(row).flatMap((key) => byKey.get(key) ?? []))];
}

/** A list that leaves something out changes nothing of it. */
function isSame(row: RosterPupil, pupil: RosterPupil): boolean {
  return row.name === pupil.name && rosterKeys.every((key) => row[key] === null || row[key] === pupil[key]);
}

/** What the class knows of a pupil after a row: what the row leaves out stays. */
export function pupilAfter(row: RosterPupil, pupil: RosterPupil): RosterPupil {
  return {
    name: row.name,
    email: row.email ?? pupil.email,
    username: row.username ?? pupil.username,
    externalId: row.externalId ?? pupil.externalId,
  };
}
