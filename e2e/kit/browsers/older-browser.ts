import type { Page } from "@playwright/test";

/** Removes from every page the APIs that Safari 16.4 (an iPad of 2017) and Firefox 115 (the last one for Windows 7) lack. */
export async function asOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const iterators: unknown = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const unknown: readonly (readonly [unknown, readonly string[]])[] = [
      [Map, ["groupBy"]],
      [Object, ["groupBy"]],
      [Promise, ["withResolvers", "try"]],
      [Array, ["fromAsync"]],
      [URL, ["canParse", "parse"]],
      [AbortSignal, ["any"]],
      [Intl, ["Segmenter", "DurationFormat"]],
      [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
      [iterators, ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"]],
      [ReadableStream.prototype, ["values", Symbol.asyncIterator as unknown as string]],
      [CSS, ["highlights"]],
      [window, ["requestIdleCallback", "cancelIdleCallback", "scheduler", "navigation", "Highlight", "Iterator"]],
      [Document.prototype, ["startViewTransition"]],
    ];
    for (const [holder, names] of unknown) for (const name of names) Reflect.deleteProperty(holder as object, name);
  });
}
