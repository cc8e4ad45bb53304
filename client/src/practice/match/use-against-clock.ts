import { useStoredSwitch } from "../use-stored-switch.ts";

/** Whether games run against the clock. */
export function useAgainstClock(): ReturnType<typeof useStoredSwitch> {
  return useStoredSwitch("recollect:match-clock");
}
