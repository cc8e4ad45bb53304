import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { optionsFromQuery, type TestOptions } from "@recollect/domain/practice/options/test-options.ts";

/** What the address says of the test, so that a reload and a link begin the same one. */
export function useTestOptions(): TestOptions {
  const [params] = useSearchParams();
  const text = params.toString();
  return useMemo(() => {
    const said = new URLSearchParams(text);
    return optionsFromQuery((name) => said.get(name));
  }, [text]);
}
