import { PASSWORD } from "@recollect/domain/limits/limits.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Badge, Role } from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername, usernameProblem } from "@recollect/domain/accounts/username.ts";

import { countText } from "@recollect/domain/words/number-words.ts";

import type { Backups } from "../backups/backups.ts";
import { createRestrictDeck } from "../features/decks/deck/restrictions.store.ts";
import { logAction } from "../features/moderation/moderation-log.store.ts";
import { createModeration, type Moderation } from "../features/moderation/moderation.service.ts";
import { notifyStudent } from "../features/moderation/notices.store.ts";
import { findUidByUsername, findUserByUsername } from "../features/accounts/users.store.ts";
import { addLink } from "../identity/sessions/account-links.store.ts";
import { canonicalEmail, checkedEmail, checkedPassword } from "../identity/sign-in/credentials.ts";
import { uidOfEmail } from "../identity/names/emails.store.ts";
import { invite } from "../identity/sign-in/invitations.store.ts";
import { createPasswords } from "../identity/passwords/hashing.ts";
import { setPassword } from "../identity/passwords/set-password.store.ts";
import { indexDeckWords, rebuildDeckWords } from "../deck-words/index-deck-words.store.ts";
import { indexWaitingDecks, rebuildIndex } from "../library-index/index-decks.store.ts";
import { silent } from "../process/log/log.ts";
import type { Store } from "../store/store.ts";
import { AdminError } from "./admin-error.ts";
import { carryOutModeration, moderationCommandIn, moderationUsage, type ModerationCommand } from "./moderation-commands.ts";
import { clusterText } from "./cluster-text.ts";
import { giveBadge, giveRole } from "./badges-and-roles.store.ts";
import { handOverGroup, makeTeacher } from "./teachers.store.ts";
import { rebuildStudyOf, rebuildStudyOfAll } from "./rebuild-study.ts";

const usage = [
  "Usage: npm run admin -- <command>",
  ...[
    "badge <username> <DEV|OFFICIAL|none>",
    "password <username>, with the new password on standard input",
    "rebuild-study <username>, or rebuild-study --all",
    "rebuild-search, the Library's search index",
    "invite <email>, reset-link <email or @username>",
    "backup, restore [--replace] <backup>",
    "cluster, the server processes on this database",
    "role <username> <caretaker|none> [<reason>]",
    "teacher <username>, or teacher <username> none",
    "group-teacher <username> <group>",
  ].map(indented),
  "The caretaker's desk:",
  ...moderationUsage.map(indented),
].join("\n");

function indented(line: string): string {
  return `  ${line}`;
}

const badges: Readonly<Record<string, Badge | null>> = { DEV: "DEV", OFFICIAL: "OFFICIAL", none: null };
const roles: Readonly<Record<string, Role | null>> = { caretaker: "caretaker", none: null };

export type AdminDeps = {
  store: Store;
  /** reads the new password */ readPassword: () => Promise<string>;
  /** ms since 1970 */ clock: () => number;
  /** the prefix of links; null: they are printed without one */ publicUrl: string | null;
  /** whether mails can be sent, and what starts sending */ mail?: { isOn: boolean; wake: () => void };
  /** the state of the server's backups */ lastBackups?: Backups["lastBackups"];
};

/** A command that only an operator can give. */
type Command =
  | { kind: "badge"; username: string; badge: Badge | null }
  | { kind: "role"; username: string; role: Role | null; why: string }
  | { kind: "group-teacher"; username: string; groupId: string }
  | { kind: "teacher"; username: string; isTeacher: boolean }
  | { kind: "password" | "rebuild-study"; username: string }
  | { kind: "invite" | "reset-link"; email: string }
  | { kind: "rebuild-study-of-all" }
  | { kind: "cluster" }
  | { kind: "rebuild-search" }
  | ModerationCommand;

