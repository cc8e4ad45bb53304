import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { byPath } from "@recollect/domain/decks/folders/folders.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { showChanged } from "../../lib/requests/show-changed.ts";
import { toast } from "../../ui/toast/toast.ts";
import { createFolder, fileDecks, moveFolder, readFolders, removeFolder, tagDeck, type Folders } from "./folders-api.ts";

/** The folder of a deck, an own one or one of others; null for none. */
export type FolderOf = (deckId: number, isOwn: boolean) => string | null;

/** The student's own tags on a deck. */
export type TagsOf = (deckId: number, isOwn: boolean) => readonly string[];

/** The student's folders and the changes to them: each returns whether it succeeded; a refusal is shown. */
export function useFolders(uid: string) {
  const queryClient = useQueryClient();
  const { data } = useQuery<Folders, AppError>({ queryKey: queryKeys.folders(uid), queryFn: ({ signal }) => readFolders(uid, signal) });
  const places = useMemo(() => placesOf(data, uid), [data, uid]);
  const tags = useMemo(() => tagsIn(data, uid), [data, uid]);
  const tagsOf = useCallback<TagsOf>((deckId, isOwn) => tags[isOwn ? "own" : "others"].get(deckId) ?? noTags, [tags]);
  const folderOf = useCallback<FolderOf>((deckId, isOwn) => places[isOwn ? "own" : "others"].get(deckId) ?? null, [places]);

  async function change(work: () => Promise<Folders>): Promise<boolean> {
    try {
      await showChanged(queryClient, queryKeys.folders(uid), await work());
      return true;
    } catch (failure) {
      toast.error(messageFor(failure));
      return false;
    }
  }

  return {
    /** undefined until they are read */
    folders: data?.folders,
    shared: data?.shared ?? noDecks,
    folderOf,
    tagsOf,
    /** all tags of the decks, sorted */
    allTags: tags.all,
    create: (path: string) => change(() => createFolder(uid, path)),
    move: (from: string, to: string) => change(() => moveFolder(uid, from, to)),
    remove: (path: string) => change(() => removeFolder(uid, path)),
    file: (deckId: number, folder: string | null) => change(() => fileDecks(uid, [deckId], folder)),
    tag: (deckId: number, newTags: readonly string[]) => change(() => tagDeck(uid, deckId, newTags)),
    /** Creates the folder if it does not exist. */
    fileInto: (deckId: number, folder: string) =>
      change(async () => {
        if (data?.folders.includes(folder) !== true) await createFolder(uid, folder);
        return fileDecks(uid, [deckId], folder);
      }),
  };
}

/** All students have their own tutorials under the same ids as the shared ones, so own decks and others' are kept apart. */
function placesOf(data: Folders | undefined, uid: string) {
  const places = { own: new Map<number, string>(), others: new Map<number, string>() };
  for (const { ownerId, deckId, folder } of data?.decks ?? []) places[ownerId === uid ? "own" : "others"].set(deckId, folder);
  return places;
}

function tagsIn(data: Folders | undefined, uid: string) {
  const tagsOfDecks = { own: new Map<number, readonly string[]>(), others: new Map<number, readonly string[]>() };
  for (const { ownerId, deckId, tags } of data?.tags ?? []) tagsOfDecks[ownerId === uid ? "own" : "others"].set(deckId, tags);
  return { ...tagsOfDecks, all: [...new Set((data?.tags ?? []).flatMap(({ tags }) => tags))].sort(byPath) };
}

export type KnownFolders = ReturnType<typeof useFolders>;

const noDecks: Folders["shared"] = [];
const noTags: readonly string[] = [];
