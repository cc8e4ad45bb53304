import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (how: { type: "major"; execution: "sync"; flavor: "regular" | "last-resort" }) => void;

let collect: Collect | undefined;

/** Throws away what is not used any more, now and not when V8 sees a need. Takes a few hundredths of a second. */
export function collectGarbage(flavor: "regular" | "last-resort"): void {
  if (!collect) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as Collect;
    setFlagsFromString("--no-expose-gc");
  }
  collect({ type: "major", execution: "sync", flavor });
}

/** After so many bytes of large requests their remains are thrown away: V8 would wait until there are hundreds of MB of them. */
const collectAfterBytes = 24 * 1024 * 1024;
let remains = 0;

/** Hears of each large request that is over. */
export function largeRequestOver(bytes: number): void {
  if (isTimeAfter(bytes)) setImmediate(() => collectGarbage("regular"));
}

/** Hears of large texts that are left behind by who goes on to the next: what is thrown away first makes room for that. */
export function leftBehind(bytes: number): void {
  if (isTimeAfter(bytes)) collectGarbage("regular");
}

function isTimeAfter(bytes: number): boolean {
  remains += bytes;
  if (remains < collectAfterBytes) return false;
  remains = 0;
  return true;
}
