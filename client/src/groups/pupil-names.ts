import type { NamedPupil } from "@recollect/domain/groups/group.ts";
import { pupilTexts as texts } from "./pupil-names.texts.ts";

/** What a teacher calls a student: first as the class list does; a number for one without any name. */
export function nameOfPupil({ listName, displayName, username, externalId }: NamedPupil, at: number): string {
  return listName || displayName || (username && `@${username}`) || externalId || numberOfPupil(at);
}

/** What stands for a hidden name, in a list that is in another order: in that of the ids, which tells nothing. */
export function numberOfPupil(at: number): string {
  return texts.numbered(at + 1);
}

/** The rows of a table of students in the order in which it is shown. */
export function inShownOrder<Pupil extends NamedPupil>(pupils: readonly Pupil[], hidesNames: boolean): readonly Pupil[] {
  return hidesNames ? pupils.toSorted((a, b) => (a.uid < b.uid ? -1 : 1)) : pupils;
}
