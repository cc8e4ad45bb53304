/** What a page tells the worker that waits. `entry` is the address of the page's first script, which names its build. */
export type WorkerMessage = { type: "take-over" } | { type: "take-over-if-same-build"; entry: string };
