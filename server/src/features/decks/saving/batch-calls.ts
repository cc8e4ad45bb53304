import { AppError } from "@recollect/domain/errors/app-error.ts";

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

/**
 * Processes items that arrive during other work together, as the next group, of at most `most`; a single item is processed at once. `work`
 * returns a result for each, in order. A group that fails is tried again one by one, so that only faulty items fail; but not after a
 * failure with a code: a database whose connection was lost may have applied the group.
 */
export function inGroups<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  async function done(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(group.map(({ item }) => item));
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result);
    } catch (error) {
      if (group.length > 1 && !(error instanceof AppError)) for (const one of group) await done([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  async function goOn(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await done(group);
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isBusy) void goOn();
    });
}
