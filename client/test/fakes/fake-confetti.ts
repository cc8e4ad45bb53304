import { vi } from "vitest";

/** Replaces the confetti package, which needs a canvas that jsdom does not have; see `setup.ts`. */
export const confetti = Object.assign(vi.fn<(burst: object) => null>(), { reset: vi.fn<() => void>() });
