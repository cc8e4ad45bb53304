import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { lazily } from "../../ui/waiting/lazily.tsx";

const LibraryTab = lazily(() => import("../../library/library-tab.tsx").then((module) => module.LibraryTab));
const MyDecksTab = lazily(() => import("./my-decks-tab.tsx").then((module) => module.MyDecksTab));

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
