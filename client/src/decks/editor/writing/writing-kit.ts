/** All that comes when a field gets the focus, in one file: what writes into it, the tools over it, and what a paste can become. */
export { dollarsAsFormulas } from "@recollect/domain/cards/dollar-formulas.ts";
export { afterListItem } from "@recollect/domain/cards/text-edits.ts";
export { linesLikeCards } from "@recollect/domain/exchange/text/lines-like-cards.ts";
export { FormattedText } from "../../../cards/text/formatted-text.tsx";
export { PasteOffer } from "./paste-offer.tsx";
export { toolOf } from "./writing-tools.ts";
export { WritingToolbar } from "./writing-toolbar.tsx";
