import { catalogue } from "@recollect/domain/errors/local-catalogue.ts";
import { counted, wholeNumber } from "@recollect/domain/words/number-words.ts";

export const conflictTexts = {
  title: "Two versions of this deck",
  subtitle: `${catalogue["deck/changed-meanwhile"].message} Take each change from one version or the other.`,
  left: (count: number) => (count === 0 ? "All chosen." : `${counted(count, "change")} left to choose.`),
  allMine: "Choose all of mine",
  allTheirs: "Choose all of theirs",
  versions: { mine: "Mine, not saved yet", theirs: "Theirs, saved in the meantime" },
  kinds: { title: "Title", description: "Description", card: "Card", order: "Order" },
  order: { mine: "The cards in my order", theirs: "The cards in their order" },
  missing: "not in this version",
  empty: "empty",
  more: (count: number) => `and ${wholeNumber(count)} more changes, as they are chosen above for all`,
  note: "What you don’t take of yours stays in this browser as unsaved changes, until you discard it.",
  goOn: "Keep editing",
  save: "Save what I chose",
  saving: "Saving...",
};
