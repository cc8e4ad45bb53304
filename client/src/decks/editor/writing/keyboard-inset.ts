import { useEffect } from "react";

/** A smaller part of the window is the browser's own bar, and no keyboard. */
const leastKeyboardPx = 120;

/** How much of the window's bottom a keyboard on the screen covers, in px: browsers show it over the page and don't make the page smaller. */
export function keyboardInset(
  windowHeight: number,
  { height, offsetTop, scale }: Pick<VisualViewport, "height" | "offsetTop" | "scale">,
): number {
  // Zooming makes the visible part smaller, too.
  const covered = windowHeight - height * scale - offsetTop;
  return covered >= leastKeyboardPx ? Math.round(covered) : 0;
}

/** While the tools of a field are there, the page knows the keyboard's height as `--keyboard`, and the field stays in view above it. */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const root = document.documentElement;
    let last = 0;
    const measure = () => {
      const inset = keyboardInset(window.innerHeight, viewport);
      if (inset === last) return;
      last = inset;
      root.style.setProperty("--keyboard", `${inset}px`);
      root.toggleAttribute("data-keyboard", inset > 0);
      document.activeElement?.scrollIntoView({ block: "nearest" });
    };
    measure();
    viewport.addEventListener("resize", measure);
    viewport.addEventListener("scroll", measure);
    return () => {
      viewport.removeEventListener("resize", measure);
      viewport.removeEventListener("scroll", measure);
      root.style.removeProperty("--keyboard");
      root.removeAttribute("data-keyboard");
    };
  }, []);
}
