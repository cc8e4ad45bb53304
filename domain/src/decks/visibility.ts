/** Who may open a deck. */
export const visibilities = ["Public", "Private", "Unlisted"] as const;

export type Visibility = (typeof visibilities)[number];

/** New decks and copies start here. */
export const INITIAL_VISIBILITY: Visibility = "Private";

/** The texts of the change-visibility dialog. */
export const visibilityDescriptions: Record<Visibility, string> = {
  Public: "Anyone can find this deck in the Library and on your profile",
  Private: "Only you can see this deck",
  Unlisted: "Anyone with the link can see this deck",
};

export function isVisibility(value: unknown): value is Visibility {
  return visibilities.some((visibility) => visibility === value);
}
