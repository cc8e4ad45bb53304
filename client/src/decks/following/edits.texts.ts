import { t } from "../../lib/language/t.ts";

export const editsTexts = {
  title: t("What you changed"),
  loading: t("Looking for your changes..."),
  failed: t("Your changes could not be loaded"),
  none: t("Your cards say what the author’s say."),
  count: (count: number) =>
    t("{count, plural, one {# side says} other {# sides say}} something else here than in the author’s deck.", { count }),
  suggest: (author: string) => t("Suggest this to {author}", { author }),
  suggestOf: (author: string, words: string) => t("Suggest this to {author}: {words}", { author, words }),
  unlisted: (count: number) => t("{count, plural, one {And # more} other {And # more}}, which follow when these are decided.", { count }),
  close: t("Close"),
};
