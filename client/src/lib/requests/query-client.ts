import { AppError } from "@recollect/domain/errors/failure.ts";
import { QueryClient } from "@tanstack/react-query";

const maxRetries = 2;

/** The cache of the student who is logged in, for code outside of that student's screens. */
export let queries: QueryClient | undefined;

/** Retries only what may succeed next time: a broken network or a failing server, never a refusal. */
export function createQueryClient(): QueryClient {
  return (queries = new QueryClient({
    defaultOptions: {
      // 'always': a request while offline fails at once with an error, instead of waiting silently.
      queries: { retry: (failures, error) => isPassing(error) && failures < maxRetries, staleTime: 5_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  }));
}

function isPassing(error: unknown): boolean {
  return error instanceof AppError && error.status >= 500;
}
