import { t } from "../../lib/language/t.ts";

export const texts = {
  subject: t("Subject"),
  level: t("Level"),
  none: t("Not chosen"),
  findable: t("The Library is filtered by these."),
  suggested: t("The Library is filtered by these. They were suggested by the deck’s words; change what is wrong."),
};
