import type { FollowedDeckRow } from "../taken/followed-decks.tables.ts";

/** What the page of a copy says of its author's deck. */
export type Look = { changeCount: number; left: readonly string[] };

/** The revisions of the author's deck and of the copy, as they were compared. */
export type Compared = { sourceRevision: number; revision: number };

type Link = Pick<FollowedDeckRow, "ownerId" | "deckId" | "sourceOwnerId" | "sourceId" | "followedAt" | "baseNumber">;

/** How many looks are remembered, counting each card that left as one more. */
const mostRemembered = 100_000;

/** What was found at the last look at each copy: it holds until one of the decks, or what was taken, has changed. Of many copies the oldest looks are forgotten. */
export function createLooks(most = mostRemembered) {
  const looks = new Map<string, { of: string; look: Look }>();
  let size = 0;

  function forget(copy: string): void {
    size -= weightOf(looks.get(copy)?.look);
    looks.delete(copy);
  }

  return {
    /** The last look, if it was at the same; null otherwise. */
    find(link: Link, compared: Compared): Look | null {
      const last = looks.get(copyOf(link));
      return last?.of === comparedIn(link, compared) ? last.look : null;
    },
    remember(link: Link, compared: Compared, look: Look): void {
      const copy = copyOf(link);
      forget(copy);
      looks.set(copy, { of: comparedIn(link, compared), look });
      size += weightOf(look);
      for (const [oldest] of looks) {
        if (size <= most) break;
        forget(oldest);
      }
    },
  };
}

function weightOf(look: Look | undefined): number {
  return look ? 1 + look.left.length : 0;
}

function copyOf({ ownerId, deckId }: Link): string {
  return `${deckId} ${ownerId}`;
}

function comparedIn({ sourceOwnerId, sourceId, followedAt, baseNumber }: Link, { sourceRevision, revision }: Compared): string {
  return [sourceOwnerId, sourceId, sourceRevision, revision, followedAt, baseNumber].join(" ");
}
