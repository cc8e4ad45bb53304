import { ArrowLeft } from "lucide-react";
import { useWayUp } from "../../lib/browser/last-lists.ts";
import { useIsPhone } from "../../lib/browser/use-phone.ts";
import { IconButton } from "./icon-button.tsx";
import { texts } from "./back-arrow.texts.ts";

/** On a phone, the way to the page above this one. */
export function BackArrow() {
  const goUp = useWayUp();
  if (!useIsPhone() || goUp === null) return null;
  return (
    <IconButton plain label={texts.goUp} onClick={goUp}>
      <ArrowLeft data-mirrors size={22} aria-hidden />
    </IconButton>
  );
}
