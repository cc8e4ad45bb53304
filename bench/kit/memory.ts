import { readFileSync } from "node:fs";

/** Resident memory of a process in MB (10⁶ bytes), as the kernel counts it. Linux only. */
export function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  if (kb === undefined) throw new Error("The kernel did not say how much memory the server has.");
  return (Number(kb) * 1024) / 1e6;
}
