import { t } from "../../lib/language/t.ts";

export const offlineTexts = {
  isProvisional: t(
    "Marked on this device, without the dictionaries. It is marked again when you are back online, and the better mark counts.",
  ),
  notInList: t("This test was made on this device without a network, so it is not in the list of your last tests."),
  markedAgain: (count: number) =>
    t(
      "{count, plural, one {# answer of a test was marked again, and counts} other {# answers of tests were marked again, and count}} for more now.",
      {
        count,
      },
    ),
};
