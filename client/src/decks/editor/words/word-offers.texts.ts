import { t } from "../../../lib/language/t.ts";

export const texts = {
  offered: (text: string) => t("Tab changes it to “{text}”, Escape leaves it.", { text }),
  close: t("Close"),
};
