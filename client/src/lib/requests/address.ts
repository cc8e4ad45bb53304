import type { Address, AddressOptions, Method, Optional, PathOf, Reply } from "./api-types.ts";

/** What `addressOf` reads of its options at run time; the types of the values are the route's. */
export type AnyAddressOptions = {
  params?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, string | number | null | undefined>> | undefined;
};

/**
 * The address of a route, for whatever is not sent by `request`: downloads by link, uploads, event streams, media. For example
 * `addressOf("GET", "/api/media/:name", { params: { name } })`. The method is there for the types alone.
 */
export function addressOf<const M extends Method, const P extends PathOf<M>>(
  method: M,
  path: P,
  ...[options]: Optional<AddressOptions<M, P>>
): Address<Reply<M, P>>;
/** By its types, `params` has a value for each name in the path. */
export function addressOf(_method: Method, path: string, { params = {}, query }: AnyAddressOptions = {}): Address {
  let address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] as string));
  let separator = "?";
  for (const name in query) {
    const value = query[name];
    if (value == null) continue;
    address += separator + name + "=" + encodeURIComponent(value);
    separator = "&";
  }
  return address as Address;
}
