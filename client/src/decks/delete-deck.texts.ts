import { t } from "../lib/language/t.ts";

export const texts = {
  deleteDeck: t("Delete deck"),
  deleteThis: (title: string) => t("Delete “{title}”?", { title }),
  areYouSure: (days: number) =>
    t("Are you sure you want to delete this deck? It stays in your trash for {days, plural, one {# day} other {# days}}.", { days }),
  isHereAlone: (title: string) => t("What you saved of “{title}” on this device is deleted. This action cannot be undone.", { title }),
  deleting: t("Deleting..."),
};
