import type { Rollup } from "vite";

/** The most frequently opened screens, by path and query. The first match counts; the router has all of them. */
const screens = [
  { address: "/decks\\?tab=library", chunk: "library-tab" },
  { address: "/(decks|\\?|#|$)", chunk: "my-decks-tab" },
  { address: "/create-deck", chunk: "create-deck-screen" },
  { address: "/\\d+/edit", chunk: "edit-deck-screen" },
  { address: "/\\d+/learn/test/mu", chunk: "multiple-choice-screen" },
  { address: "/\\d+/learn/test/mi", chunk: "mixed-screen" },
  { address: "/\\d+/learn/test/o", chunk: "open-ended-screen" },
  { address: "/\\d+/learn/test", chunk: "test-screen" },
  { address: "/(\\d+/learn/)?study", chunk: "study-screen" },
  { address: "/\\d+(\\?|#|$)", chunk: "deck-screen" },
  { address: "/progress", chunk: "progress-screen" },
  { address: "/users/", chunk: "profile-screen" },
] as const;

/** The beginning of an address, up to its path. */
const origin = "^[^/]+//[^/]+";

/** A whole address, as a regular expression, and the names of its files in assets/, separated by spaces. */
export type Files = [address: string, scripts: string, styles: string];

/**
 * For visitors, and for students who were signed in last time; the last of each matches every address. `onDevice`: further files for students whose device
 * has all of them.
 */
export type LoadedAhead = [visitors: Files[], students: Files[], onDevice: Files[]];

/** What surrounds every screen of a student, and shows what the device keeps: each of these is found out by what was loaded before it. */
const aroundScreens = ["device-replies", "student-routes", "navbar", "student-data", "kept-replies", "keep-device"] as const;

/**
 * The files that `lib/appearance/before-paint.ts` requests while the page's first files still load. Otherwise each file is requested when the one
 * before it has loaded and run, and a student far from the server waits five times.
 *
 * @throws if a screen is no longer a chunk of its own, or two have its name
 */
export function loadedAhead(bundle: Rollup.OutputBundle): LoadedAhead {
  const files = (address: string, chunks: readonly string[], earlier: readonly string[] = []): Files => {
    const there = filesOf(["index", ...earlier], bundle);
    const needed = [...filesOf(chunks, bundle)].filter((file) => !there.has(file));
    const ofKind = (ending: string) => needed.filter((file) => file.endsWith(ending)).join(" ");
    return [address, ofKind(".js"), ofKind(".css")];
  };
  return [
    [files(`${origin}/(\\?|#|$)`, ["landing-screen"]), files("", [])],
    [...screens.map(({ address, chunk }) => files(`${origin}${address}`, ["student", chunk])), files("", ["student"])],
    [files("", aroundScreens, ["student"])],
  ];
}

function chunkNamed(bundle: Rollup.OutputBundle, name: string): Rollup.OutputChunk {
  const chunks = Object.values(bundle)
    .filter((file) => file.type === "chunk")
    .filter((chunk) => chunk.name === name);
  // A module that others share may have the name of a part.
  const parts = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  if (parts.length > 1) throw new Error(`"${name}" is the name of several parts`);
  const chunk = parts[0] ?? chunks[0];
  if (!chunk) throw new Error(`"${name}" is no part of its own`);
  return chunk;
}

/** These chunks, all their imports, and their style sheets. */
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
