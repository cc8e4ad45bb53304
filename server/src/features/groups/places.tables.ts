declare module "../../store/tables.ts" {
  interface Tables {
    groupPlaces: GroupPlacesTable;
  }
}

/** A pupil of a class list. A member has at most one place in a group. Times are ms since 1970. */
export type GroupPlacesTable = {
  id: string;
  groupId: string;
  /** the pupil's name on the list */
  name: string;
  email: string | null;
  /** canonical */
  username: string | null;
  externalId: string | null;
  addedAt: number;
  /** a digest of the slip's code; null if there is none, or it was used; unique */
  codeHash: string | null;
  codeUntil: number | null;
  /** the teacher who made the slip */
  codeBy: string | null;
  /** when the code was last asked to be sent by mail; null if it never was, or was used */
  mailedAt: number | null;
  /** the account that took the place; null while nobody has */
  userId: string | null;
};
