import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  coAuthors: t("Co-authors"),
  of: (title: ReactNode) => tNodes("Co-authors of {title}", { title }),
  about: t("Who writes a deck together with you."),
  loading: t("Loading..."),
  failed: t("The co-authors could not be loaded"),
  whatTheyMay: t("Co-authors change the title, the description and the cards. Everything else stays yours."),
  invites: (author: ReactNode) => tNodes("{author} invites you to write this deck together.", { author }),
  writesWith: (author: ReactNode) => tNodes("You write this deck with {author}.", { author }),
  accept: t("Accept"),
  decline: t("Decline"),
  username: t("Username"),
  invite: t("Invite"),
  invited: (name: string) => t("{name} is invited", { name }),
  isInvited: t("invited"),
  remove: (name: string) => t("Remove {name}", { name }),
  removeQuestion: (name: string) => t("Remove {name}?", { name }),
  leave: t("Leave the deck"),
  leaveQuestion: t("Leave this deck?"),
  whatStays: t("What was written stays in the deck."),
  editDeck: t("Edit deck"),
  backToDeck: t("Back to Deck"),
  backToDecks: t("Back to decks"),
  saving: t("Saving..."),
};
