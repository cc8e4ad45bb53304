import type { CutOff } from "../../../lib/requests/cut-off.ts";
import { t } from "../../../lib/language/t.ts";

export const noteTexts = {
  notSaved: (why: string) => t("That could not be saved, so nothing has changed. {why}", { why }),
  /** answers that the browser refuses to store */
  unstored: (count: number) =>
    t(
      "This browser has no room to store answers. Keep this page open until {count, plural, one {# answer is} other {# answers are}} sent.",
      { count },
    ),
  /** `waiting` is the number of answers that are not sent yet */
  cutOff: {
    network: (waiting: number) =>
      t(
        "{waiting, plural, =0 {You are offline. What you answer is kept on this device and sent when you are back.} one {You are offline. # answer is kept on this device and sent when you are back.} other {You are offline. # answers are kept on this device and sent when you are back.}}",
        { waiting },
      ),
    server: (waiting: number) =>
      t(
        "{waiting, plural, =0 {The server is not available just now. What you answer is kept on this device and sent when it is.} one {The server is not available just now. # answer is kept on this device and sent when it is.} other {The server is not available just now. # answers are kept on this device and sent when it is.}}",
        { waiting },
      ),
  } satisfies Record<CutOff, (waiting: number) => string>,
};
