import { PASSWORD, signUpProblem } from "@recollect/domain/accounts/credentials.ts";
import type { Badge } from "@recollect/domain/accounts/profile.ts";
import { canonicalUsername, usernameProblem } from "@recollect/domain/accounts/username.ts";
import { catalogue } from "@recollect/domain/errors/catalogue.ts";

import { setPassword } from "../identity/set-password.ts";
import type { Store } from "../store/store.ts";
import { AdminError } from "./admin-error.ts";
import { giveBadge } from "./give-badge.ts";
import { rebuildStudyOf, rebuildStudyOfAll } from "./rebuild-study.ts";

const usage =
  'Say "npm run admin -- badge <username> <DEV|OFFICIAL|none>", or "npm run admin -- password <username>" with the new password on the ' +
  'input, or "npm run admin -- rebuild-study <username>", or "npm run admin -- rebuild-study --all".';

const badges: Readonly<Record<string, Badge | null>> = { DEV: "DEV", OFFICIAL: "OFFICIAL", none: null };

type Parts = {
  store: Store;
  /** the new password, when one is asked for */ readPassword: () => Promise<string>;
  /** ms since 1970 */ clock: () => number;
};

/** Something only an operator may do. */
export type Command =
  | { kind: "badge"; username: string; badge: Badge | null }
  | { kind: "password" | "rebuild-study"; username: string }
  | { kind: "rebuild-study-of-all" };

/** The command in the words after `npm run admin --`. Throws an AdminError that says what may be said. */
export function commandIn(words: readonly string[]): Command {
  const [kind, username, badge, ...more] = words;
  if (username === undefined || more.length > 0) throw new AdminError(usage);
  if (kind === "rebuild-study" && username === "--all" && badge === undefined) return { kind: "rebuild-study-of-all" };
  if ((kind === "password" || kind === "rebuild-study") && badge === undefined) return { kind, username };
  if (kind !== "badge" || badge === undefined) throw new AdminError(usage);
  const given = Object.hasOwn(badges, badge) ? badges[badge] : undefined;
  if (given === undefined) throw new AdminError(`A badge is DEV, OFFICIAL or none, not "${badge}".`);
  return { kind, username, badge: given };
}

/** Carries a command out and says in one sentence what was done. Throws an AdminError when it cannot be. */
export async function carryOut(command: Command, { store, readPassword, clock }: Parts): Promise<string> {
  if (command.kind === "rebuild-study-of-all") return rebuildStudyOfAll(store);
  const user = await userNamed(store, command.username);
  if (command.kind === "rebuild-study") return rebuildStudyOf(store, user);
  if (command.kind === "badge") {
    await giveBadge(store, user.id, command.badge);
    return `@${user.username} now shows ${command.badge === null ? "no badge" : `the badge ${command.badge}`}.`;
  }
  const password = await readPassword();
  await setPassword(store, user.id, checked(user.email, password), clock());
  return `@${user.username} now logs in as ${user.email} with the new password; every session of theirs has ended.`;
}

/** A username may be said with its @, and in any case. */
async function userNamed(store: Store, name: string) {
  const username = canonicalUsername(name.replace(/^@/, ""));
  const user =
    usernameProblem(username) === null
      ? await store.read.selectFrom("users").select(["id", "email", "username"]).where("username", "=", username).executeTakeFirst()
      : undefined;
  if (!user) throw new AdminError(`Nobody has the username "${name}".`);
  return user;
}

function checked(email: string, password: string): string {
  if (password === "")
    throw new AdminError(`The new password is missing on the input: it has ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters.`);
  const problem = signUpProblem(email, password);
  if (problem) throw new AdminError(`${catalogue[problem].message}.`);
  return password;
}
