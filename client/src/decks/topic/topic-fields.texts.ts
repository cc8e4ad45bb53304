import type { ReactNode } from "react";
import { t, tNodes } from "../../lib/language/t.ts";

export const texts = {
  subject: t("Subject"),
  level: t("Level"),
  none: t("Not chosen"),
  same: t("The Library has much the same already:"),
  sameDeck: (title: ReactNode, author: ReactNode) => tNodes("{title} by {author}", { title, author }),
  findable: t("The Library is filtered by these."),
  suggested: t("The Library is filtered by these. They were suggested by the deck’s words; change what is wrong."),
};
