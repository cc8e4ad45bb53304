import { counted } from "@recollect/domain/words/number-words.ts";

import type { ImportReport } from "./import-api.ts";

/** What an account's file restores besides its decks. */
export function whatAccountBrings(account: NonNullable<ImportReport["account"]>): string {
  const { folders, accepted, shared, stars, saved, tests, trashed } = account;
  const parts = [
    "Your name, bio and theme replace those here.",
    shared > 0 ? `${counted(shared, "deck is", "decks are")} shared again.` : null,
    folders > 0 ? `${counted(folders, "folder is", "folders are")} imported.` : null,
    accepted > 0 ? `${counted(accepted, "wording counts", "wordings count")} as right again.` : null,
    stars > 0 ? `${counted(stars, "card has its star", "cards have their stars")} again.` : null,
    saved > 0
      ? `${counted(saved, "saved deck of others comes back if it is", "saved decks of others come back if they are")} still shared.`
      : null,
    tests > 0 ? `${counted(tests, "test result is", "test results are")} imported.` : null,
    trashed > 0 ? `${counted(trashed, "deleted deck goes", "deleted decks go")} into the trash.` : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
