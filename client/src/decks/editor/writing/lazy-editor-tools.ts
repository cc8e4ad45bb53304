/** Everything that loads when a field gets the focus, in one file: editing, the toolbar, and the suggestions. */
export { linesLikeCards } from "@recollect/domain/exchange/text/lines-like-cards.ts";
export { formulaOffer, withOffer } from "@recollect/domain/cards/formula-offers.ts";
export { nextSlot } from "@recollect/domain/cards/formula-writing.ts";
export { FormattedText } from "../../../cards/text/formatted-text.tsx";
export { SideOffers } from "./side-offers.tsx";
export { editByKey } from "./writing-tools.ts";
export { WritingToolbar } from "./writing-toolbar.tsx";
export { FormulaOfferNote } from "./panel/formula-offer-note.tsx";
export { SidePanel } from "./panel/side-panel.tsx";
