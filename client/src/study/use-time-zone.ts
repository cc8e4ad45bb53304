import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { showChanged } from "../lib/requests/show-changed.ts";
import { tellTimeZone } from "./requests/study-api.ts";
import { useStudySettings } from "./use-study-settings.ts";

/**
 * Lets the study day turn over at 4 a.m. where the student is: as long as they chose no time zone, the device's is told whenever the server
 * knows another one. No one waits for it, and what fails is tried again when the settings are next read.
 */
export function useTimeZone(): void {
  const queryClient = useQueryClient();
  const { data: settings, dataUpdatedAt } = useStudySettings();

  useEffect(() => {
    const zone = deviceTimeZone();
    if (!settings || settings.isTimeZoneFixed || settings.timeZone === zone) return;
    tellTimeZone(zone).then(
      async (saved) => {
        await showChanged(queryClient, queryKeys.studySettings(), saved);
        // The day may end at another hour now, so other cards are due.
        void queryClient.invalidateQueries({ queryKey: queryKeys.study() });
      },
      // The student asked for nothing and can mend nothing: until a later try, days turn over where they did.
      () => {},
    );
  }, [queryClient, settings, dataUpdatedAt]);
}

/** The zone that this device is set to, such as `Europe/Berlin`. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
