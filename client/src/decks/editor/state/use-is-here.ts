import { useEffect, useRef, type RefObject } from "react";

/** Whether the screen is still there, for work that ends later. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return isHere;
}
