import type { Reading } from "../question/reading.ts";
import { MARKS } from "../question/marks.ts";
import { outcome, type Outcome, wrong } from "../question/outcome.ts";
import { readLength } from "../text/fold.ts";
import { hasOtherFlags, isCommandWithFlag, sameCommand } from "./commands.ts";
import { sameCode, type CodeLanguage } from "./same-code.ts";

const named: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\b(?:regex|regular expression|regexp)\b/i, "regex"],
  [/\b(?:shell|bash|command line|terminal|git|unix|linux|docker|npm)\b/i, "shell"],
  [/\b(?:sql|postgres|mysql|sqlite)\b/i, "sql"],
  [/\b(?:html|xml|svg)\b/i, "markup"],
  [/(?<![\p{L}])(?:java|c|c\+\+|c#|rust|go|kotlin|scala|swift)\s*:/iu, "strict"],
  [
    /\b(?:python|javascript|typescript|java|c|c\+\+|c#|rust|go|ruby|php|swift|kotlin|css|r|haskell|lua|perl|scala|jquery|node) ?:/i,
    "other",
  ],
];

/** Grades a card whose answer is code, by tokens and not by letters; null for other cards. */
export function asCode(reading: Reading): Outcome | null {
  const { question, forms } = reading;
  if (!isCodeCard(question)) return asCommand(reading);
  const given = unfenced(question.answer.slice(0, readLength));
  const language = languageOf(question.term, question.definition);
  // Code may itself begin and end with backticks, so it is also compared without removing them.
  const typed = given === question.answer.trim() ? [given] : [given, question.answer.trim().slice(0, readLength)];
  const answers = typed.flatMap(withPlainDashes);
  const isSame = alternatives(question.definition, forms).some((form) =>
    answers.some((answer) => sameCode(form, answer, language, reading.isAsked)),
  );
  return isSame ? outcome(MARKS.full, "code") : wrong("code", unfenced(question.definition));
}

/** A command with a flag that the card does not mark as code: the same command is right, and one with other flags is another. Else its words decide. */
function asCommand({ question }: Reading): Outcome | null {
  const [own, said] = [question.definition.trim(), question.answer.trim()];
  if (own.length > longestCommand || said.length > longestCommand || !isCommandWithFlag(own)) return null;
  const typed = withPlainDashes(unfenced(said));
  if (typed.some((answer) => sameCommand(own, answer))) return outcome(MARKS.full, "code");
  return typed.every((answer) => hasOtherFlags(own, answer)) ? wrong("code", own) : null;
}

const longestCommand = 200;

/** An answer, and what was typed if a keyboard made a dash of it: `i--` becomes `i—`, and `ls -a` becomes `ls –a`. */
function withPlainDashes(text: string): string[] {
  if (!/[–—−]/.test(text)) return [text];
  return [text, text.replace(/[–—]/g, "--").replace(/−/g, "-"), text.replace(/—/g, "--").replace(/[–−]/g, "-")];
}

/** Whether the card's answer is code: it is fenced as code, or its term names a language followed by a colon. */
export function isCodeCard({ term, definition }: { term: string; definition: string }): boolean {
  if (definition.length > readLength) return false;
  if (/^\s*`[^`]+`\s*$/.test(definition) || /^\s*```[\s\S]*```\s*$/.test(definition)) return true;
  return (
    named.some(([name]) => name.test(term.slice(0, 60).split(":")[0] + ":") && term.includes(":")) &&
    /[(){}[\];=<>*|$/\\]|--?\w/.test(definition)
  );
}

function languageOf(term: string, definition: string): CodeLanguage {
  const found = named.find(([name]) => name.test(term));
  if (found) return found[1];
  if (/^\W*(?:select|insert|update|delete|create table|alter|drop)\b/i.test(definition)) return "sql";
  if (/^\W*<\w/.test(definition)) return "markup";
  if (/^\W*(?:git|npm|cd|ls|rm|cp|mv|grep|docker|sudo|chmod|mkdir|echo|cat|ssh|curl)\s/.test(definition)) return "shell";
  return "other";
}

/** The accepted code of a card: the whole, or each of several pieces fenced separately (`` `a` or `b` ``). */
function alternatives(definition: string, forms: Reading["forms"]): string[] {
  const fenced = Array.from(definition.matchAll(/`([^`]+)`/g), (match) => match[1] ?? "");
  return fenced.length > 1 ? [...fenced, ...forms.map(({ raw }) => raw)] : [unfenced(definition)];
}

function unfenced(text: string): string {
  const plain = text.trim().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
  return plain
    .replace(/^```\w*\n?([\s\S]*?)```$/, "$1")
    .replace(/^``\s?(.*?)\s?``$/s, "$1")
    .replace(/^`([^`]*)`$/, "$1")
    .trim();
}
