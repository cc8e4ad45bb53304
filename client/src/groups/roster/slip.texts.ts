import { t } from "../../lib/language/t.ts";

export const texts = {
  title: t("Join with a slip"),
  about: t("Join the group of your class with the code on your slip."),
  explain: t("Your teacher gave you a slip of paper with a code. Type the code here."),
  code: t("Code on your slip"),
  codeHint: t("12 letters, such as BCDF GHJK MNPR"),
  go: t("Continue"),
  loading: t("Looking for the group..."),
  failed: t("This slip can't be used"),
  another: t("Type another code"),
  join: (group: string) => t("Join {group}", { group }),
  isFor: (pupil: string) => t("This slip is for {pupil}.", { pupil }),
  by: (teachers: string) => t("Taught by {teachers}", { teachers }),

  loggedInAs: (name: string) => t("You are logged in as {name}", { name }),
  notYou: t("Is this somebody else's account? Log out first, and open the slip again."),
  joinAs: (name: string) => t("Join as {name}", { name }),
  joining: t("Joining..."),

  newAccount: t("I have no account yet"),
  newAccountText: t("You need no email address. Write your username and your password down: nobody can tell you your password later."),
  name: t("Your name"),
  nameHint: t("What others call you. A first name is enough; your teachers see the name on the slip besides."),
  username: t("Username"),
  usernameHint: t("You log in with @ and this name: small letters, digits and _."),
  password: t("Password"),
  passwordHint: (least: number) => t("At least {least} characters", { least }),
  create: t("Create my account and join"),

  haveAccount: t("I have an account"),
  haveAccountText: t("Log in, and you join with your account and keep your progress."),
  logIn: t("Log in"),
};
