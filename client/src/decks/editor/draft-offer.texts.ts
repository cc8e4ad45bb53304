import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  unsavedChanges: t("Unsaved changes"),
  unsavedFrom: (time: ReactNode) => tNodes("You have unsaved changes from {time}.", { time }),
  unsavedOfDeck: (time: ReactNode, title: ReactNode) => tNodes("You have unsaved changes from {time} in “{title}”.", { time, title }),
  discard: t("Discard"),
  restore: t("Restore"),
};
