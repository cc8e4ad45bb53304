import { t } from "../../lib/language/t.ts";

export const texts = {
  editProfile: t("Edit Profile"),
  saveChanges: t("Save Changes"),
  cancel: t("Cancel"),
  partsOfTheProfile: t("Parts of the profile"),

  badges: t("Badges"),
  badgesComingSoon: t("Badges coming soon. Earn badges by creating decks and studying regularly"),
  figuresAndAbout: t("Figures and about"),
  decksLabel: t("Decks"),
  cards: t("Cards"),
  about: t("About"),
  memberSince: (month: string) => t("Member since {month}", { month }),
  memberSinceUnknown: t("Member since Unknown"),
  editProfileLabel: t("Edit profile"),
  profile: t("Profile"),
  aStudentsProfile: t("A student's profile and public decks."),
  loadingProfile: t("Loading profile..."),
  profileNotAvailable: t("Profile not available"),
  thisUsersProfileCould: t("This user's profile could not be loaded."),
  thisUserCould: t("This user could not be found or their profile is not available."),
  tryAgain: t("Try again"),
  loading: t("Loading..."),
  backToDecks: t("Back to decks"),
  noPublicDecks: t("No public decks"),
  publicDecks: t("Public decks"),
};
