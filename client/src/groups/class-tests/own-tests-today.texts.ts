import { t } from "../../lib/language/t.ts";

/** Class tests on My Decks. */
export const todayTexts = { heading: t("Tests of your groups") } as const;
