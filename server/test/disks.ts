import { execFileSync } from "node:child_process";
import { onTestFinished } from "vitest";

import { aTemporaryFolder } from "./databases.ts";

/** Whether the tests may mount a disk on this machine. */
export const hasDisks = ((): boolean => {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "-o", "size=1m", "none", "/mnt"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** A disk of this size, such as `16m`, with a function to mount it again with other options. */
export async function aDisk(size: string) {
  const folder = await aTemporaryFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "recollect-test", folder]);
  onTestFinished(() => void execFileSync("umount", ["-l", folder]));
  return { folder, remount: (options: string) => void execFileSync("mount", ["-o", `remount,${options}`, folder]) };
}
