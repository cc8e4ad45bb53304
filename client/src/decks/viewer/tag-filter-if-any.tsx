import { useMemo } from "react";
import { onDemand } from "../../lib/on-demand.ts";
import type { TagFilterProps } from "../card-tags/tag-filter.tsx";
import styles from "./deck-viewer.module.css";

const tagFilter = onDemand<TagFilterProps>(() => import("../card-tags/tag-filter.tsx").then((module) => module.TagFilter));

/** Most decks have no tags, and do without the filter's code. */
export function TagFilterIfAny(props: TagFilterProps) {
  const { cards } = props;
  const hasTags = useMemo(() => cards.some(({ tags }) => tags !== undefined && tags.length > 0), [cards]);
  if (!hasTags) return null;
  return (
    <div className={styles.filter}>
      <tagFilter.Part isWanted props={props} onFailure={() => undefined} />
    </div>
  );
}
