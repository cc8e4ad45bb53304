import { useLayoutEffect } from "react";

/** Sessions, running tests and the editor: on a phone the card gets the room of the bars, and the page has its own way out. */
const focusPage = /^\/(study|create-deck|\d+\/(edit|learn(\/(study|match|test\/.+))?))\/?$/;

export function isFocusPage(pathname: string): boolean {
  return focusPage.test(pathname);
}

/** On a phone there are no bars while `isWanted`: their style sheets ask for this attribute, and the heights of the bars are 0. */
export function useFocus(isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    document.documentElement.toggleAttribute("data-focus", true);
    return () => void document.documentElement.toggleAttribute("data-focus", false);
  }, [isWanted]);
}
