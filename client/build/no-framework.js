import { createContext } from "react";

export const FrameworkContext = createContext(undefined);

export function usePrefetchBehavior() {
  return [false, null, {}];
}

export function PrefetchPageLinks() {
  return null;
}

export function mergeRefs(ref) {
  return ref;
}