/** The command in the words after `npm run admin --`. Throws an AdminError with the usage. */
export function commandIn(words: readonly string[]): Command {
  const moderationCommand = moderationCommandIn(words);
  if (moderationCommand) return moderationCommand;
  const [kind, username, badge, ...more] = words;
  if (kind === "cluster" && username === undefined) return { kind };
  if (kind === "rebuild-search" && username === undefined) return { kind };
  if (username === undefined) throw new AdminError(usage);
  if (kind === "role" && badge !== undefined) return { kind, username, role: roleIn(badge), why: more.join(" ") || byOperator.why };
  if (more.length > 0) throw new AdminError(usage);
  if (kind === "rebuild-study" && username === "--all" && badge === undefined) return { kind: "rebuild-study-of-all" };
  if (kind === "group-teacher" && badge !== undefined) return { kind, username, groupId: badge.split("/").at(-1) ?? "" };
  if (kind === "teacher" && (badge === undefined || badge === "none")) return { kind, username, isTeacher: badge === undefined };
  if ((kind === "password" || kind === "rebuild-study") && badge === undefined) return { kind, username };
  if ((kind === "invite" || kind === "reset-link") && badge === undefined) return { kind, email: username };
  if (kind !== "badge" || badge === undefined) throw new AdminError(usage);
  const badgeValue = Object.hasOwn(badges, badge) ? badges[badge] : undefined;
  if (badgeValue === undefined) throw new AdminError(`A badge is DEV, OFFICIAL or none, not "${badge}".`);
  return { kind, username, badge: badgeValue };
}

function roleIn(text: string): Role | null {
  const role = Object.hasOwn(roles, text) ? roles[text] : undefined;
  if (role === undefined) throw new AdminError(`A role is caretaker or none, not "${text}".`);
  return role;
}

/** Whether a command reads something from the input. */
export function needsInput(command: Command): boolean {
  return command.kind === "password";
}

function isModerationCommand(command: Command): command is ModerationCommand {
  return command.kind.startsWith("moderation-");
}

/** Carries out a command and returns one sentence about the result. Throws an AdminError when it fails. */
export async function carryOut(command: Command, parts: AdminDeps): Promise<string> {
  const { store, readPassword, clock } = parts;
  if (command.kind === "cluster") return clusterText(store);
  if (command.kind === "rebuild-search") return rebuildSearch(store, clock);
  if (command.kind === "rebuild-study-of-all") return rebuildStudyOfAll(store);
  if (isModerationCommand(command)) return carryOutModeration(moderationOf(parts), command);
  if ("email" in command) return (command.kind === "invite" ? invitation : resetLink)(command.email, parts);
  const user = await userNamed(store, command.username);
  if (command.kind === "rebuild-study") return rebuildStudyOf(store, user);
  if (command.kind === "role") {
    const isModerator = command.role !== null;
    if (!(await giveRole(store, { uid: user.id, role: command.role, why: command.why, now: clock() })))
      return `@${user.username} ${isModerator ? "is a caretaker already" : "is no caretaker"}. Nothing was changed.`;
    return `@${user.username} ${isModerator ? "is a caretaker now, and finds the desk at /desk" : "is no caretaker any more"}.`;
  }
  if (command.kind === "group-teacher") {
    await handOverGroup(store, command.groupId, user.id, clock()).catch((failure: unknown) => {
      throw failure instanceof AppError
        ? new AdminError(`There is no group "${command.groupId}". Its id is the end of its page's address.`)
        : failure;
    });
    return `@${user.username} is a teacher of the group now.`;
  }
  if (command.kind === "teacher") {
    const [before, after] = command.isTeacher
      ? ["a teacher already", "a teacher now, and may make groups"]
      : ["no teacher", "no teacher any more"];
    return `@${user.username} is ${(await makeTeacher(store, user.id, command.isTeacher)) ? `${after}.` : `${before}. Nothing was changed.`}`;
  }
  if (command.kind === "badge") {
    await giveBadge(store, user.id, command.badge);
    return `@${user.username} now shows ${command.badge === null ? "no badge" : `the badge ${command.badge}`}.`;
  }
  const password = await readPassword();
  await checkCredentials(user.email, password);
  const hash = await createPasswords().hash(password);
  await store.write((tx) => setPassword(tx, store.kind, { uid: user.id, hash, now: clock() }));
  return `@${user.username} now logs in as ${user.email} with the new password; every session of theirs has ended.`;
}

