import { useEffect } from "react";

let dimmers = 0;

/**
 * The navbar-dimming flag: while any of these is rendered, the page background is black instead of dark navy. It goes inside the dialog that
 * covers the page: until that is loaded, the page is read.
 */
export function DimmedPage(): null {
  useEffect(() => {
    dimmers += 1;
    draw();
    return () => {
      dimmers -= 1;
      draw();
    };
  }, []);
  return null;
}

function draw(): void {
  document.documentElement.toggleAttribute("data-dimmed", dimmers > 0);
}
