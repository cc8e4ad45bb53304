import type { Dispatch, RefObject } from "react";
import type { FormCard } from "@recollect/domain/decks/deck-form.ts";
import type { DeckLanguages } from "@recollect/domain/decks/languages/languages.ts";
import { useSideLanguages } from "../../../cards/text/side-languages.ts";
import { onDemand } from "../../../lib/on-demand.ts";
import type { EditorStep } from "../state/editor-state.ts";
import type { WhileTypingProps } from "./languages-while-typing.tsx";
import type { WordOffersProps } from "./word-offers.tsx";

const question = onDemand<WhileTypingProps>(() => import("./languages-while-typing.tsx").then((module) => module.LanguagesWhileTyping));
const wordOffers = onDemand<WordOffersProps>(() => import("./word-offers.tsx").then((module) => module.WordOffers));

/** Stores the languages of a deck that is written; null if they are known, or the student was asked. */
export type OnLanguages = ((languages: DeckLanguages) => Promise<void>) | null;

type Props = {
  cards: readonly FormCard[];
  isChanged: boolean;
  onLanguages: OnLanguages;
  page: RefObject<HTMLElement | null>;
  cardAt: (row: number) => FormCard | undefined;
  dispatch: Dispatch<EditorStep>;
};

/** Asks for the languages of the sides once; where they are known, offers readings and articles. Without its code, writing goes on as it is. */
export function TypedLanguages({ cards, isChanged, onLanguages, page, cardAt, dispatch }: Props) {
  const { term, definition } = useSideLanguages();
  const ignore = () => undefined;
  return (
    <>
      {onLanguages && <question.Part isWanted={isChanged} props={{ cards, onAnswer: onLanguages }} onFailure={ignore} />}
      <wordOffers.Part isWanted={isChanged && (term ?? definition) !== null} props={{ page, cardAt, dispatch }} onFailure={ignore} />
    </>
  );
}
