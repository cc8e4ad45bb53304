/** The four answers to "how well did you know it?", from worst to best. */
export const ratings = ["again", "hard", "good", "easy"] as const;

export type Rating = (typeof ratings)[number];

export const ratingLabels: Record<Rating, string> = { again: "Again", hard: "Hard", good: "Good", easy: "Easy" };

/** The two default buttons, and the rating of each. */
export const twoButtons = [
  { label: "Again", rating: "again" },
  { label: "Got it", rating: "good" },
] as const satisfies readonly { label: string; rating: Rating }[];

export function isRating(value: unknown): value is Rating {
  return ratings.some((rating) => rating === value);
}
