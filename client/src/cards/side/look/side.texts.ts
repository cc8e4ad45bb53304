import { t } from "../../../lib/language/t.ts";

export const texts = {
  bullet: t("Bullet"),
  gap: (number: number) => t("Gap {number}", { number }),
  gapEnds: t("End of the gap"),
  gapEndsWithHint: (hint: string) => t("End of the gap, hint: {hint}", { hint }),
  formula: (words: string) => t("Formula: {words}", { words }),
  picture: t("Picture"),
  sound: t("Sound"),
  pictureOf: (shows: string) => t("Picture: {shows}", { shows }),
  soundOf: (says: string) => t("Sound: {says}", { says }),
  describePicture: t("Description of the picture"),
  describeSound: t("Description of the sound"),
  moveUp: t("Move up"),
  moveDown: t("Move down"),
  replace: t("Replace"),
  crop: t("Crop"),
  remove: t("Remove"),
  notHere: t("This picture is not here."),
};
