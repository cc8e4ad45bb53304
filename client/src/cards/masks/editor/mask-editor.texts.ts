import { MASKS } from "@recollect/domain/limits/limits.ts";
import { t } from "../../../lib/language/t.ts";

export const editorTexts = {
  title: t("Masks over the picture"),
  subtitle: t("Each number is a question of its own. Draw over what is to be recalled."),
  tools: t("Tools"),
  toolNames: {
    select: t("Select and move"),
    box: t("Box", null, "a shape to draw"),
    ellipse: t("Ellipse", null, "a shape to draw"),
    polygon: t("Polygon", null, "a shape to draw"),
  },
  add: { box: t("Add a box"), ellipse: t("Add an ellipse"), polygon: t("Add a polygon") },
  undo: t("Undo"),
  redo: t("Redo"),
  remove: t("Delete the selected masks"),
  group: t("Ask together"),
  ungroup: t("Ask one by one"),
  larger: t("Larger"),
  smaller: t("Smaller"),
  picture: t("The picture and its masks"),
  keys: t("Arrow keys move the selected mask, Shift with arrow keys resizes it, Delete takes it away."),
  cornerKeys: t("On a corner of a polygon, arrow keys move it, + adds one after it, Delete takes it away."),
  corner: (corner: number, count: number) => t("Corner {corner, number} of {count, number}", { corner, count }),
  hides: t("A question covers"),
  hideOne: t("only what it asks"),
  hideAll: t("all masks"),
  masks: t("Masks"),
  none: t("No masks yet. Choose a shape and draw it on the picture, or add a box."),
  shapeNames: { box: t("box"), ellipse: t("ellipse"), polygon: t("polygon"), words: t("words") },
  /** a mask on the picture; `shape` is box, ellipse or polygon */
  mask: (number: number, shape: string, label: string) =>
    label === ""
      ? t("Mask {number, number}, {shape}", { number, shape })
      : t("Mask {number, number}, {shape}: {label}", { number, shape, label }),
  label: (number: number) => t("Label of mask {number, number}", { number }),
  labelHint: t("What it hides"),
  words: t("Words on the picture"),
  select: (number: number) => t("Select mask {number, number}", { number }),
  full: t("A picture can have at most {most, number} masks.", { most: MASKS.perCard }),
  closeShape: t("Close the shape"),
  drawingPolygon: t("Tap each corner. Close the shape at its first corner, or with Enter."),
  cancel: t("Cancel"),
  done: t("Done"),
  added: (number: number) => t("Mask {number, number} added", { number }),
  loading: t("Loading the picture..."),
  missing: t("The picture could not be loaded."),
};
