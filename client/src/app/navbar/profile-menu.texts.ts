import { t } from "../../lib/language/t.ts";

export const texts = {
  menuOf: (name: string) => t("Profile menu of {name}", { name }),
};
