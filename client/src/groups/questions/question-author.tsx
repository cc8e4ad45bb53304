import type { CardQuestion, QuestionAuthor } from "@recollect/domain/groups/questions/question.ts";
import { texts } from "./questions.texts.ts";

/** Who wrote something, as far as the reader may know. */
export function AuthorName({ by: { isYou, role, name } }: { by: QuestionAuthor }) {
  if (isYou) return texts.you;
  if (role === null) return texts.formerMember;
  if (name === null) return texts.classmate;
  return (
    <>
      <bdi translate="no">{name}</bdi>
      {role === "teacher" && ` · ${texts.teacher}`}
    </>
  );
}

/** What the question says, in short, for the names of its buttons. */
export function shortWords({ text }: Pick<CardQuestion, "text">): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}
