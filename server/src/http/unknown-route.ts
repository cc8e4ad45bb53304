import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";
import type { RouterRoute } from "hono/types";

/** Answers an address that no route took: 405 with the methods it does know, else 404. */
export function unknownRoute(routes: readonly Pick<RouterRoute, "method" | "path">[]) {
  const known = routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => ({ method, pattern: patternOf(path) }));

  return (c: Context): never => {
    const methods = known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
    if (methods.length === 0) throw new AppError("request/unknown-route");
    c.header("Allow", [...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])))].join(", "));
    throw new AppError("request/wrong-method");
  };
}

/** `/api/users/:uid` as a regular expression for whole paths. */
function patternOf(path: string): RegExp {
  const parts = path.split("/").map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}$`);
}
