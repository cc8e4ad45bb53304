/** A verdict at the beginning of an examiner's feedback, up to the sign that ends it. */
const openingVerdict = /^(?:(?:partly|partially) (?:right|correct)|(?:in)?correct|wrong)[.,:;!]+\s*/i;

/**
 * Feedback without a verdict at its beginning, where the verdict is shown beside it: the student never reads two, which may even differ
 * ("Partly" and "Incorrect. You left out the yard."). A sentence that only contains such a word stays ("Correct spelling matters here.").
 */
export function feedbackWithoutVerdict(feedback: string): string {
  const rest = feedback.trim().replace(openingVerdict, "");
  return rest === feedback.trim() ? feedback : rest.charAt(0).toUpperCase() + rest.slice(1);
}
