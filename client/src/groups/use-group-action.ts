import { messageFor } from "@recollect/domain/errors/message-for.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKeys } from "../lib/requests/query-keys.ts";
import { toast } from "../ui/toast/toast.ts";

/**
 * Runs one change of a group at a time, shows its failure, and reads the groups again. `busy` names the change that runs; the returned promise is
 * true when it worked.
 */
export function useGroupAction() {
  const client = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  async function run(name: string, work: () => Promise<unknown>, { done }: { done?: string } = {}): Promise<boolean> {
    setBusy(name);
    try {
      await work();
      await client.invalidateQueries({ queryKey: queryKeys.groups() });
      if (done !== undefined) toast.success(done);
      return true;
    } catch (failure) {
      toast.error(messageFor(failure));
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, run };
}
