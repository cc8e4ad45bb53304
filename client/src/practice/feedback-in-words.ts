import { feedbackWithoutVerdict } from "@recollect/domain/practice/feedback-words.ts";
import type { Evaluation } from "@recollect/domain/practice/open-ended.ts";
import { language } from "../lib/language/catalogue.ts";

type FeedbackText = typeof import("./feedback.texts.ts").feedbackText;

let wording: FeedbackText | null = null;
/** When the words are there. English pages show the server's sentences and don't load these. */
export const feedbackWords: Promise<void> =
  language === "en"
    ? Promise.resolve()
    : import("./feedback.texts.ts").then(
        ({ feedbackText }) => void (wording = feedbackText),
        // Without them the server's English is shown.
        () => undefined,
      );

/** An evaluation's feedback without the verdict beside it: the built-in examiner's in the student's language, an AI service's as it wrote it. */
export function feedbackInWords({ feedback, reason, score }: Evaluation): string {
  return (reason && wording?.(reason, score)) ?? feedbackWithoutVerdict(feedback);
}
