import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows what the server has answered to a change. A reading that is under way was asked for before it and is given up: its reply would bring
 * back what was. Where nothing is known that could be changed, it is read again.
 */
export async function showChanged<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  changed: Data | ((known: Data | undefined) => Data | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, changed);
  if (client.getQueryData(queryKey) === undefined) await client.invalidateQueries({ queryKey, exact: true });
}
