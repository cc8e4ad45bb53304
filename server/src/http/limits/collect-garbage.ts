import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "sync"; flavor: "regular" | "last-resort" }) => void;

let collect: Collect | undefined;

/** Runs garbage collection now instead of when V8 decides. Takes a few hundredths of a second. */
export function collectGarbage(flavor: "regular" | "last-resort"): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as Collect;
    setFlagsFromString("--no-expose-gc");
  }
  collect({ type: "major", execution: "sync", flavor });
}

/** After this many bytes of large requests garbage is collected: V8 would wait for hundreds of MB. */
const collectAfterBytes = 24 * 1024 * 1024;
let remains = 0;

/** Call after each large request. */
export function largeRequestOver(bytes: number): void {
  if (isTimeAfter(bytes)) setImmediate(() => collectGarbage("regular"));
}

/** Call when large texts are no longer needed and the next ones follow: collecting first makes space for them. */
export function leftBehind(bytes: number): void {
  if (isTimeAfter(bytes)) collectGarbage("regular");
}

function isTimeAfter(bytes: number): boolean {
  remains += bytes;
  if (remains < collectAfterBytes) return false;
  remains = 0;
  return true;
}
