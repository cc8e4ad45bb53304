import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../../../lib/requests/query-keys.ts";
import { toast } from "../../../ui/toast/toast.ts";

/** A change to how the student is scheduled: after it everything about studying is read again; a failure is shown. */
export function useStudyChange(change: () => Promise<unknown>): { isBusy: boolean; run: () => void } {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await change();
      await queryClient.invalidateQueries({ queryKey: queryKeys.study() });
    } catch (failure) {
      toast.error(messageFor(failure));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, run: () => void run() };
}
