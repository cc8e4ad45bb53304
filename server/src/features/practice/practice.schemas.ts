import { z } from "zod";

const deckId = z.int().min(0);

export const TestBody = z.strictObject({ deckId });

/** An answer to a card. What is wrong with the answer itself is said in the domain's words. */
export const AnswerBody = z.strictObject({ deckId, cardId: z.string(), answer: z.string() });

/** Whose wordings are asked for: those of one deck. */
export const SuggestionsQuery = z.strictObject({ deckId: z.coerce.number().pipe(deckId) });
