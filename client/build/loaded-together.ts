/** What the bundler knows of the modules while it cuts the files. */
type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null };
type Parts = ReadonlyMap<string, ReadonlySet<string>>;

const screen = (name: string) => new RegExp(`/client/src/.*/${name}-screen\\.tsx$`);
const around = /\/client\/src\/app\/(student-routes|student-data|navbar)\.tsx$/;
const showing = [screen("deck"), screen("study"), screen("multiple-choice"), screen("open-ended")];
const editing = [screen("create-deck"), screen("edit-deck")];
const myDecks = /\/client\/src\/decks\/my-decks\/my-decks-tab\.tsx$/;
const lists = /\/client\/src\/.*\/(?:my-decks-tab|library-tab|(?:progress|profile|trash|account)-screen)\.tsx$/;
const creates = screen("(?:create-deck|edit-deck)");
/** The icons' library gives all of them in one module, so that the bundler can't tell who needs which: these are the first file's. */
const icons = /\/lucide-react\//;
const iconsOfEntry =
  /\/icons\/(?:arrow-right|check|circle-check|circle-x|info|link-2|list-checks|lock|rotate-cw|triangle-exclamation-point|x)\.mjs$/;
/** Small enough that a file of its own would weigh as much again. */
const tiny = /\/domain\/src\/accounts\/themes\.ts$/;
const listing = [myDecks, screen("progress"), screen("profile")];

/**
 * Modules that are always loaded together, each set as one file: it compresses better than a dozen small ones, and React's stays in the
 * browser's cache when a new version of ours comes. Left to itself the bundler cuts a file for every set of screens that share a module.
 * `entry` is the path of the page's first module.
 */
export function loadedTogether(entry: string) {
  let known: Parts | undefined;
  const isOfEntry = (id: string, modules: Modules) => {
    known ??= partsOf(entry, modules);
    if (icons.test(id)) return iconsOfEntry.test(id);
    if (tiny.test(id)) return true;
    return id !== entry && known.get(entry)?.has(id) === true;
  };
  const isShared = (id: string, modules: Modules, isAmong: (parts: Parts) => boolean) => {
    known ??= partsOf(entry, modules);
    return known.get(entry)?.has(id) !== true && isAmong(known);
  };
  const group = (name: string, priority: number, isAmong: (id: string, parts: Parts) => boolean) => ({
    name: (id: string, modules: Modules) => (isShared(id, modules, (parts) => isAmong(id, parts)) ? name : null),
    debugName: name,
    priority,
  });
  return [
    // What comes with every page, a stranger's too.
    { name: (id: string, modules: Modules) => (isOfEntry(id, modules) ? "base" : null), debugName: "base", priority: 8 },
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
    {
      name: "query",
      test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(?:infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js)/,
      priority: 8,
    },
    // What stands around every screen, and what every screen needs.
    group("student", 7, (id, parts) => isInSome(id, parts, around) || isInAll(id, parts, [...showing, ...editing, ...listing])),
    // What reads cards, and what draws them.
    group("cards", 6, (id, parts) => isInAll(id, parts, [...showing, ...editing]) && !isInSome(id, parts, lists)),
    group("sides", 5, (id, parts) => isInAll(id, parts, showing) && ![lists, creates].some((others) => isInSome(id, parts, others))),
  ];
}

function isInSome(id: string, parts: Parts, pattern: RegExp): boolean {
  return [...parts].some(([part, brought]) => pattern.test(part) && brought.has(id));
}

function isInAll(id: string, parts: Parts, patterns: readonly RegExp[]): boolean {
  return patterns.every((pattern) => isInSome(id, parts, pattern));
}

/** Each part of the page that is fetched by itself, the first one included, and the modules that come with it. */
function partsOf(entry: string, modules: Modules): Parts {
  const parts = new Map([[entry, broughtBy(entry, modules)]]);
  for (const brought of parts.values()) {
    for (const id of brought) {
      for (const part of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (!parts.has(part)) parts.set(part, broughtBy(part, modules));
    }
  }
  return parts;
}

function broughtBy(part: string, modules: Modules): Set<string> {
  const found = new Set([part]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
