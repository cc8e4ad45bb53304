/** Imports of rarely opened screens. The list is as large as a small screen, so it loads with the first of them. */
export const seldomScreens = {
  account: () => import("../accounts/account/account-screen.tsx").then((module) => module.AccountScreen),
  assignments: () => import("../groups/assignments/assignments-screen.tsx").then((module) => module.AssignmentsScreen),
  assignmentProgress: () => import("../groups/assignments/progress-screen.tsx").then((module) => module.ProgressScreen),
  confirmEmail: () => import("../accounts/recovery/confirm-email-screen.tsx").then((module) => module.ConfirmEmailScreen),
  moderation: () => import("../moderation/moderation-screen.tsx").then((module) => module.ModerationScreen),
  forgotPassword: () => import("../accounts/recovery/forgot-password-screen.tsx").then((module) => module.ForgotPasswordScreen),
  groups: () => import("../groups/group-pages.tsx").then((module) => module.GroupPages),
  history: () => import("../decks/history/history-screen.tsx").then((module) => module.HistoryScreen),
  import: () => import("../exchange/importing/import-screen.tsx").then((module) => module.ImportScreen),
  onThisDevice: () => import("../device/on-this-device/on-this-device-screen.tsx").then((module) => module.OnThisDeviceScreen),
  print: () => import("../exchange/print/print-screen.tsx").then((module) => module.PrintScreen),
  resetPassword: () => import("../accounts/recovery/reset-password-screen.tsx").then((module) => module.ResetPasswordScreen),
  stopEmailChange: () => import("../accounts/recovery/stop-email-change-screen.tsx").then((module) => module.StopEmailChangeScreen),
  waiting: () => import("../decks/waiting/waiting-screen.tsx").then((module) => module.WaitingScreen),
  trash: () => import("../decks/trash/trash-screen.tsx").then((module) => module.TrashScreen),
};
