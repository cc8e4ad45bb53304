import type { ChoiceQuestion } from "@recollect/domain/practice/multiple-choice.ts";

/** Whether a question's choices are our own words, not the deck's. */
export function isYesOrNo({ choices }: Pick<ChoiceQuestion, "choices">): boolean {
  return choices.length === 2 && choices.every((one) => one === "Yes" || one === "No");
}
