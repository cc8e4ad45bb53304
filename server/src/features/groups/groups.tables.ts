import type { GroupRole } from "@recollect/domain/groups/group.ts";

declare module "../../store/tables.ts" {
  interface Tables {
    groups: GroupsTable;
    groupMembers: GroupMembersTable;
    groupDecks: GroupDecksTable;
  }
}

/** Times are ms since 1970. */
export type GroupsTable = {
  id: string;
  name: string;
  about: string;
  /** unique; letters of `groupCodeAlphabet` */
  code: string;
  /** 0: nobody joins by the code */
  codeOpen: 0 | 1;
  createdAt: number;
  /** the group is deleted in the night after */
  keepUntil: number;
  /** since when nothing new is taken in; null while the group is open */
  closedAt: number | null;
  /** JSON text of GroupSettings */
  settings: string;
};

/** Keyed by (groupId, userId). Times are ms since 1970. */
export type GroupMembersTable = {
  groupId: string;
  userId: string;
  role: GroupRole;
  joinedAt: number;
  /** null while a member */
  leftAt: number | null;
  /** what the school calls the member */
  externalId: string | null;
  /** when the member confirmed what teachers see; null for teachers, and until then */
  agreedAt: number | null;
};

/** Keyed by (deck, groupId). */
export type GroupDecksTable = {
  deckOwnerId: string;
  deckId: number;
  groupId: string;
  /** a deck that someone else than its owner added is opened by its own visibility alone */
  addedBy: string;
  /** ms since 1970 */
  addedAt: number;
  /** order in the group, from 0 */
  position: number;
};
