import type { Api } from "@recollect/server/api";
import type { ExtractSchema } from "hono/types";

/**
 * The server's routes, inferred from the server's own type: a path, a method, a body or a reply that no longer fits does not compile. Only
 * types; none of it reaches the browser.
 */
type Routes = ExtractSchema<Api>;

type MethodKey<M extends string> = `$${Lowercase<M>}`;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The paths of all routes, such as `/api/users/:uid/decks/:id`. */
export type ApiPath = keyof Routes;

/** The paths that have a route for each of these methods. */
export type PathOf<M extends Method> = { [P in ApiPath]: [MethodKey<M>] extends [keyof Routes[P]] ? P : never }[ApiPath];

type Endpoint<M extends Method, P extends ApiPath> = MethodKey<M> extends infer Key extends keyof Routes[P] ? Routes[P][Key] : never;

/** What a route replies: its JSON, or undefined if it replies without any. */
export type Reply<M extends Method, P extends PathOf<M>> = ReplyIn<Endpoint<M, P>>;

type ReplyIn<E> = E extends { output: infer Output; outputFormat: infer Format }
  ? Format extends "json"
    ? WithoutUndefined<Output>
    : undefined
  : never;

/** What a route accepts as its body; a route that reads none accepts an empty object. */
export type Body<M extends Method, P extends PathOf<M>> =
  InputOf<Endpoint<M, P>> extends { json: infer Json } ? Unchanging<Json> : Record<string, never>;

type InputOf<E> = E extends { input: infer Input } ? Input : never;

/** The parts of an address that differ between requests of a route: values for the `:names` in its path, and its query. */
export type AddressOptions<M extends Method, P extends PathOf<M>> = ParamsOption<NamesIn<P>> & QueryOption<InputOf<Endpoint<M, P>>>;

type ParamsOption<Name extends string> = [Name] extends [never]
  ? { params?: never }
  : { params: { readonly [N in Name]: string | number } };

type NamesIn<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type QueryOption<Input> = Input extends { query: infer Query }
  ? {} extends Query
    ? { query?: QueryValues<Query> }
    : { query: QueryValues<Query> }
  : { query?: never };

/** A number is sent as its digits. Null leaves out a parameter that may be missing. */
type QueryValues<Query> = { readonly [K in keyof Query]: QueryValue<Query[K]> | ({} extends Pick<Query, K> ? null : never) };

/** A parameter that the server makes a number of has the type `unknown` there. */
type QueryValue<T> = unknown extends T ? string | number : string extends T ? string | number : Exclude<T, undefined>;

type BodyOption<Input, JsonBody> = Input extends { json: unknown } ? { body: JsonBody } : { body?: JsonBody };

/** What a request of a route needs beside its method and path. */
export type RouteOptions<M extends Method, P extends PathOf<M>> = AddressOptions<M, P> & BodyOption<InputOf<Endpoint<M, P>>, Body<M, P>>;

/** Options of this type as the last argument, which may be left out if none of them is required. */
export type Optional<Options> = {} extends Options ? [options?: Options] : [options: Options];

declare const reply: unique symbol;

/** The address of a route, and the type of its reply. Only `addressOf` makes one, so that no other string is requested. */
export type Address<T = unknown> = string & { readonly [reply]: T };

/** In JSON a field is present or not; it is never undefined. */
type WithoutUndefined<T> = T extends object ? { [K in keyof T]: WithoutUndefined<Exclude<T[K], undefined>> } : T;

/** Requests do not change what they are given. */
type Unchanging<T> = T extends object ? { readonly [K in keyof T]: Unchanging<T[K]> } : T;
