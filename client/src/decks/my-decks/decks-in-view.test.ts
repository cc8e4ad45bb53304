import type { DeckFromOthers } from "@recollect/domain/library/saved-decks.ts";
import { expect, test } from "vitest";
import { aListedDeck } from "../../../test/a-library.ts";
import { decksOfOthers } from "./decks-in-view.ts";

const everything = { search: "", tag: null, isStarred: false, folder: null };
const filedNowhere = { folderOf: () => null, tagsOf: () => [] };

test("another student's deck that is saved and in a folder is listed once, as saved", () => {
  const deck = aListedDeck({ id: 9 });
  const saved: DeckFromOthers = { deckId: 9, savedAt: 1, isStarred: true, deck, learned: 0 };
  expect(decksOfOthers([saved], [deck], everything, filedNowhere)).toEqual([saved]);
  expect(decksOfOthers([], [deck], everything, filedNowhere).map(({ deckId, savedAt }) => [deckId, savedAt])).toEqual([[9, null]]);
});
