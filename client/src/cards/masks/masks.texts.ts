import { t } from "../../lib/language/t.ts";

export const texts = {
  picture: t("Picture"),
  notHere: (shows: string) => t("{shows} (not here)", { shows }),
  enlarge: (name: string) => t("Enlarge: {name}", { name }),
  /** a picture for screen readers, with the words that stand on it */
  written: (shows: string, words: string) => t("{shows} – {words}", { shows, words }),
  /** a masked picture for screen readers: what it shows, then the question */
  asked: (shows: string, place: number, count: number) =>
    t("{shows}: what is under mask {place, number} of {count, number}?", { shows, place, count }),
  answered: (shows: string, place: number, count: number) =>
    t("{shows}, without mask {place, number} of {count, number}", { shows, place, count }),
  answeredAs: (shows: string, place: number, count: number, label: string) =>
    t("{shows}, mask {place, number} of {count, number}: {label}", { shows, place, count, label }),
  covered: (shows: string, count: number) => t("{shows}, with {count, plural, one {# mask} other {# masks}}", { shows, count }),
  uncovered: (shows: string, labels: string) => t("{shows}, without masks: {labels}", { shows, labels }),
  uncoveredPlain: (shows: string) => t("{shows}, without masks", { shows }),
  mask: (number: number) => t("Mask {number, number}", { number }),
};
