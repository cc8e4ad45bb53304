import type { ReactNode } from "react";
import { tNodes } from "../../lib/language/t.ts";

export const togetherTexts = {
  writing: (names: ReactNode) => tNodes("Writing with you: {names}", { names }),
  here: (names: ReactNode) => tNodes("Writing here: {names}", { names }),
};
