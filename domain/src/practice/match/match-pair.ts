/** Two sides that belong together. `key` is that of the question in the study log. */
export type MatchPair = { readonly key: string; readonly term: string; readonly definition: string };
