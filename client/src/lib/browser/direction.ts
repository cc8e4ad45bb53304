/** Whether the page reads from right to left: then the next item is on the left. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}
