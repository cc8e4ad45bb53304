import { t } from "../../../lib/language/t.ts";

/** Apart from the dialog's own texts, which the editor's page does not need. */
export const addedTexts = {
  added: (count: number) => t("{count, plural, one {# card added} other {# cards added}}", { count }),
};
