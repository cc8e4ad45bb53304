import { SuggestToAuthor } from "../following/suggest-to-author.tsx";
import type { Words } from "../suggestions/suggest-dialog.tsx";
import { SuggestButton } from "../suggestions/suggest-button.tsx";

export type SuggestWordingProps = { deckKey: string; cardId: string; wording: Words | undefined };

/** The way to suggest words to a card's author, who made this deck or the one that it follows. */
export function SuggestWording(props: SuggestWordingProps) {
  return (
    <>
      <SuggestButton {...props} />
      <SuggestToAuthor {...props} />
    </>
  );
}
