/** Whether a question asks for items in order: from one end to the other, or as steps. */
export function isOrdered(term: string): boolean {
  return (
    /\bfrom\b.{1,40}\b(?:to|up|down|out|in|outwards?|inwards?|upwards?|downwards?)\b/i.test(term) ||
    /[,;(]\s*(?:the )?(?:largest|biggest|tallest|smallest|highest|lowest|longest|shortest|oldest|youngest|nearest|closest|farthest|heaviest|lightest|earliest|latest|fastest|slowest|richest|poorest|strongest|weakest|hottest|coldest) (?:one |ones )?first\b|\bby (?:increasing|decreasing|falling|rising|growing) /i.test(
      term,
    ) ||
    /\b(?:in order|in sequence|order of|sequence of|steps|stages of|phases of|chronological|ascending|descending|first to last)\b/i.test(
      term,
    ) ||
    /\bfrom the \p{L}+(?:est|first|top|bottom|inside|outside|left|right)\b|\bfrom (?:the )?(?:oldest|smallest|largest|lowest|highest|nearest|first|top|bottom)\b/iu.test(
      term,
    )
  );
}
