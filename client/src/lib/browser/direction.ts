/** Whether the page is written from right to left: then what comes next stands to the left. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}
