/** The bundler's data on modules while it makes chunks. */
type Module = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo: (id: string) => Module | null };
type LoadedTogetherDeps = ReadonlyMap<string, ReadonlySet<string>>;

const screen = (name: string) => new RegExp(`/client/src/.*/${name}-screen\\.tsx$`);
const around = /\/client\/src\/app\/(student-routes|student-data|navbar\/navbar)\.tsx$/;
const showing = [screen("deck"), screen("study"), screen("multiple-choice"), screen("open-ended")];
const editing = [screen("create-deck"), screen("edit-deck")];
const myDecks = /\/client\/src\/decks\/my-decks\/my-decks-tab\.tsx$/;
const lists = /\/client\/src\/.*\/(?:my-decks-tab|library-tab|(?:progress|profile|trash|account)-screen)\.tsx$/;
const creates = screen("(?:create-deck|edit-deck)");
/** The icon library exports all icons from one module, so that the bundler can't separate them: these belong to the first file. */
const icons = /\/lucide-react\//;
const iconsOfEntry =
  /\/icons\/(?:arrow-right|check|circle-check|circle-x|info|link-2|list-checks|lock|rotate-cw|triangle-exclamation-point|x)\.mjs$/;
/** What draws every icon. */
const drawsIcons = /\/lucide-react\/dist\/esm\/(?!icons\/)[\w/-]+\.mjs$/;
/** Icons of several students' screens. */
const iconsOfStudent =
  /\/icons\/(?:plus|circle-(?:alert|exclamation-point)|ellipsis|trash|chevron-right|search|volume-2|rotate-ccw|undo-2|link)\.mjs$/;
/** How the author of a deck is called: too small for a file of its own. */
const ofAuthors = /\/client\/src\/decks\/author\.texts\.ts$/;
/** Only used for sides with a sound, whose code is loaded with every side; and beside a card, where there is no network. */
const iconOfSides = /\/icons\/(?:square|cloud-off)\.mjs$/;
/** Gives a side in plain words, and as it is read aloud; the keys of a card. Not every screen with sides needs them, but each is too small for a file of its own. */
const wordsOfSides =
  /\/(?:client\/src\/cards\/(?:text\/(?:in-words|spoken)|flip\/(?:keys|text-size))|domain\/src\/cards\/text\/(?:readable|format))\.ts$/;
/** Shuffles by a seed: for a session, which loads the outbox anyway, and for a printed deck. Too small for a file of its own. */
const seeded = /\/domain\/src\/practice\/seeded-random\.ts$/;
/** Needed to choose either test. Few other screens need it, and it is too small for a file of its own. */
const ofTests = /\/domain\/src\/practice\/(?:wording|options\/test-options)\.ts$/;
/** IndexedDB, and the answers that wait in it: tests write there too, and load what sends them with the first answer. */
const ofStorage = /\/client\/src\/(?:lib\/browser\/(?:lasting|text)-database|study\/outbox\/stored-entries)\.ts$/;
/** So small that a file of its own would double the size. */
const tiny =
  /\/(?:domain\/src\/(?:accounts\/themes|words\/signs|errors\/lookup)|client\/src\/(?:lib\/(?:browser\/direction|requests\/cut-off)|ui\/keys\/is-composing))\.ts$/;
/** Needed by most screens with cards, and too small for files of their own. */
const besideCards = /\/(?:client\/src\/cards\/text\/side-languages|domain\/src\/decks\/shuffle)\.ts$/;
/** What a card is, and its fields: where one is needed, so is the other. */
const ofACard = /\/domain\/src\/cards\/(?:card|card-fields|card-tags)\.ts$/;
/** What a card asks, which most screens with cards need, and which is too small for a file of its own. */
const ofPrompts = /\/domain\/src\/(?:study\/prompts|cards\/masks\/mask-numbers)\.ts$/;
/** A card's gaps and masks as questions, and which sides can be asked. */
const ofQuestions = /\/domain\/src\/(?:practice\/asked-cards|cards\/(?:gap-question|medium|masks\/(?:masked-term|mask-label)))\.ts$/;
/** Where a student, and a visitor, is in a deck; the stars on its cards and how far each card is, which Learn reads too. */
const placeInDeck = /\/(?:client\/src\/(?:decks\/viewer\/place\/|cards\/stars\/stars-api)|domain\/src\/study\/progress\/card-standing\.)/;
/** Shared by My Decks and a deck's list of terms. */
const ofListed =
  /\/(?:client\/src\/(?:lib\/calendar-day|ui\/signs\/fill-bar(?:\.module)?|decks\/today\/assigned-later)|domain\/src\/decks\/search)\.(?:tsx?|css)$|\/icons\/(?:star|calendar-days)\.mjs$/;
