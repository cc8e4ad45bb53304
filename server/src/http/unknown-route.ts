import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { Context } from "hono";
import type { RouterRoute } from "hono/types";

/** The methods that an address knows; none for an address of nothing. */
type MethodsAt = (path: string) => readonly string[];

export function methodsAt(routes: readonly Pick<RouterRoute, "method" | "path">[]): MethodsAt {
  const knownRoutes = routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => knownRoutes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

/** Replies to an address without a route: 405 with the allowed methods if there are any, otherwise 404. */
export function unknownRoute(methodsOf: MethodsAt) {
  return (c: Context): never => {
    const methods = methodsOf(c.req.path);
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
