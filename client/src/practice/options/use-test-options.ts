import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { optionsFromQuery, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";

/** The test's options in the address, so that a reload and a link begin the same test. */
export function useTestOptions(): TestOptions {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => {
    const parameters = new URLSearchParams(text);
    return optionsFromQuery((name) => parameters.get(name));
  }, [text]);
}
