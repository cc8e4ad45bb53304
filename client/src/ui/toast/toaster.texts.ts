export const texts = {
  notifications: "Notifications",
  close: "Close",
};
