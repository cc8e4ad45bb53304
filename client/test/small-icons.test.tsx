import { CalendarDays, CircleX, Trash2, Volume2 } from "lucide-react";
import * as days from "lucide-react/dist/esm/icons/calendar-days.mjs";
import * as cross from "lucide-react/dist/esm/icons/circle-x.mjs";
import * as bin from "lucide-react/dist/esm/icons/trash.mjs";
import * as volume from "lucide-react/dist/esm/icons/volume-2.mjs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createIcon } from "../build/small-icon.ts";

type Shapes = Parameters<typeof createIcon>[0];
const shapesOf = (module: object) => (module as { __iconData: { node: Shapes } }).__iconData.node;

const drawn = [
  [CalendarDays, shapesOf(days)],
  [CircleX, shapesOf(cross)],
  [Trash2, shapesOf(bin)],
  [Volume2, shapesOf(volume)],
] as const;

test.each([{}, { size: 18 }, { "aria-hidden": true }, { "aria-label": "Delete" }, { className: "mark", fill: "red", strokeWidth: 3 }])(
  "an icon of the built pages is rendered as by the library, with %j",
  (props) => {
    for (const [Theirs, shapes] of drawn) {
      const Ours = createIcon(shapes);
      expect(attributesOf(<Ours {...props} />)).toEqual(attributesOf(<Theirs {...props} />));
    }
  },
);

/** Of the svg and its children, in any order; without the library's own classes, which our styles do not use. */
function attributesOf(icon: React.ReactElement): string[][] {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(icon);
  return [...place.querySelectorAll("*")].map((element) => [
    element.tagName,
    ...[...element.attributes]
      .map(({ name, value }) => `${name}=${name === "class" ? value.replaceAll(/\blucide[\w-]*\s*/g, "") : value}`)
      .filter((attribute) => attribute !== "class=")
      .toSorted(),
  ]);
}
