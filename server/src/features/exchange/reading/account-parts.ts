import { cleanText } from "@recollect/domain/exchange/text/clean-text.ts";
import { isVisibility, type Visibility } from "@recollect/domain/decks/visibility.ts";

/** In the folder of an import that waits: what the account held beside its decks. */
export const accountFile = "account.json";

/** What a deck was in the account that it came from. */
export type WasDeck = { /** `<uid>/<id>` */ key: string; visibility: Visibility | null; isTrashed: boolean };

/** What is brought back beside the decks, when the student wants it. */
export type WaitingAccount = {
  profile: Record<string, unknown>;
  settings: Record<string, unknown>;
  /** paths of folders */
  folders: readonly string[];
  /** decks of others that were filed or tagged */
  shared: readonly { deckId: number; path: string | null; tags: readonly string[] }[];
  /** wordings that count as right */
  accepted: readonly { deckKey: string; cardId: string; answer: string }[];
};

/** How much of each there is, for the report. */
export type AccountSummary = { folders: number; accepted: number; shared: number; trashed: number };

/** A student's view of decks, as an account's zip holds it. */
export type AccountFolders = {
  folders: readonly string[];
  /** in which folder each deck lies, by its key */
  places: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, readonly string[]>;
};

/** So many rows of each kind are read. */
const most = 20_000;

/** `folders.json` as someone may have written it: what is not as expected is passed over. */
export function foldersIn(value: unknown): AccountFolders {
  const given = recordIn(value);
  const deckKey = (row: Record<string, unknown>) => `${textIn(row.ownerId)}/${String(Number(row.deckId))}`;
  return {
    folders: listIn(given.folders).filter((path) => typeof path === "string"),
    places: new Map(listIn(given.decks).map((row) => [deckKey(recordIn(row)), textIn(recordIn(row).folder)])),
    tags: new Map(
      listIn(given.tags).map((row) => [deckKey(recordIn(row)), listIn(recordIn(row).tags).filter((tag) => typeof tag === "string")]),
    ),
  };
}

/** What an account says of itself, its folders and its wordings, as what waits to be brought back. */
export function waitingAccount(about: Record<string, unknown>, folders: AccountFolders, accepted: unknown): WaitingAccount {
  const uid = textIn(about.uid);
  const others = [...new Set([...folders.places.keys(), ...folders.tags.keys()])].filter((key) => !key.startsWith(`${uid}/`));
  return {
    profile: recordIn(about.account),
    settings: recordIn(about.settings),
    folders: folders.folders,
    shared: others.map((key) => ({
      deckId: Number(key.slice(key.lastIndexOf("/") + 1)),
      path: folders.places.get(key) ?? null,
      tags: folders.tags.get(key) ?? [],
    })),
    accepted: listIn(accepted).map((row) => {
      const { deckOwnerId, deckId, cardId, asTyped } = recordIn(row);
      return { deckKey: `${textIn(deckOwnerId)}/${String(Number(deckId))}`, cardId: textIn(cardId), answer: textIn(asTyped) };
    }),
  };
}

export function wasDeck(key: string, deck: Record<string, unknown>, isTrashed: boolean): WasDeck {
  return { key, visibility: isVisibility(deck.visibility) ? deck.visibility : null, isTrashed };
}

export function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

export function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}

export function textIn(value: unknown): string {
  return typeof value === "string" ? cleanText(value) : "";
}
