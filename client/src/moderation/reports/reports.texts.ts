import type { ReportReason } from "@recollect/domain/moderation/report.ts";
import { t } from "../../lib/language/t.ts";

export const texts = {
  thankYouThePeople: t("Thank you. The people who run this site will look at it."),
  reportThisDeck: t("Report this deck"),
  whatIsWrong: t("What is wrong with it?"),
  inYourWords: t("In your words"),
  theAuthorDoes: t("The author does not learn who reported the deck. Do not write a password or an address here."),
  reasons: {
    spam: t("Spam or advertising"),
    harmful: t("Hurtful, hateful or dangerous"),
    copyright: t("Copied without permission"),
    wrong: t("Wrong or misleading"),
    other: t("Something else"),
  } satisfies Record<ReportReason, string>,
  cancel: t("Cancel"),
  sendReport: t("Send report"),
  sending: t("Sending..."),
};
