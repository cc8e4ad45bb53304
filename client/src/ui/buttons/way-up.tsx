import { ArrowLeft } from "lucide-react";
import { useWayUp } from "../../lib/browser/last-lists.ts";
import { IconButton } from "./icon-button.tsx";
import { texts } from "./way-up.texts.ts";

/** The arrow to the page above this one; nothing at the top. */
export function WayUp() {
  const goUp = useWayUp();
  if (goUp === null) return null;
  return (
    <IconButton plain label={texts.goUp} onClick={goUp}>
      <ArrowLeft data-mirrors size={22} aria-hidden />
    </IconButton>
  );
}
