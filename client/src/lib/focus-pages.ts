/** Sessions, running tests and the editor: on a phone the card gets the room of the bars, and the page has its own way out. */
const focusPage = /^\/(study|create-deck|\d+\/(edit|learn\/(study|test\/.+)))\/?$/;

export function isFocusPage(pathname: string): boolean {
  return focusPage.test(pathname);
}
