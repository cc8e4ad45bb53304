import type { CardContent } from "../../cards/card.ts";
import { withTexts } from "../../cards/card-fields.ts";
import { rewrittenMedia } from "../../cards/card-media.ts";
import type { Notes } from "../import-notes.ts";
import { tableOf } from "../../words/table-of.ts";

/** Our extension for each extension that Anki's editors write. */
const endings = tableOf<string>({
  ...Object.fromEntries(
    ["jpg", "jpeg", "png", "webp", "gif", "avif", "svg", "mp3", "m4a", "ogg", "opus", "wav", "webm"].map((one) => [one, one]),
  ),
  jpe: "jpg",
  oga: "ogg",
  spx: "ogg",
});

/** Temporary names of a package's media in texts: `anki-0.png`, until they are stored. */
const ofPackage = /^anki-\d+$/;

/** Assigns names to the media of a package. */
export function createPackageMedia(notes: Notes) {
  const names = new Map<string, string>();
  const knownNames = new Map<string, string | null>();
  return {
    /** The names in the package, by the names in texts. */
    names: names as ReadonlyMap<string, string>,
    /** Null for a file that is not a picture or sound by its extension. */
    nameFor(packedName: string): string | null {
      const plain = packedName.normalize("NFC");
      const before = knownNames.get(plain);
      if (before !== undefined) return before;
      const ending = endings[/\.([a-z0-9]+)$/i.exec(plain)?.[1]?.toLowerCase() ?? ""];
      const name = ending === undefined ? null : `anki-${names.size}.${ending}`;
      if (name === null) notes.add("media-unknown", plain);
      else names.set(name, plain);
      knownNames.set(plain, name);
      return name;
    },
  };
}

/** The text with its media under their names in the store; one without a name leaves its description. */
export function withStoredMedia(text: string, storedName: (name: string) => string | null): string {
  return rewrittenMedia(text, ({ id, extension, text: words }) => {
    if (!ofPackage.test(id)) return null;
    const name = storedName(`${id}.${extension}`);
    return name === null ? { words } : { name };
  });
}

/** A card with each side as `withStoredMedia` returns it. */
export function cardWithStoredMedia<Card extends CardContent>(card: Card, storedName: (name: string) => string | null): Card {
  return withTexts(card, (side) => withStoredMedia(side, storedName));
}

/** The names of a package's media in a text. */
export function packageMediaIn(text: string): string[] {
  const names: string[] = [];
  rewrittenMedia(text, ({ id, extension }) => {
    if (ofPackage.test(id)) names.push(`${id}.${extension}`);
    return null;
  });
  return names;
}
