/** What the results say of an answer that the student counted as right. */
export const countedWords = "You counted this answer as right. The same wording is accepted next time.";
