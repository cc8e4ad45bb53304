import { t } from "../../lib/language/t.ts";

export const texts = {
  unknownUser: t("Unknown User"),
  menuOf: (name: string) => t("Profile menu of {name}", { name }),
};
