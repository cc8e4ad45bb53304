import { deckOfKey } from "@recollect/domain/study/log/entry.ts";
import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { DeckQuestions } from "@recollect/domain/groups/questions/question.ts";
import { useQuery } from "@tanstack/react-query";
import { MessageCircleQuestionMark } from "lucide-react";
import { useState } from "react";
import { useReadAgainOn } from "../../lib/live/use-read-again-on.ts";
import { onDemand } from "../../lib/on-demand.ts";
import { queryKeys } from "../../lib/requests/query-keys.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { readAskedDecks, readDeckQuestions, type AskedCard, type ShownCard } from "./card-questions-api.ts";
import type { QuestionsDialogProps } from "./questions-dialog.tsx";
import { cardQuestionsTexts as texts } from "./card-questions.texts.ts";

export type CardQuestionsProps = {
  deckKey: string;
  card: ShownCard;
};

const dialog = onDemand<QuestionsDialogProps>(() => import("./questions-dialog.tsx").then((module) => module.QuestionsDialog));

const allGroups = queryKeys.groups();

/** Under the answer of a card: how many questions there are, and the way to them. Nothing for a deck that is in no group of the student. */
export function CardQuestions({ deckKey, card }: CardQuestionsProps) {
  useReadAgainOn("groups", allGroups);
  const { data: decks } = useQuery({
    queryKey: [...allGroups, "questions"],
    queryFn: ({ signal }) => readAskedDecks(signal),
    staleTime: Infinity,
    retry: false,
  });
  const deck = deckOfKey(deckKey);
  const isAsked = deck !== null && decks?.some(({ ownerId, id }) => ownerId === deck.ownerId && id === deck.deckId);
  return isAsked ? <QuestionsButton key={card.id} asked={{ ...deck, cardId: card.id }} /> : null;
}

function QuestionsButton({ asked }: { asked: AskedCard }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery<DeckQuestions, AppError>({
    queryKey: [...allGroups, "questions", asked.ownerId, asked.deckId],
    queryFn: ({ signal }) => readDeckQuestions(asked, signal),
    staleTime: Infinity,
    retry: false,
  });
  if (!data) return null;
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <MessageCircleQuestionMark size={18} aria-hidden /> {texts.open(data.open[asked.cardId] ?? 0)}
      </Button>
      {isOpen && (
        <dialog.Part
          isWanted
          props={{ asked, groups: data.groups, onClose: () => setOpen(false) }}
          onFailure={({ message }) => {
            setOpen(false);
            toast.error(message);
          }}
        />
      )}
    </>
  );
}
