import { onDemand } from "../../../lib/on-demand.ts";
import type { TypedQuestionProps } from "./typed-question.tsx";
import type { TypedVerdictProps } from "./typed-verdict.tsx";

/** For the students who type: the code of it comes with their first card. */
export const typedQuestion = onDemand<TypedQuestionProps>(() => import("./typed-question.tsx").then((module) => module.TypedQuestion));
export const typedVerdict = onDemand<TypedVerdictProps>(() => import("./typed-verdict.tsx").then((module) => module.TypedVerdict));
