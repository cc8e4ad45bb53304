import type { Verdict } from "@recollect/domain/practice/open-ended.ts";

/** The icon of each verdict: full, half, a ring. */
export const fillOf = { right: "full", partly: "half", "not yet": "ring", unmarked: "ring" } as const satisfies Record<Verdict, string>;
