/** What a typed answer needs, in one file: its field, and its verdict. */
export { TypedQuestion } from "./typed-question.tsx";
export { TypedVerdict } from "./typed-verdict.tsx";
