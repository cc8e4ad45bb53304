import { AppError } from "@recollect/domain/errors/failure.ts";
import { QueryClient } from "@tanstack/react-query";

const maxRetries = 2;

/** Tries again only what may be different next time: a broken network or a server in trouble, never a refusal. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // 'always': a request made while offline fails at once and says so, instead of waiting without a word.
      queries: { retry: (failures, error) => isPassing(error) && failures < maxRetries, staleTime: 5_000, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof AppError && error.status >= 500;
}
