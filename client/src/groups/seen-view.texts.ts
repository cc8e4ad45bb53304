import { t } from "../lib/language/t.ts";

/** What a student reads about what teachers see. */
export const seenTexts = {
  loading: t("Loading your assignments..."),
  failed: t("Your assignments could not be loaded"),
  list: t("Your assignments"),
  seen: t(
    "This is what your teachers see of you: these figures and nothing else. They see neither your answers nor your ratings, nor the hours at which you study, nor your other decks.",
  ),
  seenInTests: t("In the tests of the group they also see what you answered, once a test is over. So do you."),
  study: t("Study"),
  studyOf: (title: string) => t("Study {title}", { title }),
  deckGone: t("Its deck is not in the group any more, so there is nothing to study. Your progress stays with you."),
  looks: t("Who looked"),
  noLooks: t("No teacher has looked at your progress yet."),
  look: (teacher: string, day: string) => t("{teacher} on {day}", { teacher, day }),
  met: t("Cards met"),
  metOf: (met: number, cards: number) => t("{met, number} of {cards, number}", { met, cards }),
  known: t("Known now"),
  forecast: t("Forecast for the due day"),
  forecastNote: t(
    "The forecast expects that everything planned until the due day is studied. What is remembered today stands under Known now.",
  ),
  knownOnDueDay: t("Known on the due day"),
  days: t("Days studied"),
  lastDay: t("Last day", null, "of studying"),
  test: t("Best test"),
  figures: (title: string) => t("Your figures in {title}", { title }),
} as const;
