import { groupsOfAccount } from "../src/features/exchange/exporting/account-groups.store.ts";
import type { Store } from "../src/store/store.ts";

type ExportedGroup = ReturnType<typeof groupsOfAccount> extends AsyncGenerator<infer Group> ? Group : never;

/** The groups in an account's export, without the assignments that they give. */
export async function exportedGroups(store: Store, uid: string, /** ms since 1970 */ now: number): Promise<ExportedGroup[]> {
  return everyOne(groupsOfAccount(store.read, uid, { now, givenTo: async function* () {} }));
}

/** All values of what comes one by one. */
export async function everyOne<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all = [];
  for await (const value of values) all.push(value);
  return all;
}
