import { useEffect } from "react";

const shown = new Set<() => void>();

/** A toast whose button changes the open form: it goes away with the form, which it could not change any more. */
export function showWithForm(takeAway: () => void): void {
  shown.add(takeAway);
}

/** In a part that is there as long as the form. */
export function useToastsOfForm(): void {
  useEffect(
    () => () => {
      for (const takeAway of shown) takeAway();
      shown.clear();
    },
    [],
  );
}
