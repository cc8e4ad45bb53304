/**
 * Whether a key belongs to an input method, such as the Enter that accepts a Japanese word. Safari sends that Enter after the composition has ended,
 * where only the key code identifies it.
 */
export function isComposing({ isComposing: isUnderWay, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isUnderWay || keyCode === inputMethodKey;
}

/** "Process" in the UI Events specification, section 7.3.1 */
const inputMethodKey = 229;
