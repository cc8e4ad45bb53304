import { t } from "../../lib/language/t.ts";

export const cropTexts = {
  title: t("Crop the picture"),
  subtitle: t("Move the corners, or the frame between them. The arrow keys move what has the focus."),
  frame: t("The part that stays"),
  corners: {
    "left top": t("Top left corner"),
    "right top": t("Top right corner"),
    "left bottom": t("Bottom left corner"),
    "right bottom": t("Bottom right corner"),
  },
  size: (width: number, height: number) => t("{width, number} × {height, number} pixels", { width, height }),
  whole: t("Whole picture"),
  crop: t("Crop"),
  cropping: t("Cropping..."),
  unreadable: t("This picture can't be cropped here."),
};
