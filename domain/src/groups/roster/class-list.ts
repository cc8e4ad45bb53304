import type { GroupInvitation } from "../group.ts";
import type { RosterPupil } from "./read-roster.ts";
import type { RosterDifference } from "./roster-difference.ts";

/** A pupil of the class list, as its teachers see it. */
export type ListedPupil = RosterPupil & {
  id: string;
  /** the account that took the place; null while nobody has */
  uid: string | null;
  /** until when a slip is valid, in ms since 1970; null if there is none */
  slipUntil: number | null;
  /** when the code was last asked to be sent by mail, in ms since 1970; it is on its way while no slip is valid. Null if it is on paper, or there is none */
  mailedAt: number | null;
};

/** A class list; `canMail`: whether its reader can have codes sent by mail. */
export type ClassList = { pupils: ListedPupil[]; canMail: boolean };

/** New slips to print, until when they are valid (ms since 1970), and how many codes go by mail instead. */
export type MadeSlips = { slips: Slip[]; until: number; mailed: number };

/** A class list beside the class. Whoever confirms it names the version of the class with which it was compared. */
export type ComparedRoster = RosterDifference & { version: string };

/** What a confirmed list changed: numbers of pupils. */
export type ConfirmedRoster = { added: number; changed: number; removed: number };

/** A slip as it is printed. The code is shown once: the server keeps a digest of it. */
export type Slip = { id: string; name: string; code: string };

/** What whoever has a slip sees before using it. */
export type SlipInvitation = Pick<GroupInvitation, "id" | "name" | "about" | "keepUntil" | "teachers"> & {
  /** the pupil's name on the class list */
  pupil: string;
  /** a username for a new account: that of the list, if it can be had; null otherwise */
  username: string | null;
  /** whether the slip opens a new account; otherwise it is for those who have one */
  opensAccount: boolean;
};
