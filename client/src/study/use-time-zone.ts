import { useQueryClient, type Query } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { showChanged } from "../lib/requests/show-changed.ts";
import { sendTimeZone } from "./requests/study-api.ts";
import { refreshAfterMs } from "./use-refresh.ts";
import { useStudySettings } from "./use-study-settings.ts";

/**
 * Makes the study day turn over at 4 a.m. local time: while the student chose no time zone, the device's is sent whenever the server has
 * another one. It runs in the background, and a failure is retried when the settings are read next.
 */
export function useTimeZone(): void {
  const queryClient = useQueryClient();
  const { data: settings, dataUpdatedAt } = useStudySettings();

  useEffect(() => {
    const zone = deviceTimeZone();
    if (!settings || settings.isTimeZoneFixed || settings.timeZone === zone) return;
    sendTimeZone(zone).then(
      async (newSettings) => {
        await showChanged(queryClient, queryKeys.studySettings(), newSettings);
        // The days that are left of an assignment depend on the zone too.
        void queryClient.invalidateQueries({ queryKey: queryKeys.groups() });
        // The day may now end at another hour, so other cards are due. The server's event has the page read them again; else they are read here.
        const queryKey = queryKeys.study();
        // What is being read may still be of the day of before.
        const inProgress = queryClient.getQueryCache().findAll({ queryKey, type: "active", fetchStatus: "fetching" });
        await queryClient.cancelQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
        void queryClient.refetchQueries({ predicate: (query) => inProgress.includes(query) });
        setTimeout(() => void queryClient.refetchQueries({ queryKey, type: "active", predicate: isUnread }), 2 * refreshAfterMs);
      },
      // The student did not ask for this and can't fix it: until a retry succeeds, the day turns over as before.
      () => {},
    );
  }, [queryClient, settings, dataUpdatedAt]);
}

function isUnread({ state }: Query): boolean {
  return state.isInvalidated && state.fetchStatus === "idle";
}

/** The time zone of this device, such as `Europe/Berlin`. */
export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
