import { percent } from "../../../lib/language/formats.ts";
import { t } from "../../../lib/language/t.ts";
import type { StudyProgress } from "../../requests/study-api.ts";

type Retention = StudyProgress["retention"];

/** Retention with enough reviews to be worth a sentence. */
export type MeasuredRetention = Retention & { measured: number; asked: number; from: number; to: number };

export function isMeasured(retention: Retention): retention is MeasuredRetention {
  return retention.measured !== null && retention.asked !== null && retention.from !== null && retention.to !== null;
}

/** What retention is, what it was, and what a difference to the requested one means. */
export function retentionWords(retention: Retention): string {
  if (!isMeasured(retention))
    return t("Not enough reviews yet. This will be the share of cards you still remember after three weeks or more.");
  const { answers, measured, from, to, asked, asksNow } = retention;
  const share = t(
    "You still knew {measured, number, percent} of {answers, plural, one {# card} other {# cards}} that came back after three weeks or more; allowing for chance, from {from, number, percent} to {to, number, percent}.",
    { measured, answers, from, to },
  );
  const newWish = percent(asksNow) === percent(asked) ? [] : [t("You ask for {asksNow, number, percent} now.", { asksNow })];
  return [share, comparison({ from, to, asked }), ...newWish].join(" ");
}

function comparison({ from, to, asked }: Pick<MeasuredRetention, "from" | "to" | "asked">): string {
  if (from > asked) return t("That is more than the {asked, number, percent} you asked for.", { asked });
  if (to < asked) return t("That is less than the {asked, number, percent} you asked for.", { asked });
  return t("That is in keeping with the {asked, number, percent} you asked for.", { asked });
}
