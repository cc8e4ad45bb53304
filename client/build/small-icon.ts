import { createElement, type SVGProps } from "react";

type Shapes = readonly (readonly [name: string, attributes: object])[];
type IconProps = SVGProps<SVGSVGElement> & { size?: number };

/** An icon from its shapes, in a square of 24; without a label it is hidden from screen readers. */
export function createIcon(shapes: Shapes) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...(hasWords(props) ? {} : { "aria-hidden": "true" }),
        ...props,
      },
      ...shapes.map(([name, attributes]) => createElement(name, attributes)),
    );
  };
}

function hasWords(props: object): boolean {
  return Object.keys(props).some((name) => name.startsWith("aria-") || name === "role" || name === "title");
}
