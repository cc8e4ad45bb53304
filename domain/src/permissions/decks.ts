import { OFFICIAL_UID } from "../accounts/official.ts";
import { isTutorialId } from "../decks/limits.ts";
import type { Visibility } from "../decks/visibility.ts";

/** Who asks: the uid of the signed-in student, or null for a visitor. */
export type Viewer = { uid: string } | null;

type OwnedDeck = { ownerId: string };
type SeenDeck = OwnedDeck & { visibility: Visibility };

/*
 * Who may do what with a deck, asked by the server for every request and by the client for what to show. The table of all
 * of it stands in the test. A badge gives no right: it is only shown.
 */

/** Open a deck, study it and take practice tests from it: one's own, whatever its visibility, and any that is shared. */
export function canOpen(viewer: Viewer, deck: SeenDeck): boolean {
  return viewer !== null && (owns(viewer, deck) || isShared(deck));
}

/** Copy a deck out of the Library: any that is shared there, one's own too. The copy belongs to the student who copies. */
export function canCopy(viewer: Viewer, deck: SeenDeck): boolean {
  return viewer !== null && isShared(deck);
}

/** Edit, delete, change visibility: the owner's alone. */
export function canEdit(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

export function canDelete(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

export function canChangeVisibility(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

/** Whether a deck may ever be shared: every deck, but of the tutorials only the official account's. Everybody has decks 0 and 1. */
export function canBeShared(deck: OwnedDeck & { id: number }): boolean {
  return deck.ownerId === OFFICIAL_UID || !isTutorialId(deck.id);
}

/** Whether others can read the deck by its link. A visibility that is not named here stays closed. */
export function isShared({ visibility }: { visibility: Visibility }): boolean {
  return visibility === "Public" || visibility === "Unlisted";
}

/** Whether the deck stands in the Library and on its author's profile: `Public` ones alone. */
export function isListed({ visibility }: { visibility: Visibility }): boolean {
  return visibility === "Public";
}

/** A list of all own decks is for its student alone; others see public decks on the profile. */
export function canListDecks(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

/** Create decks in a collection, and restore the tutorials there. */
export function canAddDecks(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

/** Search and page through the Library, and look at profiles: everyone who is signed in. */
export function canBrowse(viewer: Viewer): boolean {
  return viewer !== null;
}

export function canEditProfile(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

function owns(viewer: Viewer, deck: OwnedDeck): boolean {
  return viewer !== null && viewer.uid === deck.ownerId;
}
