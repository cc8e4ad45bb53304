import type { Rating } from "@recollect/domain/study/schedule/ratings.ts";
import { decimal } from "../../lib/language/formats.ts";
import { t } from "../../lib/language/t.ts";

/** The buttons of an answer, from worst to best. */
export const ratingTexts = {
  again: t("Again"),
  hard: t("Hard"),
  good: t("Good"),
  easy: t("Easy"),
} satisfies Record<Rating, string>;

/** 'Good', where there are only two buttons. */
export const gotIt = t("Got it");

/** The time until a card comes back, on its button: `<1 min`, `10 min`, `6 h`, `3 d`, `2.5 mo`, `1.2 y`. */
export function intervalText(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return t("<1 min");
  if (Math.round(minutes) < 60) return t("{minutes, number} min", { minutes });
  if (Math.round(minutes / 60) < 24) return t("{hours, number} h", { hours: minutes / 60 });
  const days = minutes / 1440;
  if (Math.round(days) < 31) return t("{days, number} d", { days });
  if (days < 365) return t("{months} mo", { months: tenths(days / 30.4375) });
  return t("{years} y", { years: tenths(days / 365.25) });
}

function tenths(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return decimal(rounded, Number.isInteger(rounded) ? 0 : 1);
}
