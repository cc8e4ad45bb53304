import { t } from "../../../lib/language/t.ts";

/** Texts of the progress page for a student with little data yet. */
export const comingTexts = {
  stops: [t("learned"), t("2 days"), t("a week"), t("3 weeks: counted")],
  retentionFrom: (day: string) =>
    t("The first cards can come back after three weeks from about {day} on. Then this scale shows how many of them you still knew.", {
      day,
    }),
  retentionSoon: t("This scale fills as soon as cards come back after three weeks or more."),
  willLook: t("How it looks after some weeks"),
} as const;
