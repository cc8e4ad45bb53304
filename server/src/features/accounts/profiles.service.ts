import { authorLabel, type PublicUser } from "@recollect/domain/accounts/profile.ts";
import { isForbiddenKey } from "@recollect/domain/data-rules.ts";
import type { LibraryDeckSummary } from "@recollect/domain/library/library-deck.ts";
import { AppError } from "@recollect/domain/errors/app-error.ts";
import { canBrowse, type Viewer } from "@recollect/domain/permissions/decks.ts";

import type { Store } from "../../store/store.ts";
import { listPublicDecks, type PublicDeckRow } from "./profiles.store.ts";

type ProfilesDeps = {
  store: Pick<Store, "read">;
  /** the student with the name, in any case, as others see them; null if there is none */
  userByName: (username: string) => Promise<PublicUser | null>;
};

/** A student as others see them: the user, and their Public decks, newest first. */
export type Profile = { user: PublicUser; decks: LibraryDeckSummary[] };

export type Profiles = ReturnType<typeof createProfiles>;

export function createProfiles({ store, userByName }: ProfilesDeps) {
  return {
    /** Throws `request/forbidden-key` for a name that can't be a key, `profile/user-not-found` for an unused one. */
    async read(viewer: Viewer, username: string): Promise<Profile> {
      if (!canBrowse(viewer)) throw new AppError("auth/required");
      if (isForbiddenKey(username)) throw new AppError("request/forbidden-key");
      const user = await userByName(username);
      if (!user) throw new AppError("profile/user-not-found");
      const decks = await listPublicDecks(store.read, user.uid);
      return { user, decks: decks.map((deck) => deckOf(user, deck)) };
    },
  };
}

function deckOf(user: PublicUser, deck: PublicDeckRow): LibraryDeckSummary {
  return {
    id: deck.id,
    title: deck.title,
    description: deck.description,
    cardCount: deck.cardCount,
    author: authorLabel(user),
    authorId: user.uid,
    official: user.badge === "OFFICIAL",
    visibility: deck.visibility,
    updatedAt: deck.updatedAt,
  };
}
