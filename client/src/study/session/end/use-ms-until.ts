import { useEffect, useState } from "react";
import { minuteMs } from "@recollect/domain/time/units.ts";

/** How long it is until a moment, in ms; told again every minute. */
export function useMsUntil(moment: number | null, now: () => number): number | null {
  const [, tell] = useState(0);
  useEffect(() => {
    if (moment === null) return;
    const timer = setInterval(() => tell((told) => told + 1), minuteMs);
    return () => clearInterval(timer);
  }, [moment]);
  return moment === null ? null : moment - now();
}
