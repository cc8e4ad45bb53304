/** Loaded with the first change of a form. */
export { hintsOf } from "@recollect/domain/decks/many-cards/card-hints.ts";
export { hintsByKey } from "./hint-words.ts";
