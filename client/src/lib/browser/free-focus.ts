/** Whether nothing has the focus, or only this part of the page, which is about to go: whoever types elsewhere keeps it. */
export function isFocusFree(leaving: Element | null | undefined): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || leaving?.contains(activeElement) === true;
}
