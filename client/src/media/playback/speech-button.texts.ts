import { t } from "../../lib/language/t.ts";

export const texts = {
  stopReading: t("Stop reading"),
  readAloud: (name: string) => t("Read aloud in {name}", { name }),
  cantBeReadAloud: (without: string) => t("Can't be read aloud. {without}", { without }),
  readAloudR: t("Read aloud (R)"),
};
