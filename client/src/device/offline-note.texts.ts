import { t } from "../lib/language/t.ts";

export const texts = {
  offline: (moment: string) => t("Offline, as of {moment}", { moment }),
  slow: (moment: string) => t("The server is slow to answer: as of {moment}", { moment }),
  imports: t("You can choose and look at what to import. Saving it needs a network."),
  page: t("This page needs a network. It goes on here as soon as there is one."),
};
