import { t } from "../lib/language/t.ts";

export const texts = {
  offline: (moment: string) => t("Offline, as of {moment}", { moment }),
};
