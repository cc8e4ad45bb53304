import { t } from "../../lib/language/t.ts";

export const texts = {
  displayName: t("Display name *"),
  howShouldWeCall: t("How should we call you?"),
  bio: t("Bio"),
  aLineAbout: t("A line about you"),
  aboutMe: t("About me"),
  whatAreYouLearning: t("What are you learning, and why?"),
  chooseYourTheme: t("Choose your theme"),
  username: t("Username *"),
  chooseAUniqueUsername: t("Choose a unique username"),
};
