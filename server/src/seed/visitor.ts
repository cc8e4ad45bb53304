import { AppError } from "@recollect/domain/errors/app-error.ts";
import type { ErrorCode } from "@recollect/domain/errors/catalogue.ts";

/** A client that talks to a server over HTTP as a browser does, and keeps its cookies. */
export type Visitor = {
  /** The reply's body. Throws the AppError that the server answered with. */
  ask<T>(method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T>;
};

/** @param origin such as `http://localhost:3000` */
export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();
  return {
    async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
      const headers = new Headers({ Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") });
      if (body !== undefined) headers.set("Content-Type", "application/json");
      const reply = await fetch(new URL(path, origin), { method, headers, body: body === undefined ? null : JSON.stringify(body) });
      for (const cookie of reply.headers.getSetCookie()) keep(cookies, cookie);
      const text = await reply.text();
      if (!reply.ok) throw refusal(text);
      return JSON.parse(text === "" ? "null" : text) as T;
    },
  };
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [name = "", value = ""] = (setCookie.split(";")[0] ?? "").split(/=(.*)/s);
  cookies.set(name, value);
}

function refusal(text: string): AppError {
  const { error } = JSON.parse(text) as { error: { code: ErrorCode; details?: unknown } };
  return new AppError(error.code, { details: error.details });
}