/** Writes the search indexes anew. Searches work meanwhile. */
async function rebuildSearch(store: Store, clock: () => number): Promise<string> {
  const [listed, all] = [await rebuildIndex(store), await rebuildDeckWords(store, clock())];
  await indexWaitingDecks({ store, log: silent });
  await indexDeckWords({ store, log: silent });
  return `The search indexes are written anew: ${countText(listed, "deck")} of the Library, and the words of ${countText(all, "deck")}.`;
}

/** Moderation, for the operator. */
function moderationOf({ store, clock, mail = { isOn: false, wake: () => {} }, lastBackups = noBackups }: AdminDeps): Moderation {
  return createModeration({ store, clock, restrict: createRestrictDeck(store.kind), mail, lastBackups });
}

const noBackups: Backups["lastBackups"] = async () => ({ areMade: false, backups: [], failure: null });

/** A username may have its @, and any case. */
async function userNamed(store: Store, name: string) {
  const username = canonicalUsername(name.replace(/^@/, ""));
  const user = usernameProblem(username) === null ? await findUserByUsername(store.read, username) : null;
  if (!user) throw new AdminError(`No account has the username "${name}".`);
  return user;
}

async function checkCredentials(email: string, password: string): Promise<void> {
  if (password === "")
    throw new AdminError(
      `The new password is missing on standard input: it has ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters.`,
    );
  await checkedPassword({ email, password }).catch((failure: unknown) => {
    throw failure instanceof AppError ? new AdminError(failure.message.replace(/\.?$/, ".")) : failure;
  });
}

/** The address of a page with a secret; without PUBLIC_URL the operator has to add the site's address. */
function link(publicUrl: string | null, pathAndSecret: string): string {
  return publicUrl === null ? `${pathAndSecret} (set PUBLIC_URL, or put the site's address in front)` : `${publicUrl}${pathAndSecret}`;
}

/** The moderation log's entry for commands that are no moderation actions. */
const byOperator = { actor: "operator", deckId: null, why: "By the operator" } as const;

async function invitation(input: string, { store, clock, publicUrl }: AdminDeps): Promise<string> {
  const email = checkedEmail(input);
  if ((await uidOfEmail(store.read, email)) !== null) throw new AdminError(`${email} has an account already.`);
  const now = clock();
  const code = await store.write(async (tx) => {
    await logAction(tx, { act: "invite", ...byOperator, subjectId: null, now });
    return invite(tx, email, now);
  });
  return `With this link ${email} can create an account, once, within two weeks: ${link(publicUrl, `/?invitation=${code}`)}`;
}

async function resetLink(input: string, { store, clock, publicUrl }: AdminDeps): Promise<string> {
  const name = canonicalEmail(input);
  const uid = name.startsWith("@") ? await findUidByUsername(store.read, name.slice(1)) : await uidOfEmail(store.read, name);
  if (uid === null) throw new AdminError(name.startsWith("@") ? `No account is named ${name}.` : `No account has the address ${name}.`);
  const token = await store.write(async (tx) => {
    const now = clock();
    await logAction(tx, { act: "account-reset-link", ...byOperator, subjectId: uid, now });
    await notifyStudent(tx, { uid, kind: "account-reset-link", deckId: null, deckTitle: null, why: byOperator.why, now, byMail: false });
    return addLink(tx, { kind: "reset-password", userId: uid, now });
  });
  return `With this link ${name} can choose a new password, once, within one hour: ${link(publicUrl, `/reset-password?token=${token}`)}`;
}
