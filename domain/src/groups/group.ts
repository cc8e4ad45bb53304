import type { ThemeIndex } from "../accounts/themes.ts";
import type { ErrorCode } from "../errors/catalogue.ts";
import type { LibraryDeckSummary } from "../library/library-deck.ts";
import { GROUP } from "../limits/limits.ts";
import { looksEmpty } from "../words/drawn.ts";

/** Both are members: a teacher runs the group, a student studies in it. */
export const groupRoles = ["teacher", "student"] as const;
export type GroupRole = (typeof groupRoles)[number];

/** Who may make groups: a setting of the operator. `off` leaves the groups that there are. */
export const groupPolicies = ["everyone", "teachers", "off"] as const;
export type GroupPolicy = (typeof groupPolicies)[number];

export type GroupSettings = {
  /** whether students see the names of other students */
  seeEachOther: boolean;
  /** whether members ask questions on the cards of its decks */
  questions: boolean;
};

export const defaultGroupSettings: GroupSettings = { seeEachOther: false, questions: true };

/** The settings as stored; a group that was made before a setting existed has its default. */
export function groupSettingsIn(text: string): GroupSettings {
  return { ...defaultGroupSettings, ...(JSON.parse(text) as Partial<GroupSettings>) };
}

/** A group in a member's list. Times are ms since 1970. */
export type GroupSummary = {
  id: string;
  name: string;
  /** of the reader */
  role: GroupRole;
  students: number;
  decks: number;
  keepUntil: number;
  closedAt: number | null;
};

/** A member as other members see them: never the email, and no hour. */
export type GroupMember = {
  uid: string;
  role: GroupRole;
  displayName: string | null;
  username: string | null;
  selectedTheme: ThemeIndex;
  /** what the school calls the member; only teachers get it */
  externalId?: string;
  /** the name on the class list; only teachers get it */
  listName?: string;
};

/** A student by all names that teachers know. */
export type NamedPupil = {
  uid: string;
  displayName: string | null;
  username: string | null;
  externalId: string | null;
  /** the name on the class list; null for a student who is not on it */
  listName: string | null;
};

/** A deck of the group that the reader may open. */
export type GroupDeck = LibraryDeckSummary & {
  /** ms since 1970 */
  addedAt: number;
};

/** A group with all that this reader sees of it. */
export type Group = GroupSummary & {
  about: string;
  createdAt: number;
  settings: GroupSettings;
  /** when the reader joined */
  joinedAt: number;
  /** all for teachers; students get the teachers, and other students if the group allows it */
  members: GroupMember[];
  deckList: GroupDeck[];
  /** only for teachers */
  code?: string;
  codeOpen?: boolean;
};

/** What somebody who has the code sees before joining. */
export type GroupInvitation = Pick<Group, "id" | "name" | "about" | "keepUntil"> & {
  teachers: string[];
  isMember: boolean;
};

/** The group as typed. */
export type GroupFields = { name: string; about: string };

export function savedGroupFields({ name, about }: GroupFields): GroupFields {
  return { name: name.trim(), about: about.trim() };
}

/** The first limit that a field exceeds; null if all fit. Absent fields are not checked. */
export function groupProblem({ name, about }: Partial<GroupFields>): ErrorCode | null {
  if (name !== undefined && looksEmpty(name)) return "group/name-needed";
  if (name !== undefined && name.trim().length > GROUP.nameMaxLength) return "group/name-too-long";
  if (about !== undefined && about.trim().length > GROUP.aboutMaxLength) return "group/about-too-long";
  return null;
}
