import { accountActions, type AccountAction, type DeckAction } from "@recollect/domain/moderation/actions.ts";
import { deckIdIn } from "@recollect/domain/decks/address.ts";

import type { Moderation } from "../features/moderation/moderation.service.ts";
import { AdminError } from "./admin-error.ts";
import { accountText, backupsText, caseText, daysText, logText, reportsText, restrictedText, storageText } from "./moderation-texts.ts";

/** The lists of moderation. */
const lists = ["reports", "restricted", "desk-log", "days", "storage", "backups"] as const;

const deckCommands: Readonly<Record<string, DeckAction>> = {
  "hide-deck": "hide",
  "take-down-deck": "take-down",
  "restore-deck": "restore",
  "warn-deck": "warn",
  "dismiss-reports": "dismiss",
};

/** Links for a new password have a command of their own, which prints them. */
type AccountCommand = Exclude<AccountAction, "reset-link">;

/** A command for the moderation. */
export type ModerationCommand =
  | { kind: "moderation-list"; list: (typeof lists)[number]; /** the cursor that the previous page printed */ after: string | null }
  | { kind: "moderation-deck"; id: number }
  | { kind: "moderation-account"; name: string }
  | { kind: "moderation-deck-act"; act: DeckAction; id: number; why: string }
  | { kind: "moderation-account-act"; act: AccountCommand; name: string; why: string };

/** The usage of these commands. */
export const moderationUsage = [
  "reports [<next>], restricted [<next>], desk-log [<next>], storage [<next>], days, backups",
  "deck <deck id>, account <username or email>",
  "hide-deck <deck id> <reason>, take-down-deck, restore-deck, warn-deck, dismiss-reports: the same arguments",
  "warn <username or email> <reason>, suspend, unsuspend, end-sessions: the same arguments",
];

/** The moderation command in the words; null if it is another command. Throws an AdminError that names what is missing. */
export function moderationCommandIn([kind = "", ...rest]: readonly string[]): ModerationCommand | null {
  const list = lists.find((name) => name === kind);
  if (list) return rest.length > 1 ? null : { kind: "moderation-list", list, after: rest[0] ?? null };
  const [subject = "", ...words] = rest;
  if (kind === "deck" && rest.length === 1) return { kind: "moderation-deck", id: deckId(subject) };
  if (kind === "account" && rest.length === 1) return { kind: "moderation-account", name: subject };
  const why = words.join(" ");
  const deckAction = Object.hasOwn(deckCommands, kind) ? deckCommands[kind] : undefined;
  if (deckAction) return { kind: "moderation-deck-act", act: deckAction, id: deckId(subject), why: reason(kind, why) };
  const accountAction = accountActions.find((act) => act === kind);
  if (!accountAction || accountAction === "reset-link" || subject === "") return null;
  return { kind: "moderation-account-act", act: accountAction, name: subject, why: reason(kind, why) };
}

function deckId(text: string): number {
  const id = deckIdIn(text);
  if (id === null) throw new AdminError(`"${text}" is not a deck id: use the number in the deck's address.`);
  return id;
}

function reason(kind: string, why: string): string {
  if (why.trim() === "") throw new AdminError(`"${kind}" needs a reason, which is stored and shown to the student.`);
  return why;
}

/** Carries the command out as the operator, and returns the state after it. */
export async function carryOutModeration(moderation: Moderation, command: ModerationCommand): Promise<string> {
  if (command.kind === "moderation-list") return listText(moderation, command);
  if (command.kind === "moderation-deck") return caseText(await moderation.deck(command.id));
  if (command.kind === "moderation-deck-act") return caseText(await moderation.actOnDeck("operator", { ...command, seen: null }));
  const uid = await moderation.accountNamed(command.name);
  if (command.kind === "moderation-account") return accountText(await moderation.account(uid));
  return accountText(await moderation.actOnAccount("operator", { uid, act: command.act, why: command.why, seen: null }));
}

async function listText(moderation: Moderation, { list, after }: Extract<ModerationCommand, { kind: "moderation-list" }>): Promise<string> {
  if (list === "backups") return backupsText(await moderation.backups());
  if (list === "days") return daysText(await moderation.days());
  if (list === "storage") return storageText(await moderation.storage(placeIn(after)));
  if (list === "reports") return reportsText(await moderation.reports(deckPlaceIn(after)));
  if (list === "restricted") return restrictedText(await moderation.restricted(deckPlaceIn(after)));
  return logText(await moderation.log(after === null ? null : number(after)));
}

function number(text: string): number {
  if (!/^\d{1,16}$/.test(text))
    throw new AdminError(`"${text}" is not where a list goes on: say the number at the end of the list before.`);
  return Number(text);
}

/** A place in a list of decks, from its text. */
function deckPlaceIn(after: string | null): { at: number; id: number } | null {
  if (after === null) return null;
  const [at = "", id = ""] = after.split(":");
  return { at: number(at), id: number(id) };
}

/** A place in the list of storage, from its text. */
function placeIn(after: string | null): { bytes: number; uid: string } | null {
  if (after === null) return null;
  const [bytes = "", uid = ""] = after.split(":");
  return { bytes: number(bytes), uid };
}
