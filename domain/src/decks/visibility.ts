/** Who may open a deck. */
export const visibilities = ["Public", "Private", "Unlisted"] as const;

export type Visibility = (typeof visibilities)[number];

/** New decks and copies start here. */
export const INITIAL_VISIBILITY: Visibility = "Private";

export function isVisibility(value: unknown): value is Visibility {
  return visibilities.some((visibility) => visibility === value);
}
