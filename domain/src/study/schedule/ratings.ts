/** The four answers to "how well did you know it?", from worst to best. */
export const ratings = ["again", "hard", "good", "easy"] as const;

export type Rating = (typeof ratings)[number];

export function isRating(value: unknown): value is Rating {
  return ratings.some((rating) => rating === value);
}
