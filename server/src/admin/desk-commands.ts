import { accountActs, type AccountAct, type DeckAct } from "@recollect/domain/desk/acts.ts";
import { deckIdIn } from "@recollect/domain/decks/address.ts";

import type { Desk } from "../features/desk/desk.service.ts";
import { AdminError } from "./admin-error.ts";
import { accountText, backupsText, caseText, daysText, logText, reportsText, restrictedText, storageText } from "./desk-texts.ts";

/** The lists of the caretaker's desk. */
const lists = ["reports", "restricted", "desk-log", "days", "storage", "backups"] as const;

const deckCommands: Readonly<Record<string, DeckAct>> = {
  "hide-deck": "hide",
  "take-down-deck": "take-down",
  "restore-deck": "restore",
  "warn-deck": "warn",
  "dismiss-reports": "dismiss",
};

/** Links for a new password have a command of their own, which prints them. */
type AccountCommand = Exclude<AccountAct, "reset-link">;

/** A command for the desk. */
export type DeskCommand =
  | { kind: "desk-list"; list: (typeof lists)[number]; /** the cursor that the previous page printed */ after: string | null }
  | { kind: "desk-deck"; id: number }
  | { kind: "desk-account"; name: string }
  | { kind: "desk-deck-act"; act: DeckAct; id: number; why: string }
  | { kind: "desk-account-act"; act: AccountCommand; name: string; why: string };

/** The usage of these commands. */
export const deskUsage = [
  "reports [<next>], restricted [<next>], desk-log [<next>], storage [<next>], days, backups",
  "deck <deck id>, account <username or email>",
  "hide-deck <deck id> <reason>, take-down-deck, restore-deck, warn-deck, dismiss-reports: the same arguments",
  "warn <username or email> <reason>, suspend, unsuspend, end-sessions: the same arguments",
];

/** The desk's command in the words; null if it is another command. Throws an AdminError that names what is missing. */
export function deskCommandIn([kind = "", ...rest]: readonly string[]): DeskCommand | null {
  const list = lists.find((name) => name === kind);
  if (list) return rest.length > 1 ? null : { kind: "desk-list", list, after: rest[0] ?? null };
  const [subject = "", ...words] = rest;
  if (kind === "deck" && rest.length === 1) return { kind: "desk-deck", id: deckId(subject) };
  if (kind === "account" && rest.length === 1) return { kind: "desk-account", name: subject };
  const why = words.join(" ");
  const deckAct = Object.hasOwn(deckCommands, kind) ? deckCommands[kind] : undefined;
  if (deckAct) return { kind: "desk-deck-act", act: deckAct, id: deckId(subject), why: reason(kind, why) };
  const accountAct = accountActs.find((act) => act === kind);
  if (!accountAct || accountAct === "reset-link" || subject === "") return null;
  return { kind: "desk-account-act", act: accountAct, name: subject, why: reason(kind, why) };
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
export async function carryOutAtDesk(desk: Desk, command: DeskCommand): Promise<string> {
  if (command.kind === "desk-list") return listText(desk, command);
  if (command.kind === "desk-deck") return caseText(await desk.deck(command.id));
  if (command.kind === "desk-deck-act") return caseText(await desk.actOnDeck("operator", { ...command, seen: null }));
  const uid = await desk.accountNamed(command.name);
  if (command.kind === "desk-account") return accountText(await desk.account(uid));
  return accountText(await desk.actOnAccount("operator", { uid, act: command.act, why: command.why, seen: null }));
}

async function listText(desk: Desk, { list, after }: Extract<DeskCommand, { kind: "desk-list" }>): Promise<string> {
  if (list === "backups") return backupsText(await desk.backups());
  if (list === "days") return daysText(await desk.days());
  if (list === "storage") return storageText(await desk.storage(placeIn(after)));
  if (list === "reports") return reportsText(await desk.reports(deckPlaceIn(after)));
  if (list === "restricted") return restrictedText(await desk.restricted(deckPlaceIn(after)));
  return logText(await desk.log(after === null ? null : number(after)));
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
