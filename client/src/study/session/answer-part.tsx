import type { AppError } from "@recollect/domain/errors/failure.ts";
import type { ReactNode } from "react";
import { StudiedCardActions, type StudiedCardProps } from "../../decks/card-actions/card-actions.tsx";
import { onDemand } from "../../lib/on-demand.ts";
import type { TypedQuestionProps } from "./typed/typed-question.tsx";
import type { TypedVerdictProps } from "./typed/typed-verdict.tsx";

/** For answers that are typed: the code loads with the first such card. `waiting` stands in its place until then. */
type WaitedFor = { waiting: ReactNode; onFailure: (failure: AppError) => void };

export type AnswerPartProps = (TypedQuestionProps & WaitedFor) | (TypedVerdictProps & WaitedFor) | StudiedCardProps;

const loadTyped = () => import("./typed/lazy-typed.ts");
const typedQuestion = onDemand<TypedQuestionProps>(() => loadTyped().then((module) => module.TypedQuestion));
const typedVerdict = onDemand<TypedVerdictProps>(() => loadTyped().then((module) => module.TypedVerdict));

/**
 * A part of the page at the answer: the field for a typed one, its mark, or the questions of a group on the card and the way to suggest a correction. The page of a session has room for the
 * name of one file alone.
 */
export function AnswerPart(props: AnswerPartProps) {
  if (!("waiting" in props)) return <StudiedCardActions {...props} />;
  const { waiting, onFailure, ...part } = props;
  if ("mark" in part) return <typedVerdict.Part isWanted props={part} fallback={waiting} onFailure={onFailure} />;
  return <typedQuestion.Part isWanted props={part} fallback={waiting} onFailure={onFailure} />;
}
