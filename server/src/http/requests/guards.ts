import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";

/** The second part of a guard: it runs once the route has replied, or a later guard has refused. The error of the request is in `c.error`. */
export type AfterReply = (c: Context) => void | Promise<void>;

/** A check before a route. It throws to refuse a request, and answers at once where it needs no database. */
export type Guard = (c: Context) => undefined | AfterReply | Promise<undefined | AfterReply>;

/** Runs the guards in order, then the route, then what the guards left to do, in the opposite order. `onError` turns an error into a reply. */
export async function runGuarded(
  c: Context,
  next: Next,
  { guards, onError }: { guards: readonly Guard[]; onError: (error: Error, c: Context) => Response },
): Promise<void> {
  const after: AfterReply[] = [];
  const noteFailure = (failure: unknown) => {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    c.error = error;
    const reply = onError(error, c);
    c.res = undefined;
    c.res = reply;
  };
  try {
    for (const guard of guards) {
      const outcome = guard(c);
      const afterReply = outcome instanceof Promise ? await outcome : outcome;
      if (afterReply) after.push(afterReply);
    }
    await next();
  } catch (failure) {
    noteFailure(failure);
  }
  for (const afterReply of after.toReversed()) {
    try {
      const ending = afterReply(c);
      if (ending) await ending;
    } catch (failure) {
      noteFailure(failure);
    }
  }
}

/** The guards as Hono's middleware. Its errors are the app's to answer. */
export function guarded(...guards: readonly Guard[]) {
  return createMiddleware(async (c, next) => {
    let failure: Error | null = null;
    await runGuarded(c, next, {
      guards,
      onError: (error) => {
        failure = error;
        return new Response(null, { status: 500 });
      },
    });
    if (failure) throw failure as Error;
  });
}
