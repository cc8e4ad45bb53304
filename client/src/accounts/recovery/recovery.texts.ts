import { t } from "../../lib/language/t.ts";

export const texts = {
  confirmYourEmailAddress: t("Confirm your email address"),
  confirmTheNewEmail: t("Confirm the new email address of your account."),
  log: t("Log in with this address from now on"),
  confirming: t("Confirming..."),
  doneFromNow: (confirmed: string) => t("Done. From now on you log in as {confirmed}.", { confirmed }),
  go: t("Continue"),
  stopTheChange: t("Stop the change of your email address"),
  stopTheChangeOfYourEmail: t("Stop a change of your account's email address that you did not ask for."),
  someoneAskedForAnotherAddress: t(
    "Someone who is logged in to your account asked to use another email address. If it was not you, keep your address.",
  ),
  keepMyAddress: t("Keep my address"),
  stopping: t("Stopping..."),
  stoppedChooseANewPassword: t(
    "Done. Your email address stays as it is. If you did not ask for the change, choose a new password now: that logs out everybody else.",
  ),
  forgotYourPassword: t("Forgot your password?"),
  askForALink: t("Ask for a link to choose a new password."),
  thisSiteSends: t("This site sends no mail. Please ask the people who run it for a link to choose a new password."),
  tellUsYourEmail: t("Tell us your email address, and we'll send you a link to choose a new one."),
  email: t("Email"),
  sendTheLink: t("Send the link"),
  sending: t("Sending..."),
  ifHasAnAccount: (sentTo: string) =>
    t(
      "If {sentTo} has an account here, a link is on its way to it. It works once, within one hour. Check the spam folder too; another link can be sent after five minutes.",
      { sentTo },
    ),
  backToTheStart: t("Back to the start"),
  chooseANewPassword: t("Choose a new password"),
  chooseANewPasswordFor: t("Choose a new password for your account."),
  newPassword: t("New password"),
  atLeastCharacters: (minLength: number) => t("At least {minLength} characters", { minLength }),
  saveTheNewPassword: t("Save the new password"),
  saving: t("Saving..."),
  yourPasswordWasChanged: t("Your password was changed, and you are logged out everywhere. Log in with the new one."),
  yourFirstTry: t("Your first attempt changed your password, but its reply was lost. Log in with the password that you chose first."),
  logIn: t("Log in"),
  askForANew: t("Ask for a new link"),
};
