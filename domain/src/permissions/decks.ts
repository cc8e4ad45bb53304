/** Whoever asks: the uid of the signed-in student, or null for a visitor. */
export type Viewer = { uid: string } | null;

type OwnedDeck = { ownerId: string };

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

/** Lists of somebody's own decks are for that person alone; others see public decks on the profile. */
export function canListDecks(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

export function canEditProfile(viewer: Viewer, owner: { uid: string }): boolean {
  return viewer?.uid === owner.uid;
}

function owns(viewer: Viewer, deck: OwnedDeck): boolean {
  return viewer !== null && viewer.uid === deck.ownerId;
}
