import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorMessages } from "./messages-of-errors.ts";
import { messageKey, messagesIn, type ProgramMessage } from "./messages.ts";

/** The messages of the screens. */
export function clientMessages(root: string): Map<string, ProgramMessage> {
  return messagesBelow(root, "client/src");
}

/** The messages of a translator's file: screens, errors, and what the server writes in a student's language (mails, the tutorials). */
export function allMessages(root: string): Map<string, ProgramMessage> {
  return new Map([...messagesBelow(root, "client/src", "domain/src/decks", "server/src"), ...errorMessages()]);
}

/** The messages of folders by their keys, in the order of their files; one that stands in several files is there once. */
function messagesBelow(root: string, ...folders: readonly string[]): Map<string, ProgramMessage> {
  const all = new Map<string, ProgramMessage>();
  for (const path of folders.flatMap((folder) => sourcesBelow(root, folder))) {
    for (const { english, context, comment, values } of messagesIn(path, readFileSync(join(root, path), "utf8"))) {
      const key = messageKey({ english, context });
      const known = all.get(key) ?? { english, context, comments: [], values, paths: [] };
      all.set(key, {
        ...known,
        comments: comment === "" ? known.comments : [...new Set([...known.comments, comment])],
        paths: [...new Set([...known.paths, path])],
      });
    }
  }
  return all;
}

function sourcesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .toSorted();
}
