import type { QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { useOutbox } from "./outbox/use-outbox.ts";
import { useRefresh } from "./use-refresh.ts";

/**
 * Reads everything under a key again after an event about studying, and when the server has accepted answers of this device. Those of an
 * earlier visit are sent as a page opens: the server may announce them before the page's stream begins, and after the page has read.
 */
export function useStudyRefresh(queryKey: QueryKey): ReturnType<typeof useRefresh> {
  const refresh = useRefresh(queryKey);
  const outbox = useOutbox();
  useEffect(() => outbox.onAccepted(() => refresh()), [outbox, refresh]);
  return refresh;
}
