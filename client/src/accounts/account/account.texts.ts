import { t } from "../../lib/language/t.ts";

export const texts = {
  account: t("Account"),
  yourPasswordYourEmail: t("Your password, your email address, where you are logged in, and your data."),
  password: t("Password"),
  email: t("Email"),
  youLogWithName: (name: string) => t("You log in with {name}. Your account has no email address.", { name }),
  youLog: (email: string) => t("You log in as {email}.", { email }),
  whereYouAreLogged: t("Where you are logged in"),
  yourData: t("Your data"),
  downloadEverything: t("Download everything"),
  deleteYourAccount: t("Delete your account"),
  yourDecksPictures: t(
    "Your decks, pictures and sounds, study log and settings in one zip file. You can import it on any server of this program.",
  ),
  thisSiteSends: t("This site sends no mail, so a new address could not be confirmed. Please ask the people who run it."),
  newEmail: t("New email"),
  sendALink: t("Send a link to the new address"),
  sending: t("Sending..."),
  aLink: (sentTo: string) =>
    t(
      "A link is on its way to {sentTo}. Once you open it, you log in with that address. Your present address gets a mail as well, which can stop the change.",
      { sentTo },
    ),
  currentPassword: t("Current password"),
  newPassword: t("New password"),
  atLeastCharacters: (minLength: number) => t("At least {minLength} characters", { minLength }),
  changePassword: t("Change password"),
  changing: t("Changing..."),
  yourPasswordWasChanged: t("Your password was changed. Everywhere else you are logged out."),
  whatGoesYourDecks: t(
    "What is deleted: your decks, your pictures and sounds, all that you studied, your profile, your email address and your password.",
  ),
  whatStaysCopies: t(
    "What stays: copies that others made of your decks, without your name. Your username can't be taken by anyone for 90 days.",
  ),
  youHaveAWeek: t(
    "You have a week to change your mind: log in within it, and everything is as it was. Until then others still see what you shared: make decks Private first if you don't want that.",
  ),
  deleteAccount: t("Delete account"),
  yourAccount: (deletionAt: string) => t("Your account will be deleted on {deletionAt}. Log in before that to keep it.", { deletionAt }),
  deleteYourAccountQuestion: t("Delete your account?"),
  itEnds: t("It will be deleted in a week, unless you log in before then. You will be logged out everywhere at once."),
  cancel: t("Cancel"),
  deleting: t("Deleting..."),
  loading: t("Loading..."),
  thisBrowser: t("This browser"),
  lastUsed: (lastUsedAt: string) => t("Last used {lastUsedAt}", { lastUsedAt }),
  logOut: t("Log out"),
  logOutLastUsed: (device: string, lastUsedAt: string) => t("Log out {device}, last used {lastUsedAt}", { device, lastUsedAt }),
  signOutEverywhereElse: t("Sign out everywhere else"),
  loggingOut: t("Logging out..."),
};
