import { t } from "../../../lib/language/t.ts";

export const texts = {
  picture: t("Picture"),
  aPicture: t("picture"),
  notHere: (shows: string) => t("{shows} (not here)", { shows }),
  enlarge: (shows: string) => t("Enlarge: {shows}", { shows }),
};
