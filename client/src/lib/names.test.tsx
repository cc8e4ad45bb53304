import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { Names } from "./names.tsx";

test("each of several names has its own direction, and the signs between them have that of the page", () => {
  const { container } = render(<Names of={["@ada", "@bob", "فاطمة"]} />);
  expect(container).toHaveTextContent("@ada, @bob, فاطمة");
  expect([...container.querySelectorAll("bdi")].map(({ textContent }) => textContent)).toEqual(["@ada", "@bob", "فاطمة"]);
});
