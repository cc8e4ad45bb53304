import { vi } from "vitest";
import { toast } from "../src/ui/toast/toast.ts";

/** Receives every toast; they are recorded as "success: Saved", in order. */
export function recordToasts(): string[] {
  const told: string[] = [];
  for (const kind of ["success", "error", "warning", "info"] as const) {
    vi.spyOn(toast, kind).mockImplementation((message: string) => {
      told.push(`${kind}: ${message}`);
      return () => {};
    });
  }
  return told;
}
