import { vi } from "vitest";

/** Stands in for the confetti, which draws on a canvas that the test's page has not; `setup.ts` puts it in the package's place. */
export const confetti = Object.assign(vi.fn<(burst: object) => null>(), { reset: vi.fn<() => void>() });
