import { onDemand } from "../../lib/on-demand.ts";
import { useIsPhone } from "../../lib/browser/use-phone.ts";

/** Only a phone loads it; elsewhere the browser's own button is in view. */
const arrow = onDemand<object>(() => import("./way-up.tsx").then((module) => module.WayUp));

/** On a phone, the way to the page above this one. */
export function BackArrow() {
  return useIsPhone() && <arrow.Part isWanted props={{}} />;
}
