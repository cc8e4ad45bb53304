import { GROUP } from "../limits/limits.ts";
import type { Row } from "./row.ts";

/** Errors of groups. */
export const groupRows = {
  "group/name-needed": { message: "A group needs a name." },
  "group/name-too-long": { message: "A group's name can have at most {most} characters.", limits: { most: GROUP.nameMaxLength } },
  "group/about-too-long": { message: "The text about a group can have at most {most} characters.", limits: { most: GROUP.aboutMaxLength } },
  "group/bad-end": { message: "A group is kept until a day from tomorrow on, and at most for two years." },
  "group/not-found": { status: 404, message: "There is no such group, or you are not a member of it." },
  "group/not-a-teacher": { status: 403, message: "Only a teacher of this group can do this." },
  "group/not-for-you": { status: 403, message: "You can't make groups here. Please ask the people who run this site." },
  "group/code-unknown": {
    status: 404,
    message: "There is no group with this code that can be joined. Please check it, or ask your teacher.",
  },
  "group/too-many-codes": { status: 429, message: "You tried many codes that don't exist. Please wait a minute." },
  "group/full": { status: 409, message: "A group can have at most {most} members.", limits: { most: GROUP.maxMembers } },
  "group/too-many": { status: 409, message: "You can be in at most {most} groups.", limits: { most: GROUP.maxGroups } },
  "group/too-many-decks": { status: 409, message: "A group can have at most {most} decks.", limits: { most: GROUP.maxDecks } },
  "group/last-teacher": { status: 409, message: "A group needs a teacher. Make somebody else a teacher first, or delete the group." },
  "group/member-not-found": { status: 404, message: "This person is not a member of the group any more." },
  "group/deck-not-yours": { status: 403, message: "You can add your own decks, and Public or Unlisted ones of others." },
  "group/deck-not-found": { status: 404, message: "This deck is not in the group any more." },
  "group/closed": { status: 409, message: "This group is closed. Open it again first." },
} as const satisfies Record<string, Row>;
