import { compareExpressions } from "./same-expression.ts";

/** How long a formula with ± is read. */
const longest = 80;

/** `x = 3 or x = -3` for `x = ±3`: each of the two, in whatever order. */
export function saysBothSigns(expected: string, given: string): boolean {
  if (expected.length > longest || given.length > longest || expected.split("±").length !== 2) return false;
  const plain = (text: string) => text.replace(/^[a-z](?:_?\d)?\s*=\s*/i, "").trim();
  const said = given.split(/\s*(?:\band\b|\bor\b|\bund\b|\boder\b|,|;)\s*/).filter((part) => part !== "");
  const wanted = ["+", "-"].map((sign) =>
    plain(expected)
      .replace(/^±/, sign === "+" ? "" : "-")
      .replace("±", sign),
  );
  return (
    said.length === 2 && wanted.every((one) => said.some((part) => plain(part) === one || compareExpressions(one, plain(part)) === "same"))
  );
}
