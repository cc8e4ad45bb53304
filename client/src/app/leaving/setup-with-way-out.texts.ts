import { t } from "../../lib/language/t.ts";

export const wayOutTexts = { question: t("Not now?"), logOut: t("Log out") };
