import { join } from "node:path";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { Store } from "../../../store/store.ts";
import { mediaFolder, type WaitingDeck } from "../reading/waiting-decks.ts";
import { waitingLines } from "./waiting-files.ts";
import type { Choices, KeepsMedia, Restores, Seeding, WritesDecks } from "./import-ports.ts";
import type { Arrived } from "./account-places.ts";
import { createMissedDecks } from "./missed-decks.ts";
import { restoreAccount } from "./restore-account.ts";
import type { Job } from "./running-imports.ts";
import { createDeckWriter, type WrittenDeck } from "./write-deck.ts";

type WriteImportDeps = {
  store: Store;
  clock: () => number;
  decks: WritesDecks;
  study: Seeding;
  keepMedia: KeepsMedia;
  restores: Restores;
  /** the storage limit of a student, in bytes */
  share: number;
};

type WriteImportOptions = {
  uid: string;
  importId: string;
  /** where its decks and media are */
  folder: string;
  choices: Choices;
  /** number of decks */
  total: number;
  job: Job;
};

/** Writes a waiting import deck by deck: those that were chosen, with their options. */
export function createImportWriter({ store, clock, decks, study, keepMedia, restores, share }: WriteImportDeps) {
  const missesOf = createMissedDecks(clock);
  const writeDeck = createDeckWriter({ store, decks, seed: study.seed, share });

  return async function writeImport({ uid, importId, folder, choices, total, job }: WriteImportOptions): Promise<WrittenDeck[]> {
    const storedMedia = new Map<string, string | null>();
    const writtenDecks: WrittenDeck[] = [];
    const arrived: Arrived[] = [];
    let index = -1;
    for await (const line of waitingLines(folder)) {
      index += 1;
      if (choices.decks && !choices.decks.includes(index)) continue;
      if (job.signal.aborted) throw new AppError("import/stopped");
      const deck = withoutUnwanted(JSON.parse(line) as WaitingDeck, choices);
      if (deck.was?.isTrashed === true && !(choices.account === true && (await restores.isNewInTrash(uid, deck)))) continue;
      for (const name of new Set(line.match(/anki-\d+\.[a-z0-9]+(?=\))/g))) {
        if (!storedMedia.has(name)) storedMedia.set(name, await keepMedia(uid, join(folder, mediaFolder, name), importId));
      }
      const newDecks = await writeDeck({
        uid,
        importId,
        deck,
        media: (name) => storedMedia.get(name) ?? null,
        withProgress: choices.progress ?? true,
        into: choices.into ?? null,
        isMerged: choices.merge?.includes(index) ?? false,
        withTags: choices.tags ?? true,
      });
      for (const { id, isNew } of newDecks) {
        if (isNew) await restores.file(uid, id, deck.folder);
        if (isNew && (choices.tags ?? true)) await restores.tag(uid, id, deck.tags ?? []);
        if (deck.was) arrived.push({ id, isNew, was: deck.was });
      }
      writtenDecks.push(...newDecks);
      job.reportProgress((index + 1) / total);
    }
    if (choices.account === true) {
      const withProgress = choices.progress ?? true;
      await restoreAccount({ store, restores, uid, folder, arrived, misses: missesOf(uid), withProgress });
    }
    return [...Map.groupBy(writtenDecks, ({ id }) => id).values()].flatMap(inOne);
  };
}

/** Sums the changes of several decks of the import to one deck here. */
function inOne([first, ...more]: readonly WrittenDeck[]): WrittenDeck[] {
  if (!first) return [];
  const sum = (one: WrittenDeck, other: WrittenDeck): WrittenDeck => ({
    ...one,
    added: one.added + other.added,
    updated: one.updated + other.updated,
    unchanged: one.unchanged + other.unchanged,
    conflicts: [...one.conflicts, ...other.conflicts],
    away: [...(one.away ?? []), ...(other.away ?? [])],
    unlisted: (one.unlisted ?? 0) + (other.unlisted ?? 0),
  });
  return [more.reduce(sum, first)];
}

/** The deck without its tags, or without guessed languages, if the student wants none. */
function withoutUnwanted({ languages, ...deck }: WaitingDeck, choices: Choices): WaitingDeck {
  const keepsLanguages = languages !== undefined && !(deck.areLanguagesGuessed && choices.languages === false);
  const tagged = choices.tags === false ? withoutTags(deck) : deck;
  return keepsLanguages ? { ...tagged, languages } : tagged;
}

function withoutTags(deck: WaitingDeck): WaitingDeck {
  const cards = deck.cards.map((card) => {
    const { tags: _tags, ...content } = card.content as WaitingDeck["cards"][number]["content"] & { tags?: unknown };
    return { ...card, content };
  });
  return { ...deck, cards };
}
