import type { startLoad } from "./load.ts";
import type { Site } from "./site.ts";

/** The part of the requests that may fail. */
const failedShare = 0.01;

/** How long no change may be acknowledged, in ms: twelve seconds beyond what the one who promotes needs to notice and to promote. */
const longestGapMs = 12_000 + 4_000;

type Load = Awaited<ReturnType<typeof startLoad>>;
type VerdictInput = { load: Load; site: Site };

/** What is not as it has to be once nothing is written any more and every fault is over. */
export async function problemsAtTheEnd({ load, site }: VerdictInput): Promise<string[]> {
  const { counts, writers, lists, errors } = load;
  const problems = [
    ...errors,
    ...site.ownEnds,
    ...writers.flatMap((writer) => writer.problems),
    ...lists.flatMap(({ list }) => list.problems),
  ];
  const isReady = await Promise.all(
    site.members.map(({ port }) =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  );
  problems.push(...isReady.flatMap((ready, at) => (ready ? [] : `process ${at + 1} is not ready at the end`)));
  for (const writer of writers) {
    const { problems: wrong, decks } = await writer.finalList();
    problems.push(...wrong.map((problem) => `${writer.name}: ${problem}`));
    const expected = textOf(decks);
    const stale = lists.filter((entry) => entry.writer === writer && textOf(entry.list.decks()) !== expected);
    if (stale.length > 0) problems.push(`${writer.name}: ${stale.length} live lists are not as the server's`);
  }
  if (counts.failed > counts.requests * failedShare)
    problems.push(`${counts.failed} of ${counts.requests} requests failed: more than ${failedShare * 100}%`);
  if (counts.longestGapMs > longestGapMs) problems.push(`no change was acknowledged for ${(counts.longestGapMs / 1000).toFixed(1)} s`);
  return problems;
}

function textOf(decks: readonly { id: number }[]): string {
  return JSON.stringify(decks.toSorted((a, b) => a.id - b.id));
}

export function summaryOf({ load: { counts, lists }, site }: VerdictInput): string {
  const opened = lists.reduce((sum, { list }) => sum + list.opened(), 0);
  const share = ((100 * counts.failed) / counts.requests).toFixed(2);
  return [
    `${counts.requests} requests, ${counts.failed} failed (${share}%); longest time without an acknowledged change ${(counts.longestGapMs / 1000).toFixed(1)} s`,
    `${lists.length} streams, opened ${opened} times; ${site.ownEnds.length} processes ended by themselves`,
    ...[...counts.replies]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, 25)
      .map(([what, count]) => `  ${count} × ${what}`),
  ].join("\n");
}
