import { t } from "../../lib/language/t.ts";

export const texts = {
  notices: t("Notices"),
  reason: (why: string) => t("Reason: {why}", { why }),
  howOften: (count: number) => t("This happened {count} times.", { count }),
  moreAssignments: (count: number) => t("{count, plural, one {# more assignment} other {# more assignments}}", { count }),
  markAsRead: t("Mark as read"),
  /** the button under several notices: those that are shown and those that follow */
  markAllAsRead: (count: number) => t("Mark all {count, number} as read", { count }),
  saving: t("Saving..."),
  markAsReadOf: (notice: string) => t("Mark as read: {notice}", { notice }),
  oneMoreFollows: t("One more follows."),
  moreFollow: (more: number) => t("{more} more follow.", { more }),
};
