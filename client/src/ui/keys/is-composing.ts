/**
 * Whether a key belongs to an input method, such as the Enter that takes a Japanese word. Safari sends that Enter after the composition
 * has ended, and tells it by the key code alone.
 */
export function isComposing({ isComposing: isUnderWay, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isUnderWay || keyCode === inputMethodKey;
}

/** "Process" in the UI Events specification, section 7.3.1 */
const inputMethodKey = 229;
