import { useStoredSwitch } from "./use-stored-switch.ts";

/** Whether a test continues by itself after an answer. */
export function useAutoAdvance(): ReturnType<typeof useStoredSwitch> {
  return useStoredSwitch("recollect:auto-advance");
}