const listing = [myDecks, screen("progress"), screen("profile")];
const tests = [screen("multiple-choice"), screen("open-ended")];
const besideTests = [
  /\/client\/src\/(?:accounts|app|decks|exchange|library|moderation|study)\/.*(?:-screen|-tab|-menu-content|-way-out)\.tsx$/,
];
const ofSession = /\/client\/src\/study\/session\//;
/** Other screens than those on which an answer is written. */
const besideWriting = [
  ...besideTests,
  /\/client\/src\/(?:cards|groups|media|device|lib|ui)\/.*\.tsx?$/,
  /\/client\/src\/practice\/(?!open-ended\/|learn\/).*\.tsx?$/,
];
/** Visitors of the landing page load none of the students' screens. */
const ofVisitors = /\/client\/src\/accounts\/landing\/[\w-]+\.tsx$/;
const choosing = screen("test");
const isOfTests = (pattern: RegExp) => [choosing, ...tests].some(({ source }) => source === pattern.source);
const mostVisited = [...showing, ...editing, ...listing, choosing, /\/client\/src\/library\/library-tab\.tsx$/];
/** These are exported by their library's single entry with every query, and few screens of ours use them. */
const rarelyUsed =
  /\/@tanstack\/(?:query-core|react-query)\/.*(?:infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js$/;
const libraries = /\/node_modules\/(?:react|react-dom|scheduler|@tanstack)\//;
/** In characters of source; and how many screens must share such a small module, so that it is loaded with every screen. */
const small = 3300;
const many = 3;

/**
 * Modules that are always loaded together, each set as one file: it compresses better than a dozen small ones, and React's stays in the browser's
 * cache across versions of ours. By default the bundler makes a file for every set of screens that share a module. `entry` is the path of the page's
 * first module.
 */
export function loadedTogether(entry: string) {
  let known: LoadedTogetherDeps | undefined;
  const isOfEntry = (id: string, modules: Modules) => {
    known ??= partsOf(entry, modules);
    if (icons.test(id)) return iconsOfEntry.test(id) || drawsIcons.test(id);
    if (tiny.test(id)) return true;
    return id !== entry && (known.get(entry)?.has(id) === true || (isInSome(id, known, [ofVisitors]) && isOfStudent(id, known)));
  };
  const isShared = (id: string, modules: Modules, isAmong: (parts: LoadedTogetherDeps) => boolean) => {
    known ??= partsOf(entry, modules);
    return (icons.test(id) ? iconsOfStudent.test(id) || iconOfSides.test(id) : !isOfEntry(id, modules)) && isAmong(known);
  };
  const group = (name: string, priority: number, isAmong: (id: string, parts: LoadedTogetherDeps, modules: Modules) => boolean) => ({
    name: (id: string, modules: Modules) => (isShared(id, modules, (parts) => isAmong(id, parts, modules)) ? name : null),
    debugName: name,
    priority,
  });
  return [
    // Loaded with every page, also for visitors.
    { name: (id: string, modules: Modules) => (isOfEntry(id, modules) ? "base" : null), debugName: "base", priority: 8 },
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
    {
      name: "query",
      test: (id: string) => /node_modules\/@tanstack\/(query-core|react-query)\//.test(id) && !rarelyUsed.test(id),
      priority: 8,
    },
    // The frame of every screen, and what every screen needs.
    group(
      "student",
      7,
      (id, parts, modules) =>
        iconsOfStudent.test(id) ||
        ofAuthors.test(id) ||
        isOfStudent(id, parts) ||
        (!ofPrompts.test(id) && isSmallAndCommon(id, entry, parts, modules)),
    ),
    // Reading and rendering cards.
    group("cards", 6, (id, parts) => besideCards.test(id) || ofPrompts.test(id) || isOfCards(id, parts)),
    group("sides", 5, (id, parts) => iconOfSides.test(id) || wordsOfSides.test(id) || isOfSides(id, parts)),
    // The due cards and the settings of studying, which My Decks shows and a session starts with; a deck's page needs the first part of it too.
    group("study-api", 5, (id, parts) => isInAll(id, parts, [myDecks, screen("deck"), screen("study")]) && !rarelyUsed.test(id)),
    { name: (id: string) => (ofStorage.test(id) ? "storage" : null), debugName: "storage", priority: 8 },
    group("outbox", 4, (id, parts) => seeded.test(id) || (isInAll(id, parts, [myDecks, screen("study")]) && !rarelyUsed.test(id))),
    { name: (id: string) => (ofListed.test(id) ? "listed" : null), debugName: "listed", priority: 4 },
    { name: (id: string) => (ofACard.test(id) ? "card" : null), debugName: "card", priority: 4 },
    { name: (id: string) => (ofQuestions.test(id) ? "questions" : null), debugName: "questions", priority: 8 },
    { name: (id: string) => (placeInDeck.test(id) ? "place" : null), debugName: "place", priority: 4 },
    // Needed by both tests, and to choose one of them.
    group("tests", 4, (id, parts) => isInAll(id, parts, tests) && !isInSome(id, parts, besideTests) && !isInSome(id, parts, [choosing])),
    group("asking", 4, (id, parts) => ofTests.test(id) || (isInAll(id, parts, [...tests, choosing]) && !isInSome(id, parts, besideTests))),
    // The card that turns. Learn shows it too, and would otherwise take its modules out of a deck's page and a session, one file for each set.
    group(
      "flipping",
      3,
      (id, parts) => isInAll(id, parts, [screen("deck"), screen("study")]) && !isInSome(id, parts, [ofVisitors]) && !rarelyUsed.test(id),
    ),
    // A session, also what its later parts share with it.
    group("session", 3, (id, parts) => ofSession.test(id) && isInSome(id, parts, [screen("study")]) && !isInSome(id, parts, [ofVisitors])),
    // Writing an answer. Learn needs most of it, and takes all.
    group("writing", 3, (id, parts) => isInSome(id, parts, [screen("open-ended")]) && !isInSome(id, parts, [...besideWriting, ofVisitors])),
  ];
}

function isOfStudent(id: string, parts: LoadedTogetherDeps): boolean {
  if (rarelyUsed.test(id)) return false;
  return isInSome(id, parts, [around]) || isInAll(id, parts, [...showing, ...editing, ...listing]);
}

function isOfCards(id: string, parts: LoadedTogetherDeps): boolean {
  return isInAll(id, parts, [...showing, ...editing]) && !isInSome(id, parts, [lists]);
}

function isOfSides(id: string, parts: LoadedTogetherDeps): boolean {
  return isInAll(id, parts, showing) && !isInSome(id, parts, [lists, creates]);
}

/** A file of its own would be larger than the unused code on the few screens that don't need it. */
function isSmallAndCommon(id: string, entry: string, parts: LoadedTogetherDeps, modules: Modules): boolean {
  const module = modules.getModuleInfo(id);
  if (!module || rarelyUsed.test(id) || ofStorage.test(id) || isInSome(id, parts, [ofVisitors]) || (module.code ?? "").length > small)
    return false;
  if (isOfCards(id, parts) || isOfSides(id, parts)) return false;
  const visited = mostVisited.filter((pattern) => isInSome(id, parts, [pattern]));
  if (visited.length < many || visited.every(isOfTests)) return false;
  // Larger modules must not be included.
  const isThere = (needed: string) =>
    parts.get(entry)?.has(needed) === true || libraries.test(needed) || icons.test(needed) || isOfStudent(needed, parts);
  return module.importedIds.every((needed) => isThere(needed) || isSmallAndCommon(needed, entry, parts, modules));
}

function isInSome(id: string, parts: LoadedTogetherDeps, patterns: readonly RegExp[]): boolean {
  return [...parts].some(([part, brought]) => brought.has(id) && patterns.some((pattern) => pattern.test(part)));
}

function isInAll(id: string, parts: LoadedTogetherDeps, patterns: readonly RegExp[]): boolean {
  return patterns.every((pattern) => isInSome(id, parts, [pattern]));
}

/** Each dynamically imported part of the page, including the first one, and its modules. */
function partsOf(entry: string, modules: Modules): LoadedTogetherDeps {
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
