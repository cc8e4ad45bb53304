import type { FollowedWithChanges } from "@recollect/domain/decks/following/following.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { followedBadgeTexts as texts } from "./followed-badge.texts.ts";
import { followedDecksKey, readWithChanges } from "./following-api.ts";
import styles from "./following.module.css";

export type FollowedBadgeProps = { uid: string; deckId: number };

/** On a deck of My Decks that follows another one: that its author changed something. All of them are asked for at once; without a network none is shown. */
export function FollowedBadge({ uid, deckId }: FollowedBadgeProps) {
  const { data } = useQuery<FollowedWithChanges, AppError>({
    queryKey: followedDecksKey(uid),
    queryFn: ({ signal }) => readWithChanges(uid, signal),
  });
  if (!data?.deckIds.includes(deckId)) return null;
  return (
    <span className={styles.badge}>
      <Link2 size={14} aria-hidden /> <span>{texts.changed}</span>
    </span>
  );
}
