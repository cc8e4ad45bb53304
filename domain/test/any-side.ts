import fc from "fast-check";
import { anyCodePoint } from "./any-code-point.ts";

/** Pieces of sides that are mostly signs of the markup. */
export const sideSigns: readonly string[] = [
  ..."*_~`^\\[](){}:!-$a1 \n\r\u2028\ud800".split(""),
  ..."**|__|~~|```|\n- |\n1. |\n```\n|```js\n|\\(|\\)|\\[|\\]|{{c1::|{{c2::|}}|::|](https://a.b/|](media/|a.png)|![|<b>|é|😀|\u0301|\u202E|\r\n|![a](media/abcdefghijklmnop.png)|\\(x^2\\)|{{c1::b}}|word".split(
    "|",
  ),
];

/** Any side: text with lone surrogates, and text that is mostly signs of the markup. */
export const anySide = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: anyCodePoint, maxLength: 60 }) },
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...sideSigns), { maxLength: 40 }).map((parts) => parts.join("")) },
);
