import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  email: t("Email"),
  orUsername: t("Without an email address: @ and your username"),
  youExampleCom: t("you@example.com"),
  password: t("Password"),
  atLeastCharacters: (minLength: number) => t("At least {minLength} characters", { minLength }),
  createAccount: t("Create account"),
  log: t("Log in"),
  creatingAccount: t("Creating account..."),
  logging: t("Logging in..."),
  yourDecksOnEvery: t("Your decks, on every device."),
  welcomeBack: t("Welcome back"),
  lastHere: (name: ReactNode) => tNodes("Last here: {name}", { name }),
  goodToSee: t("Good to see you again."),
  alreadyHaveAnAccount: t("Already have an account?"),
  newHere: t("New here?"),
  forgotYourPassword: t("Forgot your password?"),
  join: (brand: string) => t("Join {brand}", { brand }),
  signUpOrLog: t("Sign up or log in"),
  signUp: t("Sign up"),
  continue: (school: string) => t("Continue with {school}", { school }),
  leavingForTheSign: t("Opening the login..."),
};
