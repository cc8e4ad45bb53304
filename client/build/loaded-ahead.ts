import type { Rollup } from "vite";

/** The screens that students open most, by path and search. The first that fits is the address's; the router has them all. */
const screens = [
  { address: "/decks\\?tab=library", chunk: "library-tab" },
  { address: "/(decks|\\?|#|$)", chunk: "my-decks-tab" },
  { address: "/create-deck", chunk: "create-deck-screen" },
  { address: "/\\d+/edit", chunk: "edit-deck-screen" },
  { address: "/\\d+/learn/test/m", chunk: "multiple-choice-screen" },
  { address: "/\\d+/learn/test/o", chunk: "open-ended-screen" },
  { address: "/\\d+/learn/test", chunk: "test-screen" },
  { address: "/(\\d+/learn/)?study", chunk: "study-screen" },
  { address: "/\\d+(\\?|#|$)", chunk: "deck-screen" },
  { address: "/progress", chunk: "progress-screen" },
  { address: "/users/", chunk: "profile-screen" },
] as const;

/** The beginning of an address, up to its path. */
const origin = "^[^/]+//[^/]+";

/** What a whole address looks like, as a regular expression, and the names of its files in assets/, with spaces in between. */
type Files = [address: string, scripts: string, styles: string];

/** For visitors, and for who was signed in last time. The last of each fits every address. */
export type LoadedAhead = [Files[], Files[]];

/**
 * What `lib/appearance/before-paint.ts` asks for while the page's first files still come. Left to itself each file is asked for when the one
 * before it has come and run, and a student far from the server waits five times.
 *
 * @throws when a screen is no part of its own any more
 */
export function loadedAhead(bundle: Rollup.OutputBundle): LoadedAhead {
  const entry = filesOf(["index"], bundle);
  const files = (address: string, ...chunks: string[]): Files => {
    const needed = [...filesOf(chunks, bundle)].filter((file) => !entry.has(file));
    const ofKind = (ending: string) => needed.filter((file) => file.endsWith(ending)).join(" ");
    return [address, ofKind(".js"), ofKind(".css")];
  };
  return [
    [files(`${origin}/(\\?|#|$)`, "landing-screen"), files("")],
    [...screens.map(({ address, chunk }) => files(`${origin}${address}`, "student", chunk)), files("", "student")],
  ];
}

function chunkNamed(bundle: Rollup.OutputBundle, name: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name);
  if (chunk?.type !== "chunk") throw new Error(`"${name}" is no part of its own`);
  return chunk;
}

/** These chunks, all that they import, and their style sheets. */
function filesOf(chunks: readonly string[], bundle: Rollup.OutputBundle): Set<string> {
  const names = new Set(chunks.map((chunk) => chunkNamed(bundle, chunk).fileName));
  const files = new Set<string>();
  for (const name of names) {
    const file = bundle[name];
    if (file?.type !== "chunk") continue;
    for (const imported of file.imports) names.add(imported);
    for (const needed of [name, ...(file.viteMetadata?.importedCss ?? [])]) files.add(needed.replace("assets/", ""));
  }
  return files;
}
