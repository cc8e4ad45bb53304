import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { isComposing } from "../../ui/keys/is-composing.ts";

type Submitting = { isCheckOpen: boolean; canSave: boolean; submit: () => void };

/**
 * Enter in a field while the username is being checked: the form is submitted once the check has found no problem. Browsers ignore Enter while
 * the save button is disabled, and it is disabled during the check. Any later change of the form cancels the submission.
 */
export function useEnterAfterCheck({ isCheckOpen, canSave, submit }: Submitting) {
  const isPending = useRef(false);
  const submitIfPending = useEffectEvent(() => {
    const mayBeSent = isPending.current && canSave;
    isPending.current = false;
    if (mayBeSent) submit();
  });
  useEffect(() => {
    if (!isCheckOpen) submitIfPending();
  }, [isCheckOpen]);

  function onKeyDown({ key, target, nativeEvent }: KeyboardEvent): void {
    if (key === "Enter" && target instanceof HTMLInputElement && isCheckOpen && !isComposing(nativeEvent)) isPending.current = true;
  }

  function onInput(): void {
    isPending.current = false;
  }

  return { onKeyDown, onInput };
}
