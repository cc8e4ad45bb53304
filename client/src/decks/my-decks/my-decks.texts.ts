import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  myDecks: t("My Decks"),
  import: t("Import"),
  export: t("Export"),
  progress: t("Progress"),
  searchDecks: t("Search decks"),
  decks: t("Decks"),
  loading: t("Loading your decks..."),
  noConnection: t("No connection to the server. These decks may be out of date; trying again…"),
  noLiveUpdates: t("Live updates aren’t coming through. Your decks are checked every 30 seconds instead."),
  noneFound: t("No decks found"),
  noneMatch: (search: ReactNode) => tNodes("No decks match your search for “{search}”", { search }),
  noneYet: t("No decks yet"),
  createFirst: t("Create your first flashcard deck to get started"),
  createDeck: t("Create deck"),
  importDeck: t("Import a deck"),
  allDecks: t("All decks"),
  everyDeckInFolder: t("Every deck is in a folder"),
  openOneOrSearch: t("Open one of them, or search through all."),
  folderIsEmpty: t("This folder is empty"),
  howToFill: t("Drag a deck onto it, or choose “Move to folder” on the deck."),
  view: t("View"),
  asCards: t("As cards"),
  asList: t("As a list"),
  starred: t("Starred"),
};
