export const texts = {
  notices: "Notices",
  reason: (why: string) => `Reason: ${why}`,
  markAsRead: "Mark as read",
  saving: "Saving...",
  markAsReadOf: (notice: string) => `Mark as read: ${notice}`,
  oneMoreFollows: "One more follows.",
  moreFollow: (more: number) => `${more} more follow.`,
};
