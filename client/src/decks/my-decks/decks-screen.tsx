import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { LibraryTab } from "../../library/library-tab.tsx";
import { MyDecksTab } from "./my-decks-tab.tsx";

/** Home for students: the tab that the navbar chose, My Decks or the Library. */
export function DecksScreen() {
  const [address] = useSearchParams();
  const isLibrary = address.get("tab") === "library";
  usePageTitle(
    isLibrary ? "Library" : "My Decks",
    isLibrary ? "Public decks, shared by the community." : "Your decks of flashcards: study, edit and share them.",
  );
  return isLibrary ? <LibraryTab /> : <MyDecksTab />;
}
