import { cardIdOf } from "@recollect/domain/study/prompts.ts";
import { CardQuestions, type CardQuestionsProps } from "../../groups/questions/card-questions.tsx";
import type { CardToStudy } from "../../study/requests/study-api.ts";
import { SuggestButton } from "../suggestions/suggest-button.tsx";
import { SuggestToAuthor } from "../following/suggest-to-author.tsx";

export type StudiedCardProps = { card: Pick<CardToStudy, "deckKey" | "cardId" | "term" | "definition"> };

/** Not in a stylesheet: a page would name one more file for it before its first card. */
const row = { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 8, marginBlockStart: 12 } as const;

/** Under the answer of a card: the questions of a group about it, and the way to suggest a correction to its author. */
export function CardActions({ deckKey, card }: CardQuestionsProps) {
  return (
    <div style={row}>
      <CardQuestions deckKey={deckKey} card={card} />
      <SuggestButton key={card.id} deckKey={deckKey} cardId={card.id} card={card} />
      <SuggestToAuthor key={`${card.id} of the author`} deckKey={deckKey} cardId={card.id} />
    </div>
  );
}

/** The same in a session, where a card's prompt may ask for either side. */
export function StudiedCardActions({ card: { deckKey, cardId, term, definition } }: StudiedCardProps) {
  return <CardActions deckKey={deckKey} card={{ id: cardIdOf(cardId), term, definition }} />;
}
