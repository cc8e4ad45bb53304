import { t } from "../lib/language/t.ts";

export const texts = {
  sound: t("Sound"),
  aSound: t("sound"),
  play: (what: string) => t("Play: {what}", { what }),
  stop: (what: string) => t("Stop: {what}", { what }),
  cantBePlayed: (says: string) => t("♪ {says} (can't be played)", { says }),
};
