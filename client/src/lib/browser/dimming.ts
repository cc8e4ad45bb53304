import { useEffect } from "react";

let dimmers = 0;

/** The navbar-dimming flag: while any component sets it, the page background is black instead of dark navy. */
export function useDimmedPage(isDimmed: boolean): void {
  useEffect(() => {
    if (!isDimmed) return;
    dimmers += 1;
    draw();
    return () => {
      dimmers -= 1;
      draw();
    };
  }, [isDimmed]);
}

function draw(): void {
  document.documentElement.toggleAttribute("data-dimmed", dimmers > 0);
}
