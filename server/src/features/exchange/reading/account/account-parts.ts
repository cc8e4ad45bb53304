import { isVisibility, type Visibility } from "@recollect/domain/decks/visibility.ts";

import type { WaitingMarks } from "./account-marks.ts";
import type { ProgressElsewhere } from "./account-log.ts";
import { deckKeyIn, listIn, recordIn, textIn } from "../untrusted/untrusted-values.ts";

/** The file in the folder of a waiting import with everything of the account besides its decks. */
export const accountFile = "account.json";

/** A deck in the account that it came from. */
export type WasDeck = { /** `<uid>/<id>` */ key: string; visibility: Visibility | null; isTrashed: boolean };

/** What is restored besides the decks, if the student wants it. */
export type WaitingAccount = {
  profile: Record<string, unknown>;
  settings: Record<string, unknown>;
  /** what the student was reminded of by mail; absent in a file that waits since before it was read */
  reminders?: Record<string, unknown>;
  /** paths of folders */
  folders: readonly string[];
  /** decks of others that were filed or tagged */
  shared: readonly { deckKey: string; path: string | null; tags: readonly string[] }[];
  /** accepted wordings */
  accepted: readonly { deckKey: string; cardId: string; answer: string }[];
  marks: WaitingMarks;
  progress: readonly ProgressElsewhere[];
};

/** The numbers of these parts, for the report. */
export type AccountSummary = {
  folders: number;
  accepted: number;
  shared: number;
  trashed: number;
  stars: number;
  saved: number;
  tests: number;
};

/** A student's folders and tags, as an account's zip contains them. */
type AccountFolders = {
  folders: readonly string[];
  /** the folder of each deck, by its key */
  places: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, readonly string[]>;
};

/** Reads `folders.json`, which may be crafted: invalid values are skipped. */
export function foldersIn(value: unknown): AccountFolders {
  const fields = recordIn(value);
  return {
    folders: listIn(fields.folders).filter((path) => typeof path === "string"),
    places: new Map(listIn(fields.decks).map((row) => [deckKeyIn(recordIn(row)), textIn(recordIn(row).folder)])),
    tags: new Map(
      listIn(fields.tags).map((row) => [deckKeyIn(recordIn(row)), listIn(recordIn(row).tags).filter((tag) => typeof tag === "string")]),
    ),
  };
}

/** The account's own data, its folders and its wordings, as they wait to be restored. */
export function waitingAccount(
  about: Record<string, unknown>,
  folders: AccountFolders,
  { accepted, reminders, marks, progress }: { accepted: unknown; reminders: unknown } & Pick<WaitingAccount, "marks" | "progress">,
): WaitingAccount {
  const uid = textIn(about.uid);
  const others = [...new Set([...folders.places.keys(), ...folders.tags.keys()])].filter((key) => !key.startsWith(`${uid}/`));
  return {
    profile: recordIn(about.account),
    settings: recordIn(about.settings),
    reminders: recordIn(reminders),
    folders: folders.folders,
    shared: others.map((key) => ({
      deckKey: key,
      path: folders.places.get(key) ?? null,
      tags: folders.tags.get(key) ?? [],
    })),
    accepted: listIn(accepted).map((row) => {
      const { deckOwnerId, deckId, cardId, asTyped } = recordIn(row);
      return { deckKey: deckKeyIn({ ownerId: deckOwnerId, deckId }), cardId: textIn(cardId), answer: textIn(asTyped) };
    }),
    marks,
    progress,
  };
}

export function wasDeck(key: string, deck: Record<string, unknown>, isTrashed: boolean): WasDeck {
  return { key, visibility: isVisibility(deck.visibility) ? deck.visibility : null, isTrashed };
}
