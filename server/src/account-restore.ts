import { isThemeIndex } from "@recollect/domain/accounts/themes.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";

import type { CardStars } from "./features/decks/card-stars/card-stars.service.ts";
import type { Decks } from "./features/decks/decks.service.ts";
import { createFileImported } from "./features/decks/folders/file-imported.ts";
import type { FoldersService } from "./features/decks/folders/folders.service.ts";
import type { Suggestions } from "./features/decks/suggestions/suggestions.service.ts";
import type { SavedService } from "./features/decks/saved/saved.service.ts";
import type { Trash } from "./features/decks/trash/trash.service.ts";
import type { Users } from "./features/accounts/users.service.ts";
import type { ProfilePatch } from "./features/accounts/users.schemas.ts";
import type { Restores } from "./features/exchange/importing/import-ports.ts";
import { createMatch } from "./features/match/match.service.ts";
import type { Practice } from "./features/practice/practice.service.ts";
import { RemindersBody } from "./features/reminders/reminders.routes.ts";
import type { RemindersService } from "./features/reminders/reminders.service.ts";
import type { Study } from "./features/study/study.service.ts";
import { SettingsBody } from "./features/study/study.schemas.ts";
import type { Store } from "./store/store.ts";

type AccountRestoreDeps = {
  store: Store;
  /** ms since 1970 */
  clock: () => number;
  users: Users;
  decks: Decks;
  folders: FoldersService;
  trash: Trash;
  stars: CardStars;
  savedDecks: SavedService;
  study: Study;
  practice: Practice;
  reminders: RemindersService;
  suggestions: Suggestions;
};

/** What an import does beside decks and progress, by the same ways, with the same checks, as if the student did it by hand. */
export function createRestores({
  store,
  clock,
  users,
  decks,
  folders,
  trash,
  stars,
  savedDecks,
  study,
  practice,
  reminders,
  suggestions,
}: AccountRestoreDeps): Restores {
  const match = createMatch({ store, clock });
  const tag = (uid: string, deckId: number, tags: readonly string[]) =>
    tags.length === 0 ? Promise.resolve() : ifPossible(() => folders.tag({ uid }, uid, deckId, tags));
  const visibilityOf = (uid: string, id: number, visibility: string) =>
    ifPossible(() => decks.setVisibility({ uid }, { uid, id }, visibility));
  return {
    file: createFileImported(folders),
    tag,
    async profile(uid, profile) {
      // Each part by itself: a name that is taken here must not keep the rest from coming back.
      for (const [name, value] of Object.entries(profile)) {
        const patch = profilePart(name, value);
        if (patch) await ifPossible(() => users.change({ uid }, uid, patch));
      }
    },
    async settings(uid, settings) {
      for (const [name, value] of Object.entries(settings)) {
        const part = SettingsBody.safeParse({ [name]: value });
        if (part.success) await ifPossible(() => study.changeSettings({ uid }, part.data));
      }
    },
    async reminders(uid, choice) {
      const known = RemindersBody.safeParse(choice);
      if (known.success) await reminders.restore({ uid }, known.data);
    },
    folder: (uid, path) => ifPossible(() => folders.create({ uid }, uid, path)),
    async shared(uid, deckId, { path, tags }) {
      if (path !== null) await ifPossible(() => folders.file({ uid }, uid, [deckId], path));
      await tag(uid, deckId, tags);
    },
    accepted: (uid, wordings) => practice.restoreAccepted({ uid }, wordings),
    progress: (uid, deck, prompts) => ifPossible(() => study.seedShared({ uid }, deck, prompts)),
    stars: (uid, deckId, cardIds) => ifPossible(() => stars.restore({ uid }, deckId, cardIds)),
    saved: (uid, marks) => savedDecks.restore({ uid }, marks),
    follow: (uid, deckId, { deckOwnerId, deckId: id }, pairs) =>
      ifPossible(() => decks.following.restore(uid, deckId, { source: { ownerId: deckOwnerId, id }, pairs })),
    exam: (uid, deckId, day) => ifPossible(() => study.exams.restoreOfDeck({ uid }, deckId, day)),
    namedExam: (uid, exam) => ifPossible(() => study.exams.restore({ uid }, exam)),
    tests: (uid, tests) => practice.restoreTests({ uid }, tests),
    matchTimes: (uid, times) => match.restore({ uid }, times),
    suggestions: (uid, deckId, audience) => suggestions.restoreAudience({ uid }, deckId, audience),
    memory: async (uid, deck, memory) => void (await study.memory.restore({ uid }, deck, memory)),
    visibility: visibilityOf,
    isNewInTrash: async (uid, { name, cards }) =>
      !(await trash.list({ uid }, uid)).some((deck) => deck.title === name && deck.cardCount === cards.length),
    trash: (uid, id) => ifPossible(() => decks.remove({ uid }, { uid, id })),
  };
}

function profilePart(name: string, value: unknown): ProfilePatch | null {
  if (name === "selectedTheme") return isThemeIndex(value) ? { selectedTheme: value } : null;
  const isText = name === "displayName" || name === "username" || name === "bio" || name === "aboutMe";
  return isText && typeof value === "string" && value !== "" ? { [name]: value } : null;
}

/** A named refusal is passed over: what an import brings can be against a rule of this server. */
async function ifPossible(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
