import { t } from "../../lib/language/t.ts";

export const offlineTexts = {
  isProvisional: t(
    "Marked on this device, without the dictionaries. It is marked again when you are back online, and the better mark counts.",
  ),
  markedAgain: (count: number) =>
    t(
      "{count, plural, one {# answer of a test was marked again, and counts} other {# answers of tests were marked again, and count}} for more now.",
      {
        count,
      },
    ),
};
