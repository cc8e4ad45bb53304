import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { MiddlewareHandler } from "hono";
import type { z } from "zod";

import { BODY_BYTES } from "./read-body.ts";
import { readJson } from "./read-json.ts";

type Checked<Target extends "json" | "param" | "query", S extends z.ZodType> = MiddlewareHandler<
  // oxlint-disable-next-line no-explicit-any -- the environment is whatever the route has; `any` is what lets the check stand in every chain
  any,
  string,
  { in: { [K in Target]: z.input<S> }; out: { [K in Target]: z.output<S> } }
>;

/** Reads the JSON body (a small one, unless the route says otherwise), applies the data rules and the schema: `c.req.valid("json")`. */
export function body<S extends z.ZodType>(schema: S, maxBytes: number = BODY_BYTES.small): Checked<"json", S> {
  return async (c, next) => {
    c.req.addValidatedData("json", parseOrRefuse(schema, await readJson(c, maxBytes)) as object);
    await next();
  };
}

/** As `body`, for requests whose fields are all optional: they may have neither a body nor a content type. */
export function bodyOrNone<S extends z.ZodType>(schema: S, maxBytes: number = BODY_BYTES.small): Checked<"json", S> {
  const checkBody = body(schema, maxBytes);
  return async (c, next) => {
    if (c.req.header("content-type") !== undefined) return checkBody(c, next);
    c.req.addValidatedData("json", parseOrRefuse(schema, {}) as object);
    await next();
  };
}

/** Validates the path parameters: `c.req.valid("param")`. */
export function params<S extends z.ZodType>(schema: S): Checked<"param", S> {
  return async (c, next) => {
    c.req.addValidatedData("param", parseOrRefuse(schema, c.req.param()) as object);
    await next();
  };
}

/** Validates the query string, and refuses repeated names: `c.req.valid("query")`. */
export function query<S extends z.ZodType>(schema: S): Checked<"query", S> {
  return async (c, next) => {
    const entries = Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values] as const);
    c.req.addValidatedData("query", parseOrRefuse(schema, Object.fromEntries(entries)) as object);
    await next();
  };
}

/** The value after the schema; throws `request/invalid` with one detail for each problem (where and what, never the value). */
function parseOrRefuse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("request/invalid", {
    details: result.error.issues.slice(0, 10).map((issue) => ({ path: issue.path.join("."), problem: issue.message.slice(0, 300) })),
  });
}
