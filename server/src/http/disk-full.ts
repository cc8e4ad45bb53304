/** Whether the system reports that the disk, or our quota, is full. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}
