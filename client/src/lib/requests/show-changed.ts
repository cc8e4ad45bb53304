import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows the server's reply to a change. A read in progress was sent before the change and is cancelled: its reply would bring back the old
 * state. If nothing is cached, it is read again.
 */
export async function showChanged<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: Data | ((known: Data | undefined) => Data | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, change);
  if (client.getQueryData(queryKey) === undefined) await client.invalidateQueries({ queryKey, exact: true });
}
