import type { PastedKind, PastedLoss } from "@recollect/domain/exchange/html/pasted-html.ts";
import { listText } from "../../../lib/language/formats.ts";
import { t } from "../../../lib/language/t.ts";

/** Loaded with the first field that gets the focus. */
export const texts = {
  formulasWritten: t("The text between the dollar signs looks like a formula."),
  gapInDefinition: t("Gaps are asked in the term only. In the definition they stay as typed."),
  linesPasted: (count: number) =>
    t("{count, plural, one {# line looks like a card of its own.} other {# lines look like cards of their own.}}", { count }),
  makeFormulas: t("Make them formulas"),
  makeCards: (count: number) => t("{count, plural, one {Make # card…} other {Make # cards…}}", { count }),
  keepAsText: t("Keep as text"),
  keepFormatting: t("Keep the formatting"),
  formattingPasted: (kinds: readonly PastedKind[], losses: readonly PastedLoss[]) =>
    [
      t("The copied text has {kinds}.", { kinds: listText(kinds.map((kind) => kindNames[kind])) }),
      ...losses.map((loss) => lossNames[loss]),
    ].join(" "),
};

const kindNames: Record<PastedKind, string> = {
  marks: t("bold or italic words"),
  scripts: t("raised or lowered figures"),
  lists: t("lists"),
  links: t("links"),
  code: t("code"),
};

const lossNames: Record<PastedLoss, string> = {
  pictures: t("Its pictures are left out: copy each by itself."),
  colors: t("Colors and fonts are left out."),
};
