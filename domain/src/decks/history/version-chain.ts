import { applied, deltaTo, type VersionContent, type VersionDelta } from "./version-delta.ts";

/** A version with its times, in ms since 1970. */
export type TimedVersion = { savedAt: number; replacedAt: number; content: VersionContent };

/** A version in a file, after its successor: whole if it is the first, otherwise as the delta from its successor. */
export type ChainedVersion = { savedAt: number; replacedAt: number; title: string } & (
  | { description: string; cards: VersionContent["cards"]; next?: undefined }
  | VersionDelta
);

/** Encodes versions as a chain, newest first. */
export function chainer(): (version: TimedVersion) => ChainedVersion {
  let after: VersionContent | null = null;
  return ({ savedAt, replacedAt, content }) => {
    const savedContent = after === null ? content : deltaTo(content, after);
    after = content;
    return { savedAt, replacedAt, ...savedContent, title: content.title };
  };
}

/** The versions of a chain, newest first, as far as the deltas apply. */
export function* unchained(chain: Iterable<ChainedVersion>): Generator<TimedVersion> {
  let after: VersionContent | null = null;
  for (const { savedAt, replacedAt, title, ...savedContent } of chain) {
    if (savedContent.next !== undefined) after = after && applied(savedContent, after, title);
    else after = { title, description: savedContent.description, cards: savedContent.cards };
    if (after === null) return;
    yield { savedAt, replacedAt, content: after };
  }
}
