import { t } from "../../lib/language/t.ts";

export const texts = {
  stopReading: t("Stop reading"),
  readAloud: (name: string) => t("Read aloud in {name}", { name }),
  cantBeReadAloud: (without: string) => t("Can't be read aloud. {without}", { without }),
  noVoice: (name: string) => t("This device has no voice for {name}.", { name }),
  readAloudR: t("Read aloud (R)"),
};
