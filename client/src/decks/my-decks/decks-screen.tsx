import { useSearchParams } from "react-router";
import { usePageTitle } from "../../lib/browser/page-title.ts";
import { lazily } from "../../ui/waiting/lazily.tsx";
import { texts } from "../decks.texts.ts";

const LibraryTab = lazily(() => import("../../library/library-tab.tsx").then((module) => module.LibraryTab));
const MyDecksTab = lazily(() => import("./my-decks-tab.tsx").then((module) => module.MyDecksTab));

/** The students' home: My Decks or the Library, as chosen in the navbar. The Library names its page itself. */
export function DecksScreen() {
  const [address] = useSearchParams();
  return isLibrary(address) ? <LibraryTab /> : <MyDecks />;
}

DecksScreen.load = () => (isLibrary(new URLSearchParams(location.search)) ? LibraryTab : MyDecksTab).load();

const isLibrary = (address: URLSearchParams) => address.get("tab") === "library";

function MyDecks() {
  usePageTitle(texts.myDecks, texts.aboutMyDecks);
  return <MyDecksTab />;
}
