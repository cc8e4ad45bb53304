import { OFFICIAL_UID } from "../accounts/official.ts";
import { isTutorialId } from "../decks/deck-ids.ts";
import type { SuggestionAudience } from "../decks/suggestions/suggestion.ts";
import type { Visibility } from "../decks/visibility.ts";
import type { VisitorPolicy } from "../library/visit.ts";

/** The uid of the signed-in student, or null for a visitor. */
export type Viewer = { uid: string } | null;

type OwnedDeck = { ownerId: string };
type SeenDeck = OwnedDeck & {
  visibility: Visibility;
  /** whether the deck is in a group of the viewer, added by its owner and not taken down; absent for one that is in none */
  byGroup?: boolean | 0 | 1;
  /** whether the viewer is a co-author of the deck, which is not taken down; absent for all others */
  byWriting?: boolean | 0 | 1;
};

/**
 * Permissions on decks, checked by the server for every request and used by the client to choose what to show. The test has the whole
 * table. A badge gives no rights.
 */

/** Open a deck, study it and take its practice tests: an own deck of any visibility, any shared one, and those of the viewer's groups or that the viewer writes. */
export function canOpen(viewer: Viewer, deck: SeenDeck): boolean {
  return viewer !== null && (owns(viewer, deck) || isShared(deck) || Boolean(deck.byGroup) || Boolean(deck.byWriting));
}

/**
 * Copy a shared deck of the Library, including an own one. The copy belongs to the student who copies. A deck that is only in a group is read there,
 * and not taken along.
 */
export function canCopy(viewer: Viewer, deck: SeenDeck): boolean {
  return viewer !== null && isShared(deck);
}

/** Follow a deck: have an own copy that takes its author's changes. Where copying is refused, so is following: whoever left a group would keep the copy. */
export function canFollow(viewer: Viewer, deck: SeenDeck): boolean {
  return canCopy(viewer, deck) && !owns(viewer, deck);
}

/**
 * Suggest a correction of a card: whoever may open someone else's deck, as its author allows. `isMember`: of a group that has the deck. Nobody reads
 * suggestions for the official account's decks.
 */
export function canSuggest(
  viewer: Viewer,
  deck: SeenDeck,
  { audience, isMember }: { audience: SuggestionAudience; isMember: boolean },
): boolean {
  if (!canOpen(viewer, deck) || owns(viewer, deck) || deck.ownerId === OFFICIAL_UID) return false;
  return audience === "everyone" || (audience === "groups" && isMember);
}

/** Read a deck's suggestions, decide them, and say who may make them: only the owner. */
export function canDecideSuggestions(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

/**
 * Read a deck to edit it, and save changes of its title, description and cards: its owner, and its co-authors. All else, such as its history or who else
 * writes it, is the owner's.
 */
export function canSaveChanges(viewer: Viewer, deck: OwnedDeck & { isCoAuthor: boolean }): boolean {
  return viewer !== null && (owns(viewer, deck) || deck.isCoAuthor);
}

/** Edit, delete, change visibility: only the owner. */
export function canEdit(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

export function canDelete(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

export function canChangeVisibility(viewer: Viewer, deck: OwnedDeck): boolean {
  return owns(viewer, deck);
}

/** Find a deck of others helpful: a listed one, which the reader doesn't write as a co-author either. */
export function canThank(viewer: Viewer, deck: OwnedDeck & { visibility: Visibility; isCoAuthor: boolean }): boolean {
  return viewer !== null && !owns(viewer, deck) && !deck.isCoAuthor && isListed(deck);
}

/** Whether a deck may be shared: every deck, but of the tutorials only the official account's. All students have decks 0 and 1. */
export function canBeShared(deck: OwnedDeck & { id: number }): boolean {
  return deck.ownerId === OFFICIAL_UID || !isTutorialId(deck.id);
}

/** Whether others can read the deck by its link. An unknown visibility stays closed. */
export function isShared({ visibility }: { visibility: Visibility }): boolean {
  return visibility === "Public" || visibility === "Unlisted";
}

/**
 * Whether somebody who is not signed in reads the deck by its link, as far as the operator allows it: a shared one. Visitors have no list and no search,
 * and a deck that is only in a group is closed to them.
 */
export function canVisit(policy: VisitorPolicy, deck: { visibility: Visibility }): boolean {
  return policy !== "off" && isShared(deck);
}

/** Whether the deck is in the Library and on its author's profile: only `Public` ones. */
export function isListed({ visibility }: { visibility: Visibility }): boolean {
  return visibility === "Public";
}

/** The list of all own decks is only for its student; others see public decks on the profile. */
export function canListDecks(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

/** Create decks in a collection, and restore the tutorials there. */
export function canAddDecks(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

/** Search the Library, and see profiles: all signed-in students. */
export function canBrowse(viewer: Viewer): boolean {
  return viewer !== null;
}

export function canEditProfile(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

function owns(viewer: Viewer, deck: OwnedDeck): boolean {
  return viewer !== null && viewer.uid === deck.ownerId;
}
