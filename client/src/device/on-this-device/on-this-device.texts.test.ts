import { expect, test } from "vitest";
import { sizeText } from "./on-this-device.texts.ts";

test.each([
  [0, "0 kB"],
  [200, "1 kB"],
  [12_345, "12 kB"],
  [1_400_000, "1.4 MB"],
  [999_000_000, "999.0 MB"],
  [10_737_400_000, "10.7 GB"],
])("%d bytes are shown as %s", (bytes, text) => expect(sizeText(bytes)).toBe(text));
