import { configure, getConfig } from "@testing-library/react";
import { vi } from "vitest";
import * as lostParts from "../src/lib/lost-parts.ts";

/** Why a part of the page, whose code is loaded when it is first rendered, failed to load in this test. */
let lost: Error | null = null;
let breakOff: ((reason: Error) => void) | null = null;
/** The first failure: the files of a worker share loaded modules, and so failed ones. */
let spoiledBy: Error | null = null;
/** After a failure the page is waited for no longer than this, in ms. */
const spoiledPatienceMs = 1_000;

const { asyncWrapper } = getConfig();

/** Ends a wait for a page that failed to load at once, with the reason. Otherwise each test waits for its whole timeout. */
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

/** A browser's message for a file that failed to load. There is no network between tests and their code: a test does this on purpose. */
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
