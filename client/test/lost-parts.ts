import { configure, getConfig } from "@testing-library/react";
import { vi } from "vitest";
import * as lostParts from "../src/lib/lost-parts.ts";

/** Why a part of the page could not be had in this test, whose code comes when it is first drawn. */
let lost: Error | null = null;
let breakOff: ((reason: Error) => void) | null = null;
/** The first loss: the files of a worker share what was loaded, and so what was lost. */
let spoiledBy: Error | null = null;
/** Then the page is waited for no longer than this, in ms. */
const spoiledPatienceMs = 1_000;

const { asyncWrapper } = getConfig();

/** What waits for a page that was lost ends at once, with the reason. Without it each test waits in vain, as long as it can. */
export function waitForNoLostParts(): void {
  configure({ asyncWrapper: (wait) => asyncWrapper(() => Promise.race([wait(), lossOfPart()]).catch(explainFailure)) });
}

/** For the beginning of each test. */
export function noticeLostParts(): void {
  lost = null;
  if (spoiledBy) configure({ asyncUtilTimeout: spoiledPatienceMs });
  const { rememberLost } = lostParts;
  vi.spyOn(lostParts, "rememberLost").mockImplementation((failure) => {
    rememberLost(failure);
    if (isOfNetwork(failure)) return;
    lost = new Error(`A part of the page could not be loaded: ${String(failure)}`, { cause: failure });
    spoiledBy ??= lost;
    breakOff?.(lost);
  });
}

/** For the end of each test. */
export function loseNoParts(): void {
  if (lost) throw lost;
}

/** What a browser says of a file that it could not get. No network is between tests and their code: a test means to lose it. */
function isOfNetwork(failure: unknown): boolean {
  return failure instanceof DOMException || (failure instanceof TypeError && failure.message.startsWith("Failed to fetch"));
}

function lossOfPart(): Promise<never> {
  return new Promise((_, reject) => (breakOff = reject));
}

function explainFailure(failure: unknown): never {
  if (spoiledBy && failure instanceof Error && !failure.message.includes(spoiledBy.message)) {
    failure.message = `${spoiledBy.message}\n\n${failure.message}`;
  }
  throw failure;
}
