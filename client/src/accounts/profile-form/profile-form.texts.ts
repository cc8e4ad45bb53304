import { t } from "../../lib/language/t.ts";

export const texts = {
  displayName: t("Display name *"),
  howShouldWeCall: t("How should we call you?"),
  bio: t("Bio"),
  aLineAbout: t("A line about you"),
  aboutMe: t("About me"),
  whatAreYouLearning: t("What are you learning, and why?"),
  /** colours of the five friends, in their order */
  themes: [t("Pink"), t("Teal"), t("Blue"), t("Purple"), t("Yellow")],
  chooseYourTheme: t("Choose your theme"),
  checking: t("Checking availability..."),
  available: t("✓ Username is available"),
  username: t("Username *"),
  chooseAUniqueUsername: t("Choose a unique username"),
};
